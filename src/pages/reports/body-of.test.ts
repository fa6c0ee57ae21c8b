import { expect, test } from 'vitest'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import { makeFiguresRow } from '@/shared/testing/make-figures'
import { bodyOf } from './body-of'
import { emptyReportDay, type ReportDay } from './client-report'

const reportOf = (days: (Pick<ReportDay, 'day'> & Partial<ReportDay>)[], figures: object = {}) => ({
  days: days.map((day): ReportDay => ({ ...emptyReportDay, ...day })),
  figures: clientFiguresSchema.parse(makeFiguresRow({ ...figures })),
})

test('the figure of a day with two values is the mean that the chart shows, not the last of them', () => {
  const report = reportOf(
    [
      { day: '2026-11-26', weight: 80.5 },
      { day: '2026-11-27', waist: 84 },
      { day: '2026-11-28', weight: 79.5 },
    ],
    { first_weight: 80, last_weight: 79, target_weight: 70, latest_weight_day: '2026-11-28' },
  )
  expect(bodyOf('weight', report)).toEqual({
    first: 80.5,
    last: 79.5,
    target: 70,
    latestDay: '2026-11-28',
  })
  expect(bodyOf('waist', report)).toMatchObject({ first: 84, last: 84, target: null })
})

test('a range without a value has none, and still knows when the latest was', () => {
  const report = reportOf([], { latest_waist_day: '2026-10-01', latest_waist: 84 })
  expect(bodyOf('waist', report)).toEqual({ first: null, last: null, target: null, latestDay: '2026-10-01' })
})
