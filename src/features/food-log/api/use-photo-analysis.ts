import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mealPhotoBucket } from '@/entities/meal/meal'
import { AppError } from '@/shared/api/app-error'
import { fileQueries } from '@/shared/api/storage-queries'
import { latestOnly } from '@/shared/lib/latest-only'
import { AnalysisProblem } from '../model/analysis-problem'
import type { Estimate } from '../model/estimate'
import { analyzePhoto } from './analyze-photo'

type Question = { photo: string | null; language: string; signal: AbortSignal }

export type PhotoAnalysisState =
  | { status: 'idle' }
  | { status: 'analyzing' }
  | { status: 'result'; estimate: Estimate }
  | { status: 'error'; error: Error }

/**
 * Analyzes the photo in the form. Another photo ends the question about the one before, and its answer, however late, is
 * dropped.
 * @param photo key of the photo in the form, null for none; undefined while another is on its way
 */
export function usePhotoAnalysis(photo: string | null | undefined) {
  const queryClient = useQueryClient()
  const [running] = useState(latestOnly)
  const question = useMutation({
    mutationKey: ['analyze-photo'],
    mutationFn: async ({ photo: path, language, signal }: Question) => {
      if (path === null) throw new AnalysisProblem('image-missing')
      const file = await queryClient
        .fetchQuery(fileQueries.blob(mealPhotoBucket, path))
        .catch((error: unknown) => {
          throw new AnalysisProblem('image-unreadable', error)
        })
      return analyzePhoto(file, language, signal)
    },
  })
  useEffect(() => () => running.end(), [running, photo])

  return {
    state: question.variables?.photo === photo ? stateOf(question) : idle,
    /** @param language of the food's name, by its code */
    start: (language: string) => {
      if (photo !== undefined) question.mutate({ photo, language, signal: running.start() })
    },
    /** Ends the question, or puts its answer away. */
    clear: () => {
      running.end()
      question.reset()
    },
  }
}

const idle: PhotoAnalysisState = { status: 'idle' }

function stateOf(question: {
  isPending: boolean
  data: Estimate | undefined
  error: Error | null
}): PhotoAnalysisState {
  const { isPending, data, error } = question
  if (isPending) return { status: 'analyzing' }
  if (data) return { status: 'result', estimate: data }
  const isCancelled = error instanceof AppError && error.code === 'cancelled'
  return error && !isCancelled ? { status: 'error', error } : idle
}
