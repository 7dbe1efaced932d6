import { Band } from './catalog'
import { LangQuery, RequiredText } from './fields'
import { Amount } from './money'
import { groupSize } from './quotation-limits'
import { Traveller } from './reservation'
import { z } from './zod'

/** Travelers of one reservation at most after its party was changed (product §4). */
export const partyMost = groupSize.max

const asked = z.optional(
  z.coerce
    .number()
    .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(partyMost, 'validation.tooMany')),
)

/** How many of each band there would be; a band that is left out stays as it is. */
export const PartyQuery = z.extend(LangQuery, {
  adult: asked,
  youth: asked,
  child: asked,
  infant: asked,
  senior: asked,
})

/** A band that the party has, or that is offered today; `unit_won` is what one person of it costs, as agreed or else today. */
export const PartyBand = z.object({
  band: Band,
  quantity: z.number(),
  unit_won: Amount,
  takes_seat: z.boolean(),
  min_age: z.nullable(z.number()),
  max_age: z.nullable(z.number()),
})
export type PartyBand = z.infer<typeof PartyBand>

/** What another party comes to. `difference_won` is by how much it costs more than the present one, further luggage included. */
export const PartyQuote = z.object({
  /** `quantity` is how many of them there are now. */
  bands: z.array(PartyBand),
  /** Whether everybody is named, and not only counted. */
  named: z.boolean(),
  /** Seats that the party would take, and those of the departure that would still be free. */
  seats: z.number(),
  seats_left: z.number(),
  difference_won: Amount,
  /** Names the party as it is now. */
  version: z.string(),
})
export type PartyQuote = z.infer<typeof PartyQuote>

/** `seen`: of which party and with what difference it was decided; anything else by now is refused. */
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
  /** Everybody, where the travelers of the reservation are named; else nobody. */
  travellers: z.array(Traveller).check(z.maxLength(partyMost, 'validation.tooMany')),
  /** The person gets to read it. */
  reason: RequiredText(500),
  seen: z.strictObject({ version: z.string().check(z.maxLength(64)), difference_won: Amount }),
})
export type PartyChange = z.infer<typeof PartyChange>
