import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import type { Benefits } from '#contract/reservation'
import type { z } from '#contract/zod'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { useMoney } from '#src/api/start-up'
import { useErrorWords } from '#src/api/words'
import { dropDrafts, keptDraft } from '#src/session/drafts'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { benefitChoice } from '../queries'
import { lostBenefits, useStep } from './use-step'

type Chosen = z.input<typeof Benefits>

interface Notice {
  tone: 'success' | 'error'
  text: string
}

/** Applies coupons and points immediately, so that the displayed price is always the server's. */
export function useBenefits(order: Order) {
  const { t } = useTranslation('shop.purchase')
  const visitor = useVisitor()
  const lang = useContentLang()
  const money = useMoney()
  const words = useErrorWords()
  const { keep } = useStep('benefits', order)
  const { mutateAsync, isPending } = useCall(booking.benefits, { errors: 'page' })
  // Explains to a member who was led back here that a coupon became unusable.
  const [notice, setNotice] = useState<Notice | null>(() => {
    const text = keptDraft(lostBenefits(order))
    return typeof text === 'string' ? { tone: 'error', text } : null
  })
  useEffect(() => dropDrafts(lostBenefits({ id: order.id })), [order.id])

  const onError = (error: unknown) => {
    setNotice({ tone: 'error', text: words(error) })
    // A refused coupon can have become unusable: the refetched choice shows the reason.
    void visitor.queries.invalidateQueries({ queryKey: [booking.benefitChoice.path] })
  }

  const put = (body: Chosen) => keep(mutateAsync({ params: { id: order.id }, query: { lang }, body }))

  /** Lowers the points to what the order accepts with other coupons. */
  const putFitting = async (body: Chosen) => {
    try {
      return await put(body)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'booking.pointsTooMany') throw error
      await put({ ...body, points: 0 })
      const { points_max } = await visitor.queries.fetchQuery({ ...benefitChoice(visitor, order.id), staleTime: 0 })
      return put({ ...body, points: Math.min(body.points, points_max) })
    }
  }

  const apply = async ({ coupon_ids, points }: Chosen, fitting = false) => {
    const body = { coupon_ids, points }
    setNotice(null)
    try {
      const next = await (fitting ? putFitting(body) : put(body))
      setNotice({
        tone: 'success',
        text: t('benefits.applied', { amount: money({ amount: next.amount_won, currency: 'KRW' }, 'KRW') }),
      })
    } catch (error) {
      onError(error)
    }
  }
  return { apply, put, notice, onError, busy: isPending }
}
