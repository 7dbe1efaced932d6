import { useTranslation } from 'react-i18next'
import { holdMinutes } from '#contract/periods'
import { useMoney, useRates } from '#src/api/start-up'
import { usePrefs } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { Side } from '#src/ui/side'
import { type CartLine, cartTotals } from './cart-line'

interface CartTotalProps {
  lines: CartLine[]
  /** Why the reservation failed. */
  problem: string
  busy: boolean
  onReserve: () => void
}

/** The price of the selected lines, by currency and in total, and the button to reserve them. */
export function CartTotal({ lines, problem, busy, onReserve }: CartTotalProps) {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const currency = usePrefs((prefs) => prefs.currency)
  const { parts, all } = cartTotals(lines, currency, useRates())
  const count = lines.filter(({ is_selected }) => is_selected).length
  const converted = parts.some((part) => part.currency !== currency)
  return (
    <Side kind="payment">
      <Card as="section" look="raised" pad="lg" className="space-y-4">
        <h2 className="text-lg font-bold">{t('cart.summary')}</h2>
        <dl className="space-y-2">
          {parts.map((part) => (
            <div key={part.currency} className="flex justify-between gap-4">
              <dt className="text-muted">{t('cart.pricedIn', { currency: part.currency })}</dt>
              <dd className="figures">{money(part, part.currency)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
            <dt>{t('cart.total')}</dt>
            <dd className="text-xl figures">
              {converted ? t('about', { amount: money(all, currency) }) : money(all, currency)}
            </dd>
          </div>
        </dl>
        <p className="text-sm text-muted">{count === 0 ? t('cart.nothing') : t('cart.totalNote')}</p>
        {problem && (
          <Alert tone="error" live>
            {problem}
          </Alert>
        )}
        <Button variant="accent" size="lg" wide busy={busy} disabled={count === 0} onClick={onReserve}>
          {count === 0 ? t('cart.reserve') : t('cart.reserveCount', { count })}
        </Button>
        <p className="text-sm text-muted">{t('cart.ask', { minutes: holdMinutes })}</p>
      </Card>
    </Side>
  )
}
