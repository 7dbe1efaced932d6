import { useTranslation } from 'react-i18next'
import type { Money } from '#contract/money'
import type { PriceLine } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { useContentTag } from '#src/session/visitor'

const won = (amount: number): Money => ({ amount, currency: 'KRW' })

/** The price line by line, in won; discounts have a minus sign. */
export function PriceLines({ lines }: { lines: PriceLine[] }) {
  const { t } = useTranslation('booking')
  const money = useMoney()
  const lang = useContentTag()
  return (
    <dl className="space-y-2 text-sm">
      {lines.map(({ kind, label, quantity, unit, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and their order is the server's
        <div key={at} className="flex justify-between gap-4">
          <dt className="min-w-0">
            <span lang={lang}>{label}</span>
            {unit && (
              <span className="block text-muted figures">
                {t('summary.unit', { price: money(unit, unit.currency), count: quantity })}
              </span>
            )}
          </dt>
          <dd
            className={`shrink-0 figures ${kind === 'coupon' || kind === 'points' ? 'font-medium text-success' : ''}`}
          >
            {money(won(amount), 'KRW')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
