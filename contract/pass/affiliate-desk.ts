import { Base } from '../edited'
import { endpoint } from '../endpoint'
import { Day, OptionalText, RequiredText, TimeOfDay, TravelDay, Uuid } from '../fields'
import { z } from '../zod'
import { AffiliateCategory, AffiliateDetail } from './affiliate'
import { District } from './districts'

/** Limits of an affiliate's fields (product §9). */
export const affiliateLimits = {
  ...{ name: 100, about: 2000, address: 200, benefit: 300, station: 60, reservation: 300, reason: 100 },
  ...{ exceptions: 60, won: 1_000_000, walkMinutes: 60, visitMinutes: 600, times: 10 },
} as const

const Both = (most: number) => z.strictObject({ en: RequiredText(most), ko: RequiredText(most) })
const Whole = (least: number, most: number) =>
  z
    .number('validation.number')
    .check(z.int('validation.number'), z.gte(least, 'validation.numberLow'), z.lte(most, 'validation.numberHigh'))
const Won = z.strictObject({ adult: Whole(0, affiliateLimits.won), child: Whole(0, affiliateLimits.won) })

/** Opening hours of a day as the desk enters them; null if it is closed. */
export const HoursDraft = z.nullable(z.strictObject({ opens: TimeOfDay, last_entry: TimeOfDay, closes: TimeOfDay }))
const Exception = z.strictObject({ day: TravelDay, hours: HoursDraft, reason: Both(affiliateLimits.reason) })

/** Seoul, including its surroundings. */
const Position = z.strictObject({
  lat: z.number('validation.number').check(z.gte(37.4, 'validation.numberLow'), z.lte(37.72, 'validation.numberHigh')),
  lon: z
    .number('validation.number')
    .check(z.gte(126.74, 'validation.numberLow'), z.lte(127.2, 'validation.numberHigh')),
})

/** All data of an affiliate, as the desk enters it. */
export const AffiliateDraft = z.strictObject({
  name: Both(affiliateLimits.name),
  about: Both(affiliateLimits.about),
  address: Both(affiliateLimits.address),
  benefit: Both(affiliateLimits.benefit),
  /** Both empty if no reservation is required. */
  reservation: z
    .strictObject({ en: OptionalText(affiliateLimits.reservation), ko: OptionalText(affiliateLimits.reservation) })
    .check(z.refine(({ en, ko }) => (en === '') === (ko === ''), { error: 'validation.required', path: ['ko'] })),
  category: AffiliateCategory,
  district: District,
  station: z.strictObject({
    name: Both(affiliateLimits.station),
    line: Both(affiliateLimits.station),
    walk_minutes: Whole(0, affiliateLimits.walkMinutes),
  }),
  position: Position,
  /** Sunday first. */
  week: z.array(HoursDraft).check(z.length(7, 'validation.invalid')),
  exceptions: z.array(Exception).check(
    z.maxLength(affiliateLimits.exceptions, 'validation.tooMany'),
    z.refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'pass.exceptionTwice'),
  ),
  visit_minutes: Whole(10, affiliateLimits.visitMinutes),
  regular_won: Won,
  saves_won: Won,
  times_per_pass: Whole(1, affiliateLimits.times),
})
export type AffiliateDraft = z.infer<typeof AffiliateDraft>

/** An affiliate as the desk edits it, with the version that was read. */
export const WrittenAffiliate = z.extend(AffiliateDetail, {
  state: z.enum(['draft', 'public', 'hidden']),
  /** The day on which its hours were last checked. */
  as_of: Day,
  version: z.number(),
})
export type WrittenAffiliate = z.infer<typeof WrittenAffiliate>

const desk = { auth: 'admin', roles: ['operator'] } as const
const One = z.object({ id: Uuid })

/** Editing affiliates; each save is in the audit log. */
export const passAffiliateDesk = {
  /** Refuses with 404. */
  read: endpoint({
    method: 'get',
    path: '/api/v1/admin/pass/affiliates/:id',
    ...desk,
    params: One,
    data: WrittenAffiliate,
  }),
  /**
   * Saves all fields; its hours count as checked today. Refuses with 404, and 409 `general.conflict` if there is a newer version.
   */
  save: endpoint({
    method: 'put',
    path: '/api/v1/admin/pass/affiliates/:id',
    ...desk,
    params: One,
    body: z.extend(AffiliateDraft, { base: Base }),
    data: WrittenAffiliate,
    edits: true,
    limit: 'write',
  }),
}
