import { fullYears } from '#contract/days'
import type { Traveller } from '#contract/reservation'
import type { z } from '#contract/zod'
import { Refusal } from '#server/refusal'
import type { LineRow } from './rows.service'

type Named = z.output<typeof Traveller>
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
  travellers: readonly Named[],
  { field, today }: { field: string; today: string },
): void {
  const sameBand = lines.every(
    ({ band, quantity }) => travellers.filter((traveller) => traveller.band === band).length === quantity,
  )
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!sameBand || travellers.length !== all) throw new Refusal(400, 'booking.travellersDiffer', field)
  const unborn = travellers.findIndex(({ birthday }) => birthday >= today)
  if (unborn >= 0) throw new Refusal(400, 'validation.birthday', `${field}.${unborn}.birthday`)
  const misplaced = travellers.findIndex(({ band, birthday }) =>
    lines.some((line) => line.band === band && !isOfAge(birthday, date, line)),
  )
  if (misplaced >= 0) throw new Refusal(400, 'booking.otherAge', `${field}.${misplaced}.birthday`)
}
