import type { ReactNode } from 'react'

interface Series {
  name: string
  /** Formats a value. */
  write: (value: number) => string
}

export interface ChartRow {
  key: string
  label: ReactNode
  /** One per series; null where unknown. */
  values: readonly (number | null)[]
}

interface ChartProps {
  caption: string
  /** The column head of the row labels. */
  head: string
  series: readonly Series[]
  /** The series to draw, on one scale: the second within the first, or beside it. */
  drawn: readonly [outer: number, inner?: number]
  /** The second drawn series is no part of the first: its columns are drawn beside those of the first. */
  beside?: boolean
  rows: readonly ChartRow[]
  /** `columns` are drawn side by side above the table, for values over time. `bars` are drawn in the rows of the table. */
  shape?: 'bars' | 'columns'
  /** Shown when there are no rows. */
  empty: string
  /** Shown for an unknown value, once per row. */
  unknown?: string
}

const looks = ['fill-line-strong', 'fill-brand'] as const

/** A table of figures with a chart of them: the table holds everything, the chart is visual only. */
export function Chart({
  caption,
  head,
  series,
  drawn,
  beside = false,
  rows,
  shape = 'bars',
  empty,
  unknown = '–',
}: ChartProps) {
  if (rows.length === 0) return <p className="text-muted">{empty}</p>
  const [outer, inner] = drawn
  const most = Math.max(
    1,
    ...rows.flatMap(({ values }) => drawn.map((at) => (at === undefined ? 0 : (values[at] ?? 0)))),
  )
  const share = (row: ChartRow, at: number) => ((row.values[at] ?? 0) / most) * 100
  const widths = (row: ChartRow) => drawn.flatMap((at) => (at === undefined ? [] : [share(row, at)]))
  return (
    <div className="space-y-3">
      {inner !== undefined && <Legend names={[series[outer]?.name ?? '', series[inner]?.name ?? '']} />}
      {shape === 'columns' && (
        <div
          aria-hidden="true"
          className="flex h-36 items-stretch justify-around gap-1 border-b border-line-strong print:break-inside-avoid"
        >
          {rows.map((row) => (
            <svg
              aria-hidden="true"
              key={row.key}
              viewBox="0 0 10 100"
              preserveAspectRatio="none"
              // Without a width of its own, its shape would widen the page by each column.
              className="h-full w-0 max-w-16 flex-1"
            >
              {drawn.map(
                (at, index) =>
                  at !== undefined && (
                    <rect
                      key={at}
                      x={beside ? index * 5 : 0}
                      width={beside ? 4.5 : 10}
                      y={100 - share(row, at)}
                      height={share(row, at)}
                      className={looks[index]}
                    />
                  ),
              )}
            </svg>
          ))}
        </div>
      )}
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm max-sm:text-[0.6875rem]">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-muted">
              <th scope="col" className="py-1.5 pe-1 sm:pe-3 text-start font-medium">
                {head}
              </th>
              {shape === 'bars' && <td className="w-1/3 max-sm:hidden" />}
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-1.5 ps-1 sm:ps-3 text-end font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="not-last:border-b not-last:border-line">
                <th scope="row" className="py-1.5 pe-1 sm:pe-3 text-start font-medium">
                  {row.label}
                  {shape === 'bars' && <Bar className="mt-0.5 h-1.5 sm:hidden" widths={widths(row)} />}
                </th>
                {shape === 'bars' && (
                  <td aria-hidden="true" className="max-sm:hidden">
                    <Bar className="h-3" widths={widths(row)} />
                  </td>
                )}
                {series.map(({ name, write }, at) => (
                  <td key={name} className="py-1.5 ps-1 sm:ps-3 text-end whitespace-nowrap figures">
                    {row.values[at] === null ? (at === 0 ? unknown : '–') : write(row.values[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** The bars of a row, each within the one before; widths are percentages. */
const Bar = ({ className, widths }: { className: string; widths: readonly number[] }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    className={`block w-full rtl:-scale-x-100 ${className}`}
  >
    {widths.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the position is the series
      <rect key={index} width={width} height="10" className={looks[index]} />
    ))}
  </svg>
)

/** What the colors of a chart mean. */
const Legend = ({ names }: { names: readonly string[] }) => (
  <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
    {names.map((name, index) => (
      <span key={name} className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
          <rect width="10" height="10" className={looks[index]} />
        </svg>
        {name}
      </span>
    ))}
  </p>
)
