import { useTranslation } from 'react-i18next'
import type { RefusalCode } from '#contract/refusal'
import type { BadCell } from './read-sheet'

interface BadCellsProps<C extends string> {
  /** The name of the sheet. */
  sheet: string
  bad: readonly BadCell<C>[]
  columnName: (column: C) => string
}

/** Every cell that cannot be imported: where it is, what it says, and why it is refused. */
export function BadCells<C extends string>({ sheet, bad, columnName }: BadCellsProps<C>) {
  const { t } = useTranslation('desk')
  const { t: refusal } = useTranslation('refusal')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="max-h-96 overflow-auto" aria-label={t('sheet.bad.caption')} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <caption className="pb-2 text-start text-muted">{t('sheet.bad.in', { sheet })}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {(['address', 'column', 'cell', 'reason'] as const).map((key) => (
              <th key={key} scope="col" className="py-1.5 pe-3 text-start font-medium whitespace-nowrap">
                {t(`sheet.bad.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bad.map(({ address, column, cell, reason, least }) => (
            <tr key={`${address} ${column}`} className="align-top not-last:border-b not-last:border-line">
              <td className="py-1.5 pe-3 figures">{address}</td>
              <td className="py-1.5 pe-3">{columnName(column)}</td>
              <td className="py-1.5 pe-3 wrap-anywhere">
                {cell ? (
                  <span className="line-clamp-3">{cell}</span>
                ) : (
                  <span className="text-muted">{t('sheet.bad.empty')}</span>
                )}
              </td>
              <td className="py-1.5 text-error">
                {refusal(reason as RefusalCode)}
                {least !== undefined && ` ${t('sheet.bad.least', { least })}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
