import type { ChartTable } from './chart-table'
import classes from './TableOfChart.module.css'

type Props = {
  table: ChartTable
  /** What the table is of. */
  label: string
}

/** The figures of a chart in words; long ones scroll under their head. */
export function TableOfChart({ table, label }: Props) {
  return (
    <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {table.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([position, ...figures], row) => (
            <tr key={row}>
              <th scope="row">{position}</th>
              {figures.map((figure, column) => (
                <td key={column} className="num">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
