import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'
import type { BadCell } from '../read-rows'

/** Every invalid cell: where it is, what it says, and why it is refused. */
export function BadCells({ bad }: { bad: readonly BadCell[] }) {
  const { t } = useTranslation('fair.desk-import')
  const { t: refusal } = useTranslation('refusal')
  return (
    <div className="max-h-96 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('bad.title')}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {(['row', 'column', 'cell', 'reason'] as const).map((key) => (
              <th key={key} scope="col" className="py-1.5 pe-3 text-start font-medium whitespace-nowrap">
                {t(`bad.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bad.map(({ row, column, cell, reason }) => (
            <tr key={`${row} ${column}`} className="align-top not-last:border-b not-last:border-line">
              <td className="py-1.5 pe-3 figures">{row}</td>
              <td className="py-1.5 pe-3">{t(`column.${column}`)}</td>
              <td className="py-1.5 pe-3 wrap-anywhere">
                {cell || <span className="text-muted">{t('bad.empty')}</span>}
              </td>
              <td className="py-1.5 text-error">{refusal(reason as RefusalCode)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
