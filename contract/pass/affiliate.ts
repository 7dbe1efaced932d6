import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Instant, Uuid } from '../fields'
import { Amount } from '../money'
import { z } from '../zod'
import { District, Position } from './districts'
import { Schedule } from './opening'

/** The kind of an affiliate (product §3). */
export const affiliateCategories = [
  'palace',
  'museum',
  'art',
  'view',
  'park',
  'experience',
  'performance',
  'heritage',
] as const
export const AffiliateCategory = z.enum(affiliateCategories, 'validation.required')
export type AffiliateCategory = z.infer<typeof AffiliateCategory>

/** Categories of pass holders; children are 7 to 18 years old, younger ones need no pass. */
export const passPersons = ['adult', 'child'] as const
export const PassPerson = z.enum(passPersons, 'validation.required')
export type PassPerson = z.infer<typeof PassPerson>

/** A price per person, in won. */
export const PersonPrices = z.object({ adult: Amount, child: Amount })
export type PersonPrices = z.infer<typeof PersonPrices>

/** A place that admits pass holders (product §3). */
export const Affiliate = z.object({
  id: Uuid,
  category: AffiliateCategory,
  district: District,
  name: BothLanguages,
  /** The station, and the walk from there. */
  station: z.object({ name: BothLanguages, line: BothLanguages, walk_minutes: z.number() }),
  position: Position,
  schedule: Schedule,
  /** Usual length of a visit. */
  visit_minutes: z.number(),
  /** The price of a visit without the pass; 0 if it is free. */
  regular_won: PersonPrices,
  /** The benefit of the pass at this place. */
  benefit: BothLanguages,
  /** What each visit saves. */
  saves_won: PersonPrices,
  /** How many visits one pass includes. */
  times_per_pass: z.number(),
  /** What must be reserved in advance; null if nothing. */
  reservation: z.nullable(BothLanguages),
})
export type Affiliate = z.infer<typeof Affiliate>

/** An affiliate with the texts of its page. */
export const AffiliateDetail = z.extend(Affiliate, { about: BothLanguages, address: BothLanguages })
export type AffiliateDetail = z.infer<typeof AffiliateDetail>

/** Most affiliates on one account's wish list (product §9). */
export const mostPassWishes = 200

const WishIds = z.array(Uuid)
const One = z.object({ id: Uuid })

export const passAffiliates = {
  /** All affiliates by English name, and the server's clock, which decides whether they are open. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/pass/affiliates',
    auth: 'none',
    data: z.object({ items: z.array(Affiliate), now: Instant }),
  }),
  /** One affiliate. Refuses with 404. */
  one: endpoint({
    method: 'get',
    path: '/api/v1/pass/affiliates/:id',
    auth: 'none',
    params: One,
    data: z.object({ affiliate: AffiliateDetail, now: Instant }),
  }),
  /** Ids of the affiliates the member wishes for, in the order they were added. */
  wishes: endpoint({ method: 'get', path: '/api/v1/pass/wishes', auth: 'member', data: WishIds }),
  /** Adds a wish, or removes it. Refuses with 404 and 409 `pass.wishesTooMany`. */
  wish: endpoint({
    method: 'put',
    path: '/api/v1/pass/affiliates/:id/wish',
    auth: 'member',
    params: One,
    body: z.strictObject({ wished: z.boolean() }),
    data: WishIds,
    limit: 'write',
  }),
}
