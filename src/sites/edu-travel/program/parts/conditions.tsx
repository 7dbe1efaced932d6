import { useTranslation } from 'react-i18next'
import type { YearFigures } from '#contract/education/year'

const three = ['hotel', 'attraction', 'school'] as const

/** The conditions for a group; the figures are large, because readers look for them. */
export function Conditions({ figures }: { figures: YearFigures }) {
  const { t } = useTranslation('edu-travel.program')
  const rows = [
    { key: 'students', figure: figures.min_students },
    { key: 'days', figure: figures.days_before },
    { key: 'three', figure: figures.conditions_needed },
  ] as const
  return (
    <ul className="ruled border-y border-line">
      {rows.map(({ key, figure }) => (
        <li key={key} className="flex gap-4 py-5">
          <span className="w-18 shrink-0 text-4xl font-bold whitespace-nowrap text-brand figures">{figure}</span>
          <div className="min-w-0">
            <h3 className="font-bold">{t(`conditions.${key}.title`)}</h3>
            <p className="text-muted">{t(`conditions.${key}.text`)}</p>
            {key === 'three' && (
              <ul className="mt-2 list-disc space-y-1 ps-5 text-muted">
                {three.map((each) => (
                  <li key={each}>{t(`conditions.${each}`)}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
