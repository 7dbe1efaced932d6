import Sparkles from 'lucide-react/icons/sparkles'
import { useTranslation } from 'react-i18next'
import type { BenefitChoice } from '#contract/booking'
import type { Order } from '#contract/order'
import type { z } from '#contract/zod'
import { useMoney } from '#src/api/start-up'
import { Button } from '#src/ui/button'

interface BestBenefitsProps {
  order: Order
  choice: z.output<typeof BenefitChoice>
  busy: boolean
  /** Shows nothing if there is nothing to gain. */
  quiet: boolean
  onUse: () => void
}

/** The cheapest combination, applied with one press. */
export function BestBenefits({ order, choice: { best, coupons }, busy, quiet, onUse }: BestBenefitsProps) {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const won = (amount: number) => money({ amount, currency: 'KRW' }, 'KRW')
  const saved = order.amount_won - best.amount_won
  const isLost = order.coupon_ids.some((lost) => !coupons.find(({ id }) => id === lost)?.usable)
  if (saved <= 0) {
    // Without any benefit there is nothing to show either; a coupon that became unusable does not count.
    if (quiet || isLost || (order.coupon_ids.length === 0 && order.points === 0)) return null
    return <p className="font-medium text-success">{t('benefits.bestDone', { amount: won(order.amount_won) })}</p>
  }
  const chosen = coupons.filter(({ id }) => best.coupon_ids.includes(id))
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md bg-brand-soft p-5">
      <Sparkles className="size-6 shrink-0 text-brand" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-bold">{t('benefits.best')}</h2>
        <ul className="text-sm">
          {chosen.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {best.points > 0 && <li>{t('benefits.bestPoints', { count: best.points, value: best.points })}</li>}
        </ul>
        <p className="mt-1">{t('benefits.bestText', { amount: won(best.amount_won), saved: won(saved) })}</p>
      </div>
      <Button busy={busy} onClick={onUse}>
        {t('benefits.bestUse')}
      </Button>
    </section>
  )
}
