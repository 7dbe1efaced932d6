import { useTranslation } from 'react-i18next'
import { type BoothPriceLine, type boothPrice, vatPercent } from '#contract/mice/booth'
import { useWon } from '#src/session/use-won'
import { Card } from '#src/ui/card'

const named: readonly BoothPriceLine['of'][] = ['shell', 'raw', 'corner', 'co_exhibitor']

/** The current price, line by line, with VAT listed separately. */
export function PricePanel({ price }: { price: ReturnType<typeof boothPrice> }) {
  const { t } = useTranslation('mice.application')
  const won = useWon()
  const name = (of: BoothPriceLine['of']) =>
    named.includes(of) ? t(`price.${of as 'shell'}`) : t(`items.${of as 'table'}`)
  return (
    <Card as="section" className="lg:sticky lg:top-24">
      <h2 className="mb-3 text-lg font-bold">{t('price.title')}</h2>
      <dl className="space-y-2 text-sm">
        {price.lines.map(({ of, quantity, unit_won, amount_won }) => (
          <div key={of} className="flex justify-between gap-4">
            <dt className="min-w-0">
              {name(of)}
              <span className="block text-muted figures">
                {won(unit_won)} × {quantity}
              </span>
            </dt>
            <dd className="shrink-0 figures">{won(amount_won)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2">
          <dt>{t('price.net')}</dt>
          <dd className="figures">{won(price.net_won)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{t('price.vat', { percent: vatPercent })}</dt>
          <dd className="figures">{won(price.vat_won)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-line-strong pt-3 text-base font-bold">
          <dt>{t('price.total')}</dt>
          <dd className="text-xl figures" data-total={price.total_won}>
            {won(price.total_won)}
          </dd>
        </div>
      </dl>
    </Card>
  )
}
