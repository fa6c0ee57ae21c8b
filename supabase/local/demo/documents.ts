import { setCertificate } from './certificate.ts'
import { idOf } from './chance.ts'
import type { DemoDocument, DemoNutritionist } from './person.ts'

const keyOf = ({ id }: DemoNutritionist, document: DemoDocument, index: number) =>
  `${id}/documents/${document.kind}_${index + 1}.pdf`

/** The files of a nutritionist's documents by their key in the bucket feedback-attachments. */
export const documentFiles = (owner: DemoNutritionist): [string, Buffer][] =>
  owner.documents.map((document, index) => [keyOf(owner, document, index), setCertificate(document.text)])

/** The columns of the profile that name the documents. */
export function documentColumns(owner: DemoNutritionist, uploadedAt: string) {
  const listOf = (kind: DemoDocument['kind']) =>
    owner.documents.flatMap((document, index) =>
      document.kind === kind
        ? [
            {
              id: idOf(`document ${owner.email} ${index}`),
              name: document.name,
              url: keyOf(owner, document, index),
              type: 'application/pdf',
              uploadedAt,
              fileSize: setCertificate(document.text).length,
              ...document.fields,
            },
          ]
        : [],
    )
  return { education_documents: listOf('education'), certification_documents: listOf('certification') }
}
