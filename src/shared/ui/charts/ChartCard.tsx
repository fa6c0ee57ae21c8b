import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { IconChartLine, IconTable } from '../icons'
import { ChartName } from './chart-name'
import type { ChartTable } from './chart-table'
import { TableOfChart } from './TableOfChart'
import classes from './ChartCard.module.css'

type Props = {
  title: string
  /** One plain sentence that says what the chart shows, gaps included; also the picture's accessible name. */
  summary: string
  /** The figure that matters, over the chart. */
  figure?: ReactNode
  table: ChartTable
  /** One chart. */
  children: ReactNode
  /** Without paper: the chart lies on what is around it. */
  flat?: boolean
  /** At most one, beside the table switch. */
  action?: ReactNode
  /** Level of the heading. */
  level?: 2 | 3
}

/** A chart with its heading and sentence; a switch shows the same figures as a table. */
export function ChartCard({
  title,
  summary,
  figure,
  table,
  children,
  flat = false,
  action,
  level = 2,
}: Props) {
  const { t } = useLingui()
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const SwitchIcon = asTable ? IconChartLine : IconTable
  return (
    <figure className={classes.card} data-flat={flat} aria-labelledby={titleId}>
      <figcaption className={classes.head}>
        <div className={classes.words}>
          <Heading id={titleId}>{title}</Heading>
          <p className="muted small">{summary}</p>
        </div>
        <div className={classes.tools}>
          {action}
          <ActionIcon
            aria-label={asTable ? t`Show ${title} as a chart` : t`Show ${title} as a table`}
            onClick={() => setAsTable(!asTable)}
          >
            <SwitchIcon className="icon" aria-hidden />
          </ActionIcon>
        </div>
      </figcaption>
      {figure && <div className={classes.figure}>{figure}</div>}
      {asTable ? (
        <TableOfChart table={table} label={title} />
      ) : (
        <ChartName value={summary}>{children}</ChartName>
      )}
    </figure>
  )
}
