import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/money'
import type { Order } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { PriceLines } from '#src/kits/booking/price-lines'
import { useLanguage, usePrefs } from '#src/session/visitor'
import { aboutIn } from './about-in'

/** The price line by line, the exact charge in won, and its approximate amount in the reader's currency. */
export function OrderTotal({ order }: { order: Pick<Order, 'amount_won' | 'price_lines' | 'rates'> }) {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const currency = usePrefs((prefs) => prefs.currency)
  const language = useLanguage()
  const total = { amount: order.amount_won, currency: 'KRW' } as const
  return (
    <div className="space-y-3">
      <PriceLines lines={order.price_lines} />
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4 font-bold">
        {t('summary.total')}
        <span role="status" className="text-xl figures">
          {money(total, 'KRW')}
        </span>
      </p>
      {currency !== 'KRW' && (
        <p className="text-sm text-muted">
          {t('summary.approximately', { amount: formatMoney(aboutIn(order, currency), language) })}
        </p>
      )}
    </div>
  )
}
