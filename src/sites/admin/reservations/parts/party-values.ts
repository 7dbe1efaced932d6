import { Band } from '#contract/catalog'
import { RequiredText } from '#contract/fields'
import type { Booking } from '#contract/order'
import { type PartyBand, partyMost } from '#contract/party-desk'
import { Traveller } from '#contract/reservation'
import { z } from '#contract/zod'

const Count = z
  .number()
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(partyMost, 'validation.tooMany'))

/** What the form of a party holds: everybody by name, or how many there are of each band. */
export const PartyValues = z.strictObject({
  travellers: z.array(Traveller).check(z.maxLength(partyMost, 'validation.tooMany')),
  counts: z.partialRecord(Band, Count),
  reason: RequiredText(500),
})
type Values = z.input<typeof PartyValues>
export type Person = Values['travellers'][number]

/** Somebody of a band of whom nothing is known yet. */
export const nobody = (band: Band): Person => ({ band, name: '', birthday: '', nationality: '' })

/** The party as it is, with an empty place for everybody whose name is missing. */
export function partyValues(
  { travellers }: Pick<Booking, 'travellers'>,
  { bands, named }: { bands: readonly PartyBand[]; named: boolean },
): Values {
  const people = bands.flatMap(({ band, quantity }) => {
    const known = travellers.filter((each) => each.band === band)
    return Array.from({ length: quantity }, (_, at): Person => {
      const { name = '', birthday, nationality } = known[at] ?? {}
      return { band, name, birthday: birthday ?? '', nationality: nationality ?? '' }
    })
  })
  const counted = bands.filter(({ quantity }) => quantity > 0).map(({ band, quantity }) => [band, quantity])
  return { travellers: named ? people : [], counts: named ? {} : Object.fromEntries(counted), reason: '' }
}

/** How many of each band there are in the form. */
export function countsIn(
  { travellers, counts }: Pick<Values, 'travellers' | 'counts'>,
  { bands, named }: { bands: readonly PartyBand[]; named: boolean },
): Partial<Record<Band, number>> {
  const many = (band: Band) =>
    named ? travellers.filter((each) => each.band === band).length : Number(counts[band] ?? 0)
  return Object.fromEntries(bands.map(({ band }) => [band, many(band)]))
}
