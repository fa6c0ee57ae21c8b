import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useFormat } from '@/shared/i18n/format'
import { type Day, firstDay } from '@/shared/lib/day'
import { DayPicker } from '@/shared/ui/DayPicker'
import { PageHeader } from '@/shared/ui/PageHeader'
import { showToast } from '@/shared/ui/toast-store'
import { DaySide } from './DaySide'
import classes from './ExerciseLogPage.module.css'
import { FormSide } from './FormSide'
import { focusForm, focusList } from './places'
import { useLogs } from './model/use-logs'
import { usePlace } from './model/use-place'
import type { LogName } from './log-names'

const route = getRouteApi('/_authed/exercise-log')

/** The client's log of exercise, sleep and mood: a form, the day's summary and its entries. */
export function ExerciseLogPage() {
  const { t } = useLingui()
  const format = useFormat()
  const { user } = route.useRouteContext()
  const { day, today, log, showDay, showLog } = usePlace()
  const logs = useLogs(user.id, day, today)

  function handleLog(next: LogName): void {
    logs[next].editor.resume()
    showLog(next)
  }

  function handleSaved(saved: LogName, savedDay: Day, isSent: boolean): void {
    logs[saved].editor.openNew()
    if (savedDay !== day) showDay(savedDay)
    showToast({
      text: isSent
        ? logs[saved].kind.texts.saved
        : msg`Saved on this device. It is sent as soon as you are online.`,
    })
    focusList(saved)
  }

  return (
    <div className={classes.page}>
      <PageHeader
        title={t`Exercise & sleep`}
        action={<DayPicker day={day} today={today} firstDay={firstDay} onChange={showDay} />}
      >
        {format.nearDay(day, today)}
      </PageHeader>
      <div className={classes.columns}>
        <FormSide
          userId={user.id}
          logs={logs}
          log={log}
          day={day}
          today={today}
          onLog={handleLog}
          onSaved={handleSaved}
        />
        <DaySide
          logs={logs}
          log={log}
          isToday={day === today}
          onEdit={(next) => {
            showLog(next)
            focusForm()
          }}
        />
      </div>
    </div>
  )
}
