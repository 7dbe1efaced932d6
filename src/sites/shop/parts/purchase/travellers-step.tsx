import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { keptDraft, withDraft } from '#src/session/drafts'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { ownProfile } from '../../purchase-queries'
import { PartyFields } from './party-fields'
import { RepresentativeFields } from './representative-fields'
import { StepButtons } from './step-buttons'
import { TravellerForm, travellerValues } from './traveller-form'
import { useDraft } from './use-draft'
import { draftName, useStep } from './use-step'

/** Who answers for the reservation, and who travels (product §3). */
export function TravellersStep({ order }: { order: Order }) {
  const { t } = useTranslation('shop.purchase')
  const lang = useContentLang()
  const { data: profile } = useSuspenseQuery(ownProfile(useVisitor()))
  const name = draftName(order, 'travellers')
  const [values] = useState(() => withDraft(travellerValues(order, profile), keptDraft(name)))
  const form = useZodForm(TravellerForm, values)
  useDraft(form, name, ['passport_number'])
  const { goOn } = useStep('travellers', order)
  const save = useCall(booking.travellers, { errors: 'page' })

  const send = async ({ passport_number, ...body }: z.output<typeof TravellerForm>) => {
    // An empty field keeps the number that is stored.
    const passport = passport_number ? { passport_number } : {}
    await goOn(save.mutateAsync({ params: { id: order.id }, query: { lang }, body: { ...body, ...passport } }))
  }

  return (
    <Form form={form} onSubmit={send} label={t('travellers.title')} className="space-y-8">
      <RepresentativeFields stored={order.passport_number} />
      {order.bookings.map((each, at) => (
        <PartyFields key={each.id} booking={each} at={at} />
      ))}
      <StepButtons />
    </Form>
  )
}
