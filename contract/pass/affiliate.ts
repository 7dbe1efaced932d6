import { BothLanguages } from '../both-languages'
import { endpoint } from '../endpoint'
import { Instant, Uuid } from '../fields'
import { Amount } from '../money'
import { z } from '../zod'
import { District, Position } from './districts'
import { Schedule } from './opening'

/** What kind of place an affiliate is (product §3). */
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

/** Who a pass is for; children are 7 to 18 years old, younger ones need none. */
export const passPersons = ['adult', 'child'] as const
export const PassPerson = z.enum(passPersons, 'validation.required')
export type PassPerson = z.infer<typeof PassPerson>

/** A price by person, in won. */
export const PersonPrices = z.object({ adult: Amount, child: Amount })
export type PersonPrices = z.infer<typeof PersonPrices>

/** A place that lets in with the pass (product §3). */
export const Affiliate = z.object({
  id: Uuid,
  category: AffiliateCategory,
  district: District,
  name: BothLanguages,
  /** Where one gets off, and how far it is from there on foot. */
  station: z.object({ name: BothLanguages, line: BothLanguages, walk_minutes: z.number() }),
  position: Position,
  schedule: Schedule,
  /** How long people usually stay. */
  visit_minutes: z.number(),
  /** What a visit costs without the pass; 0 where it costs nothing. */
  regular_won: PersonPrices,
  /** What the pass brings there. */
  benefit: BothLanguages,
  /** What it saves each time. */
  saves_won: PersonPrices,
  /** How often one pass lets in. */
  times_per_pass: z.number(),
  /** What has to be reserved before; null where nothing has to be. */
  reservation: z.nullable(BothLanguages),
})
export type Affiliate = z.infer<typeof Affiliate>

/** The same with what its page says of it. */
export const AffiliateDetail = z.extend(Affiliate, { about: BothLanguages, address: BothLanguages })
export type AffiliateDetail = z.infer<typeof AffiliateDetail>

/** Affiliates that one account wishes for at most (product §9). */
export const mostPassWishes = 200

const WishIds = z.array(Uuid)
const One = z.object({ id: Uuid })

export const passAffiliates = {
  /** All affiliates by English name, and the server's clock, by which they are open or not. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/pass/affiliates',
    auth: 'none',
    data: z.object({ items: z.array(Affiliate), now: Instant }),
  }),
  /** One of them. Refuses with 404. */
  one: endpoint({
    method: 'get',
    path: '/api/v1/pass/affiliates/:id',
    auth: 'none',
    params: One,
    data: z.object({ affiliate: AffiliateDetail, now: Instant }),
  }),
  /** Which of them the member wishes for, in the order of wishing. */
  wishes: endpoint({ method: 'get', path: '/api/v1/pass/wishes', auth: 'member', data: WishIds }),
  /** Wishes for one, or no more. Refuses with 404 and 409 `pass.wishesTooMany`. */
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
