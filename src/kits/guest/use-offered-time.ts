import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { RefusalCode } from '#contract/refusal'
import type { TourDeparture } from '#contract/tour'
import type { Typed } from './reservation-values'

const misfit: RefusalCode = 'validation.keptMisfit'

/**
 * Returns the times of the chosen option among a day's departures. A chosen time that is not among them, or has sold out
 * meanwhile, is cleared with an error at its field.
 */
export function useOfferedTime(items: readonly TourDeparture[] | undefined, option: string): TourDeparture[] {
  const { getValues, setValue, setError } = useFormContext<Typed>()
  useEffect(() => {
    const chosen = getValues('start_time')
    const isOffered = (each: TourDeparture) => each.option_id === option && each.start_time === chosen && each.seats > 0
    if (!items || !option || chosen === '' || items.some(isOffered)) return
    setValue('start_time', '')
    setError('start_time', { type: 'kept', message: misfit })
  }, [items, option, getValues, setValue, setError])
  return items?.filter(({ option_id }) => option_id === option) ?? []
}
