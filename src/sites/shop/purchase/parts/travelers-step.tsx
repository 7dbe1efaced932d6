import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { ownProfile } from '../../account/own-profile'
import { PartyFields } from './party-fields'
import { RepresentativeFields } from './representative-fields'
import { StepButtons } from './step-buttons'
import { TravelerForm, travelerValues } from './traveler-form'
import { draftName, useStep } from './use-step'

/** The representative, and the travelers (product §3). */
export function TravelersStep({ order }: { order: Order }) {
  const { t } = useTranslation('shop.purchase')
  const lang = useContentLang()
  const { data: profile } = useSuspenseQuery(ownProfile(useVisitor()))
  const form = useZodForm(TravelerForm, travelerValues(order, profile))
  useDraft(form, draftName(order, 'travelers'), { schema: TravelerForm })
  const { goOn } = useStep('travelers', order)
  const save = useCall(booking.travelers, { errors: 'page' })

  const send = async ({ passport_number, ...body }: z.output<typeof TravelerForm>) => {
    // An empty field leaves the stored number as it is.
    const passport = passport_number ? { passport_number } : {}
    await goOn(save.mutateAsync({ params: { id: order.id }, query: { lang }, body: { ...body, ...passport } }))
  }

  return (
    <Form form={form} onSubmit={send} label={t('travelers.title')} className="space-y-8">
      <RepresentativeFields stored={order.passport_number} />
      {order.bookings.map((each, at) => (
        <PartyFields key={each.id} booking={each} at={at} />
      ))}
      <StepButtons />
    </Form>
  )
}
