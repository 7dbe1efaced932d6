import { Band } from '#contract/catalog'
import { RequiredText } from '#contract/fields'
import type { Booking } from '#contract/order'
import { type PartyBand, partyMost } from '#contract/party-desk'
import { Traveler } from '#contract/reservation'
import { z } from '#contract/zod'

const Count = z
  .number()
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(partyMost, 'validation.tooMany'))

/** The form's values for a party: each traveler by name, or the number of each band. */
export const PartyValues = z.strictObject({
  travelers: z.array(Traveler).check(z.maxLength(partyMost, 'validation.tooMany')),
  counts: z.partialRecord(Band, Count),
  reason: RequiredText(500),
})
type Values = z.input<typeof PartyValues>
export type Person = Values['travelers'][number]

/** A blank traveler of a band. */
export const nobody = (band: Band): Person => ({ band, name: '', birthday: '', nationality: '' })

/** The current party, with a blank entry for each traveler whose name is missing. */
export function partyValues(
  { travelers }: Pick<Booking, 'travelers'>,
  { bands, named }: { bands: readonly PartyBand[]; named: boolean },
): Values {
  const people = bands.flatMap(({ band, quantity }) => {
    const ofBand = travelers.filter((each) => each.band === band)
    return Array.from({ length: quantity }, (_, at): Person => {
      const { name = '', birthday, nationality } = ofBand[at] ?? {}
      return { band, name, birthday: birthday ?? '', nationality: nationality ?? '' }
    })
  })
  const counted = bands.filter(({ quantity }) => quantity > 0).map(({ band, quantity }) => [band, quantity])
  return { travelers: named ? people : [], counts: named ? {} : Object.fromEntries(counted), reason: '' }
}

/** The number of travelers of each band in the form. */
export function countsIn(
  { travelers, counts }: Pick<Values, 'travelers' | 'counts'>,
  { bands, named }: { bands: readonly PartyBand[]; named: boolean },
): Partial<Record<Band, number>> {
  const many = (band: Band) =>
    named ? travelers.filter((each) => each.band === band).length : Number(counts[band] ?? 0)
  return Object.fromEntries(bands.map(({ band }) => [band, many(band)]))
}
