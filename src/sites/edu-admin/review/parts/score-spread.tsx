import { useTranslation } from 'react-i18next'
import { mostPoints, type Spread } from '#contract/education/scores'
import type { RubricLine } from '#contract/education/year'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Table } from '#src/ui/table'

interface ScoreSpreadProps {
  spread: Spread
  rubric: readonly RubricLine[]
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** The spread of all complete scores by criterion and in total, with each colleague's scores and words. */
export function ScoreSpread({ spread: { total, lines, given }, rubric }: ScoreSpreadProps) {
  const { t } = useTranslation('edu-admin.review')
  const lang = useContentLang()
  const numbers = useNumbers()
  const rows = [
    ...rubric.flatMap(({ id, name, points }) => {
      const line = lines.find((each) => each.id === id)
      return line ? [{ ...line, name: name[lang], most: points }] : []
    }),
    { ...total, id: 'total', name: t('scores.total'), most: mostPoints(rubric) },
  ]
  return (
    <div className="stack-4">
      <Table
        caption={t('scores.spread')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: t('scores.line'), cell: ({ name, most }) => `${name} (${most})` },
          { key: 'mean', header: t('scores.mean'), align: 'end', cell: ({ mean }) => numbers(rounded(mean)) },
          { key: 'range', header: t('scores.range'), align: 'end', cell: ({ min, max }) => `${min} – ${max}` },
          { key: 'bar', header: t('scores.spread'), cell: (row) => <Bar {...row} /> },
        ]}
      />
      <ul className="divide-y divide-line text-sm">
        {given.map(({ person, total: points, words, version }) => (
          <li key={person.id} className="py-2">
            <p className="flex justify-between gap-3">
              <span className="font-medium">{t('scores.by', { name: person.name, version })}</span>
              <span className="figures">{points}</span>
            </p>
            {words && <p className="wrap-anywhere whitespace-pre-line text-muted">{words}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A bar from lowest to highest with the mean as a line; the table has the same numbers. */
const Bar = ({ min, max, mean, most }: { min: number; max: number; mean: number; most: number }) => {
  const percent = (value: number) => `${(value / most) * 100}%`
  return (
    <span aria-hidden="true" className="relative block h-3 w-32 rounded-full bg-sunken">
      <span
        className="absolute inset-y-0 min-w-1 rounded-full bg-accent/40"
        style={{ insetInlineStart: percent(min), width: percent(max - min) }}
      />
      <span className="absolute -inset-y-0.5 w-0.5 bg-accent" style={{ insetInlineStart: percent(mean) }} />
    </span>
  )
}
