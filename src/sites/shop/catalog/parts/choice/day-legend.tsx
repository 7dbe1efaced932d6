import { useTranslation } from 'react-i18next'
import { fewSeats } from '#contract/catalog'

/** The legend of the calendar's days. */
export function DayLegend() {
  const { t } = useTranslation('shop.catalog')
  const signs = [
    ['available', 'text-ink', t('legend.available')],
    ['few', 'font-semibold text-warning', t('legend.few', { count: fewSeats })],
    ['soldOut', 'text-error line-through', t('legend.soldOut')],
    ['closed', 'text-muted line-through', t('legend.closed')],
  ] as const
  return (
    <ul aria-label={t('legend.title')} className="mt-3 flex max-w-100 flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {signs.map(([key, look, words]) => (
        <li key={key} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`rounded-sm bg-sunken px-1.5 py-0.5 figures ${look}`}>
            15
          </span>
          {words}
        </li>
      ))}
    </ul>
  )
}
