import { useTranslation } from 'react-i18next'
import { type FairResult, fairHistory } from '#contract/fair/history'
import { useNumbers } from '#src/session/visitor'

const figures = ['countries', 'buyers', 'sellers', 'meetings'] as const satisfies (keyof FairResult)[]
/** The size of the drawing, in its own units. */
const size = { column: 40, gap: 12, height: 100 }
const width = fairHistory.length * (size.column + size.gap) - size.gap

/** Former fairs, drawn and as a table; the table has all the content of the drawing, which is hidden from screen readers. */
export function History() {
  const { t } = useTranslation('fair.program')
  const numbers = useNumbers()
  return (
    <div className="stack-8">
      <div aria-hidden="true" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map((figure) => (
          <figure key={figure} className="rounded-md border border-line bg-surface p-5">
            <figcaption className="text-sm text-muted">{t(`history.${figure}`)}</figcaption>
            <Columns figure={figure} write={numbers} />
          </figure>
        ))}
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{t('history.title')}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm text-muted">
              <th scope="col" className="py-2 pe-4 text-start font-medium">
                {t('history.year')}
              </th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="py-2 ps-4 text-end font-medium">
                  {t(`history.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fairHistory.map(({ year, result }) => (
              <tr key={year} className="border-b border-line">
                <th scope="row" className="py-2.5 pe-4 text-start font-semibold figures">
                  {year}
                </th>
                {result ? (
                  figures.map((figure) => (
                    <td key={figure} className="py-2.5 ps-4 text-end figures">
                      {numbers(result[figure])}
                    </td>
                  ))
                ) : (
                  <td colSpan={figures.length} className="py-2.5 ps-4 text-end text-muted">
                    {t('history.unpublished')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** A figure by year; years with unpublished figures are empty outlines. */
function Columns({ figure, write }: { figure: keyof FairResult; write: (value: number) => string }) {
  const most = Math.max(1, ...fairHistory.map(({ result }) => result?.[figure] ?? 0))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${size.height + 40}`} className="mt-3 h-auto w-full">
      {fairHistory.map(({ year, result }, at) => {
        const x = at * (size.column + size.gap)
        const high = result ? (result[figure] / most) * (size.height - 4) : 28
        return (
          <g key={year}>
            <rect
              x={x + 0.5}
              y={size.height + 18 - high}
              width={size.column - 1}
              height={high}
              rx="3"
              strokeDasharray={result ? undefined : '4 3'}
              className={result ? 'fill-brand' : 'fill-transparent stroke-line-strong'}
            />
            {result && (
              <text
                x={x + size.column / 2}
                y={size.height + 12 - high}
                textAnchor="middle"
                fontSize="14"
                fontWeight="700"
                className="fill-ink figures"
              >
                {write(result[figure])}
              </text>
            )}
            <text
              x={x + size.column / 2}
              y={size.height + 35}
              textAnchor="middle"
              fontSize="12"
              className="fill-muted figures"
            >
              {year}
            </text>
          </g>
        )
      })}
      <path d={`M0 ${size.height + 18}H${width}`} className="stroke-line-strong" />
    </svg>
  )
}
