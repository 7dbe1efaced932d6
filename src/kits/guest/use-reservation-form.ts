import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { dayInSeoul } from '#contract/days'
import { useMoney } from '#src/api/start-up'
import { useNow } from '#src/session/visitor'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { type Choices, type Reserving, reservationForm, type Typed } from './reservation-values'
import { type KeptChoice, useKeptChoice } from './use-kept-choice'
import { usePrice } from './use-price'
import { type Reserve, useReserve } from './use-reserve'
import { useTourDay } from './use-tour-day'

/** The fields that the price and the surrounding texts depend on: typing in any other field does not rerender the whole form. */
const followed = ['tour_id', 'option_id', 'date', 'number_of_travelers', 'luggage_count', 'payment_method'] as const

interface ReservationOptions extends Reserve, Omit<KeptChoice, 'choices' | 'schema'>, Omit<Choices, 'tours' | 'today'> {
  /** Returns the initial values; called once. */
  beginning: () => Typed
}

/** The form of a reservation: its values, stored in the tab, and its price. */
export function useReservationForm({ beginning, ...given }: ReservationOptions) {
  const { tours, firstDay, tooSoon, most } = given
  const money = useMoney()
  const today = dayInSeoul(useNow())
  const [values] = useState(beginning)
  const choices = useMemo(() => ({ tours, today, firstDay, tooSoon, most }), [tours, today, firstDay, tooSoon, most])
  const schema = useMemo(() => reservationForm(choices), [choices])
  const form = useZodForm<Typed, Reserving>(schema, values)
  const forget = useKeptChoice(form, { ...given, choices, schema })
  const [tour_id, option_id, date, number_of_travelers, luggage_count, payment_method] = useWatch({
    control: form.control,
    name: followed,
  })
  const typed = { tour_id, option_id, date, number_of_travelers, luggage_count, payment_method }
  const tour = tours.find(({ id }) => id === typed.tour_id)
  const { day } = useTourDay({ ...given, tour, date: typed.date })
  const found = usePrice(tours, day)(typed)
  const { send } = useReserve({
    ...given,
    ...{ day, forget },
    onVerified: (email) => form.setValue('verified', email),
  })
  const { setValue } = form
  // Another tour has other options: the first is chosen, and no time.
  useEffect(() => {
    if (!tour || tour.options.some(({ id }) => id === typed.option_id)) return
    setValue('option_id', tour.options[0]?.id ?? '')
    setValue('start_time', '')
  }, [tour, typed.option_id, setValue])
  /** The formatted amount charged, in won; null while nothing is chosen or the prices of the day are not known. */
  const amount = found && money({ amount: found.price.total, currency: 'KRW' }, 'KRW')
  return { form, send, typed, tours, tour, day, amount, firstDay }
}
