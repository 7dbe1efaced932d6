import { useTranslation } from 'react-i18next'
import { booking } from '#contract/booking'
import type { Order } from '#contract/order'
import { Extras } from '#contract/reservation'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { paths } from '../../site'
import { ExtraFields } from './extra-fields'
import { StepButtons } from './step-buttons'
import { draftName, useStep } from './use-step'

const valuesOf = ({ bookings }: Order) => ({
  bookings: bookings.map(({ id, luggage_count, arrival_flight, departure_address, destination_address, request }) => ({
    booking_id: id,
    luggage_count,
    arrival_flight,
    departure_address,
    destination_address,
    request,
  })),
})

/** Luggage, flight, addresses and wishes (product §3, §5). */
export function ExtrasStep({ order }: { order: Order }) {
  const { t } = useTranslation('shop.purchase')
  const lang = useContentLang()
  const form = useZodForm(Extras, valuesOf(order))
  useDraft(form, draftName(order, 'extras'), { schema: Extras })
  const { goOn } = useStep('extras', order)
  const save = useCall(booking.extras, { errors: 'page' })
  return (
    <Form
      form={form}
      onSubmit={(body) => goOn(save.mutateAsync({ params: { id: order.id }, query: { lang }, body }))}
      label={t('extras.title')}
      className="space-y-8"
    >
      {order.bookings.map((each, at) => (
        <ExtraFields key={each.id} booking={each} at={at} />
      ))}
      <StepButtons back={paths.reservationStep('travelers', order.id)} />
    </Form>
  )
}
