import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import { type BothRecords, differencesOf } from '#contract/fair/record-desk'
import { useDates } from '#src/session/dates'
import { shownFields, useFieldWords } from './use-field-words'

const sides = ['buyer', 'seller'] as const

/** Two records field by field; rows that contradict each other are marked. */
export function SideBySide({ records: { said } }: { records: BothRecords }) {
  const { t } = useTranslation('fair.desk-records')
  const dates = useDates()
  const fields = useFieldWords()
  const differences: readonly string[] = differencesOf(said.buyer, said.seller)
  if (!said.buyer && !said.seller) return <p className="text-muted">{t('noneYet')}</p>
  return (
    <div className="overflow-x-auto">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{t('beside')}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <td className="w-1/4" />
            {sides.map((side) => (
              <th key={side} scope="col" className="px-2 py-1.5 text-start font-medium">
                {t(`says.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownFields.map((field) => {
            const differs = differences.includes(field)
            return (
              <tr
                key={field}
                data-differs={differs || undefined}
                className={`align-top not-last:border-b not-last:border-line ${differs ? 'bg-warning-soft' : ''}`}
              >
                <th scope="row" className="py-2 ps-1 pe-2 text-start font-medium wrap-anywhere">
                  {fields[field].label}
                  {differs && (
                    <span className="mt-0.5 flex items-center gap-1 text-xs text-warning">
                      <TriangleAlert className="size-3.5 shrink-0" />
                      {t('differs')}
                    </span>
                  )}
                </th>
                {sides.map((side) => (
                  <td key={side} className="px-2 py-2 wrap-anywhere whitespace-pre-line">
                    {said[side] ? fields[field].show(said[side]) || '–' : '–'}
                  </td>
                ))}
              </tr>
            )
          })}
          <tr className="text-muted">
            <th scope="row" className="py-2 ps-1 pe-2 text-start font-medium">
              {t('sentAt')}
            </th>
            {sides.map((side) => (
              <td key={side} className="px-2 py-2">
                {said[side] ? dates.instant(said[side].sent_at) : t('silent')}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
