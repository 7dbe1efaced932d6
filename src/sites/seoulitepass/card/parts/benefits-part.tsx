import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { booking } from '#contract/booking'
import { passOrders } from '#contract/pass/order'
import { withCoupon } from '#contract/stacking'
import { useCall } from '#src/api/query'
import { useWon } from '#src/session/use-won'
import { useContentLang, useNumbers, useVisitor } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { Chip } from '#src/ui/chip'
import { benefitChoice, heldOrder } from '../queries'

/** The member's coupons and points that the order can use; each choice is applied immediately (product §5). */
export function BenefitsPart({ id }: { id: string }) {
  const { t } = useTranslation('seoulitepass.card')
  const won = useWon()
  const number = useNumbers()
  const lang = useContentLang()
  const visitor = useVisitor()
  const { data: order } = useSuspenseQuery(heldOrder(visitor, id))
  const { data: choice } = useSuspenseQuery(benefitChoice(visitor, id))
  const choose = useCall(booking.benefits, { refreshes: [passOrders.orders, booking.order, booking.benefitChoice] })
  const { coupon_ids, points } = order
  const set = (next: { coupon_ids?: string[]; points?: number }) =>
    // A refusal is shown as a toast; the previous choice stays.
    void choose.mutateAsync({ params: { id }, query: { lang }, body: { coupon_ids, points, ...next } }).catch(() => {})
  const picked = choice.coupons.filter((each) => coupon_ids.includes(each.id))
  const usable = choice.coupons.filter((each) => each.usable || picked.includes(each))
  // A coupon that cannot be combined with the chosen ones replaces them.
  const toggle = (coupon: (typeof usable)[number], on: boolean) =>
    set({
      coupon_ids: (on ? withCoupon(picked, coupon) : picked.filter((each) => each !== coupon)).map((each) => each.id),
    })
  if (usable.length === 0 && choice.points_max === 0) return null
  return (
    <Card as="section" pad="lg" className="stack-4">
      <h2 className="font-semibold">{t('benefits.title')}</h2>
      {/* All in view, also with long names: what is scrolled away on a phone is money that is not seen. */}
      <fieldset className="flex min-w-0 flex-wrap gap-2 *:max-w-full *:py-1.5 *:text-start *:whitespace-normal">
        <legend className="sr-only">{t('benefits.title')}</legend>
        {usable.map((coupon) => (
          <Chip
            key={coupon.id}
            on={picked.includes(coupon)}
            disabled={choose.isPending}
            onChange={(on) => toggle(coupon, on)}
          >
            {coupon.name} <span className="figures">−{won(coupon.discount_won)}</span>
          </Chip>
        ))}
        {choice.points_max > 0 && (
          <Chip
            on={points > 0}
            disabled={choose.isPending}
            onChange={(on) => set({ points: on ? choice.points_max : 0 })}
          >
            {t('benefits.points', { count: choice.points_max, value: number(choice.points_max) })}
          </Chip>
        )}
      </fieldset>
    </Card>
  )
}
