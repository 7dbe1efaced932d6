import { fullYears } from '#contract/days'
import type { Traveler } from '#contract/reservation'
import type { z } from '#contract/zod'
import { Refusal } from '#server/refusal'
import type { LineRow } from './rows.service'

type Named = z.output<typeof Traveler>
type AgedLine = Pick<LineRow, 'band' | 'quantity' | 'min_age' | 'max_age'>

/** Whether a person has the age that a line's price is for, on the day of departure. */
function isOfAge(birthday: string, day: string, { min_age, max_age }: AgedLine): boolean {
  const age = fullYears(birthday, day)
  return age >= (min_age ?? 0) && age <= (max_age ?? age)
}

/**
 * Refuses travelers that do not match the lines band by band, are born after `today`, or have the wrong age on the day of
 * departure: 400 with the field below `field`.
 */
export function refuseWrongParty(
  { lines, date }: { lines: readonly AgedLine[]; date: string },
  travelers: readonly Named[],
  { field, today }: { field: string; today: string },
): void {
  const sameBand = lines.every(
    ({ band, quantity }) => travelers.filter((traveler) => traveler.band === band).length === quantity,
  )
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!sameBand || travelers.length !== all) throw new Refusal(400, 'booking.travelersDiffer', field)
  const unborn = travelers.findIndex(({ birthday }) => birthday >= today)
  if (unborn >= 0) throw new Refusal(400, 'validation.birthday', `${field}.${unborn}.birthday`)
  const misplaced = travelers.findIndex(({ band, birthday }) =>
    lines.some((line) => line.band === band && !isOfAge(birthday, date, line)),
  )
  if (misplaced >= 0) throw new Refusal(400, 'booking.otherAge', `${field}.${misplaced}.birthday`)
}
