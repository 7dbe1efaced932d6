import { Band } from './catalog'
import { HashBase } from './edited'
import { LangQuery, RequiredText } from './fields'
import { Amount } from './money'
import { groupSize } from './quotation-limits'
import { Traveler } from './reservation'
import { z } from './zod'

/** Most travelers of one reservation after its party was changed (product §4). */
export const partyMost = groupSize.max

const counts = z.optional(
  z.coerce
    .number()
    .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(partyMost, 'validation.tooMany')),
)

/** The new number per band; a band that is left out stays as it is. */
export const PartyQuery = z.extend(LangQuery, {
  adult: counts,
  youth: counts,
  child: counts,
  infant: counts,
  senior: counts,
})

/** A band of the party, or one offered today; `unit_won` is the price per person, as agreed or, for a new band, as of today. */
export const PartyBand = z.object({
  band: Band,
  quantity: z.number(),
  unit_won: Amount,
  takes_seat: z.boolean(),
  min_age: z.nullable(z.number()),
  max_age: z.nullable(z.number()),
})
export type PartyBand = z.infer<typeof PartyBand>

/** The result of changing the party. `difference_won` is the extra cost over the present party, including further luggage. */
export const PartyQuote = z.object({
  /** `quantity` is their present number. */
  bands: z.array(PartyBand),
  /** Whether all travelers are named, and not only counted. */
  named: z.boolean(),
  /** Seats that the party would take, and the departure's seats that would still be free. */
  seats: z.number(),
  seats_left: z.number(),
  difference_won: Amount,
  /** Identifies the present party. */
  version: z.string(),
})
export type PartyQuote = z.infer<typeof PartyQuote>

/** `seen` is the party and the difference the decision was based on; the call is refused if either has changed. */
export const PartyChange = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        band: Band,
        quantity: z
          .number()
          .check(z.int('validation.number'), z.gte(1, 'validation.number'), z.lte(partyMost, 'validation.tooMany')),
      }),
    )
    .check(z.minLength(1, 'validation.required'), z.maxLength(Band.options.length, 'validation.tooMany')),
  /** All travelers if the reservation has named travelers; otherwise empty. */
  travelers: z.array(Traveler).check(z.maxLength(partyMost, 'validation.tooMany')),
  /** Shown to the person. */
  reason: RequiredText(500),
  seen: z.strictObject({ version: HashBase, difference_won: Amount }),
})
export type PartyChange = z.infer<typeof PartyChange>
