import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useMoney } from '#src/api/start-up'
import { useKeptDraft } from '#src/session/use-kept-draft'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { keptFields, ReservationForm, type Reserving, type Typed } from './reservation-values'
import { usePrice } from './use-price'
import { type Reserve, useReserve } from './use-reserve'

/** The form of a reservation: what is typed, kept in the tab, and what it comes to; `beginning` is asked once. */
export function useReservationForm({ beginning, ...reserve }: Reserve & { beginning: () => Typed }) {
  const { tours, draft } = reserve
  const money = useMoney()
  const [values] = useState(beginning)
  const form = useZodForm<Typed, Reserving>(ReservationForm, values)
  useKeptDraft<Typed>(draft, keptFields, form)
  const { send, verified } = useReserve(reserve)
  const typed = useWatch({ control: form.control }) as Typed
  const found = usePrice(tours)(typed)
  const { setValue } = form
  // Another tour has other options: the first of them is chosen, and no time.
  const tour = tours.find(({ id }) => id === typed.tour_id)
  useEffect(() => {
    if (!tour || tour.options.some(({ id }) => id === typed.option_id)) return
    setValue('option_id', tour.options[0]?.id ?? '')
    setValue('start_time', '')
  }, [tour, typed.option_id, setValue])
  /** What is charged, in won; null while nothing is chosen. */
  const amount = found && money({ amount: found.price.total, currency: 'KRW' }, 'KRW')
  return { form, send, verified, typed, tours, tour, amount }
}
