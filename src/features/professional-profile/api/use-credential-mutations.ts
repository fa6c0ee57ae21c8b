import { useMutation, useQueryClient } from '@tanstack/react-query'
import { nutritionistKeys } from '@/entities/nutritionist/queries'
import type { CredentialKind } from '../model/credential-kind'
import { addCredential, removeCredential, type StoredDocument } from './credentials'

const useRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: nutritionistKeys.all })
}

/** Adds an uploaded document to the credentials of a nutritionist. */
export function useAddCredential(kind: CredentialKind) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (document: StoredDocument) => addCredential(kind, document),
    onSuccess: () => refresh(), // awaited: the dialog stays until the list shows the document
  })
}

/** Removes a document, by its stored address, from the credentials of a nutritionist. */
export function useRemoveCredential(userId: string, kind: CredentialKind) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (url: string) => removeCredential(userId, kind, url),
    onSuccess: () => refresh(),
  })
}
