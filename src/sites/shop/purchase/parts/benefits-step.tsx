import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/order'
import { PriceLines } from '#src/kits/booking/price-lines'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { paths } from '../../site'
import { benefitChoice } from '../queries'
import { BestBenefits } from './best-benefits'
import { CouponChoice } from './coupon-choice'
import { PointsForm } from './points-form'
import { useBenefits } from './use-benefits'
import { draftName, useStep } from './use-step'

/** Coupons and points; the server decides which can be combined (domain: booking). */
export function BenefitsStep({ order }: { order: Order }) {
  const { t } = useTranslation('shop.purchase')
  const { data: choice } = useSuspenseQuery(benefitChoice(useVisitor(), order.id))
  const { apply, put, notice, busy, onError } = useBenefits(order)
  const { goOn } = useStep('benefits', order)
  const [leaving, setLeaving] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const typed = useRef(order.points)
  const keepTyped = useCallback((value: number) => {
    typed.current = value
  }, [])
  const { points } = order
  // A coupon that became unusable is not sent again, even before the refetched order without it has arrived.
  const coupon_ids = choice.coupons
    .filter(({ id, usable }) => usable && order.coupon_ids.includes(id))
    .map(({ id }) => id)

  // The pressed button can disappear together with its offer.
  useEffect(() => {
    if (notice && document.activeElement === document.body) answer.current?.focus()
  }, [notice])

  // The step is done once saved, even without any benefit. Typed points count without the button.
  const leave = async () => {
    setLeaving(true)
    try {
      await goOn(put({ coupon_ids, points: typed.current }))
    } catch (error) {
      onError(error)
    } finally {
      setLeaving(false)
    }
  }

  return (
    <div className="space-y-8">
      <BestBenefits
        order={order}
        choice={choice}
        busy={busy}
        quiet={notice !== null}
        onUse={() => void apply(choice.best)}
      />
      {notice && (
        <Alert ref={answer} tone={notice.tone} live>
          {notice.text}
        </Alert>
      )}
      <Card as="section" pad="lg">
        <fieldset className="min-w-0">
          <legend className="text-lg font-bold">{t('benefits.coupons')}</legend>
          <p className="mb-4 text-sm text-muted">{t('benefits.couponsHelp')}</p>
          <CouponChoice
            coupons={choice.coupons}
            chosen={coupon_ids}
            disabled={busy}
            onChoose={(ids) => void apply({ coupon_ids: ids, points }, true)}
          />
        </fieldset>
      </Card>
      <Card as="section" pad="lg">
        <PointsForm
          points={points}
          balance={choice.points_balance}
          max={choice.points_max}
          draft={draftName(order, 'benefits')}
          onTyped={keepTyped}
          onUse={(value) => apply({ coupon_ids, points: value })}
        />
      </Card>
      <Card as="section" pad="lg" className="space-y-4">
        <div>
          <h2 className="text-lg font-bold">{t('benefits.explained')}</h2>
          <p className="text-sm text-muted">{t('benefits.explainedText')}</p>
        </div>
        <PriceLines lines={order.price_lines} />
      </Card>
      <div className="flex flex-wrap-reverse justify-between gap-3">
        <ButtonLink to={paths.reservationStep('extras', order.id)} variant="secondary" size="lg">
          {t('step.back')}
        </ButtonLink>
        <Button size="lg" className="min-w-48 max-sm:w-full" busy={leaving} onClick={() => void leave()}>
          {t('step.continue')}
        </Button>
      </div>
    </div>
  )
}
