import { useTranslation } from 'react-i18next'
import { guest } from '#contract/guest'
import type { Site } from '#contract/sites/sites'
import type { Tour } from '#contract/tour'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { useDeparture } from '#src/kits/booking/departure'
import { signIn } from '#src/session/sign'
import { useContentLang, useVisitor } from '#src/session/visitor'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { ownReservation } from './queries'
import { isVerified, type Reserving } from './reservation-values'
import { useGuestPayment } from './use-guest-payment'
import { type TourDay, usePrice } from './use-price'

export interface Reserve {
  site: Site
  tours: readonly Tour[]
  /** Where to go once the reservation is made. */
  completed: string
}

interface ReserveOptions extends Reserve {
  /** The chosen day. */
  day: TourDay
  /** Deletes the stored draft, once it was sent. */
  forget: () => void
  /** Receives the address whose code was used, or an empty text where it has to be verified again. */
  onVerified: (email: string) => void
}

/** Verifies the address by its code, reserves at the amount shown, and continues to the payment. */
export function useReserve({ site, tours, day, completed, forget, onVerified }: ReserveOptions) {
  const { t } = useTranslation('guest')
  const visitor = useVisitor()
  const lang = useContentLang()
  const dialogs = useDialogs()
  const departure = useDeparture()
  const priceOf = usePrice(tours, day)
  const begin = useCall(guest.begin, { errors: 'page' })
  const reserve = useCall(guest.reserve, { errors: 'page' })
  const { goOn } = useGuestPayment(completed)

  // A code is used up by the visit it starts: a retry after a later refusal is sent without one.
  const verify = async (email: string, code: string) => {
    const { token } = await begin.mutateAsync({ params: { site }, body: { email, code } })
    // A reservation opened in another visit does not belong to this one, which has none yet: no request is needed.
    visitor.queries.removeQueries({ queryKey: [guest.reservation.path], type: 'inactive' })
    visitor.queries.setQueryData(ownReservation(visitor).queryKey, null)
    signIn(visitor, 'guest', token)
    onVerified(email)
  }

  const send = async ({ email, code, verified, ...request }: Reserving) => {
    const found = priceOf(request)
    // An amount that is not shown yet cannot be agreed to.
    if (!found) throw new Error(t('form.priceBusy'))
    const when = departure(request.date, request.start_time)
    const text = t('form.ask', { name: found.tour.name, when, count: request.number_of_travelers })
    if (!(await dialogs.question({ title: t('form.askTitle'), text }))) return
    if (!isVerified({ email, verified })) await verify(email, code)
    try {
      const made = await reserve.mutateAsync({ query: { lang }, body: { ...request, amount_won: found.price.total } })
      forget()
      await goOn(made)
    } catch (error) {
      // A visit is for one reservation: the next one has to verify the address again.
      if (error instanceof CallError && error.code === 'guest.reserved') onVerified('')
      void visitor.queries.invalidateQueries({ queryKey: [guest.departures.path] })
      throw error
    }
  }
  return { send }
}
