import { BothLanguages } from './both-languages'
import { ProductId, Region } from './catalog'
import { DeskActs } from './desk-acts'
import { Base } from './edited'
import { endpoint } from './endpoint'
import { RequiredText } from './fields'
import { z } from './zod'

/** Most festivals, and most characters of their texts (product §5). */
export const festivalLimits = { most: 300, name: 100, summary: 300, place: 150, usually: 100 } as const

const Both = (most: number) => z.strictObject({ en: RequiredText(most), ko: RequiredText(most) })
const Month = z
  .number('validation.required')
  .check(z.int('validation.number'), z.gte(1, 'validation.numberLow'), z.lte(12, 'validation.numberHigh'))

/** A public festival as the desk enters it: held every year in the same months, which can cover the turn of the year. */
export const FestivalDraft = z.strictObject({
  name: Both(festivalLimits.name),
  summary: Both(festivalLimits.summary),
  place: Both(festivalLimits.place),
  /** "Usually in early October": shown instead of dates, which its organizers set each year. */
  usually: Both(festivalLimits.usually),
  region: Region,
  first_month: Month,
  last_month: Month,
  /** Our product that leads to it and supplies its dates; null without one. */
  product_id: z.nullable(ProductId),
})
export type FestivalDraft = z.infer<typeof FestivalDraft>

/** A festival with the version that was read; `shown` is whether visitors see it. */
export const DeskFestival = z.extend(FestivalDraft, { id: z.string(), shown: z.boolean(), version: z.number() })
export type DeskFestival = z.infer<typeof DeskFestival>

/** A festival of our catalog that a public one can lead to. */
export const FestivalProduct = z.object({ id: ProductId, name: BothLanguages })
export type FestivalProduct = z.infer<typeof FestivalProduct>

const festivals = '/api/v1/admin/festivals'
const One = z.object({ id: z.string().check(z.maxLength(100, 'validation.tooLong')) })
const desk = { auth: 'admin', roles: ['operator'] } as const

/** The public festivals of `/event`, as operators keep them; every act is in the audit log (product §6). */
export const festivalsDesk = {
  /** All festivals by their first month, then by name. */
  list: endpoint({ method: 'get', path: festivals, ...desk, data: z.array(DeskFestival) }),
  /** The products on sale that a festival can lead to, by name. */
  products: endpoint({
    method: 'get',
    path: '/api/v1/admin/festival-products',
    ...desk,
    data: z.array(FestivalProduct),
  }),
  /** Refuses with 404. */
  read: endpoint({
    method: 'get',
    path: `${festivals}/:id`,
    ...desk,
    params: One,
    data: z.extend(DeskFestival, DeskActs.shape),
  }),
  /** Adds a hidden festival. Refuses with 400 for an unsuitable product, and 409 `festivals.tooMany`. */
  create: endpoint({
    method: 'post',
    path: festivals,
    ...desk,
    body: FestivalDraft,
    data: DeskFestival,
    limit: 'write',
  }),
  /** Refuses with 400 for an unsuitable product, 404, and 409 `general.conflict` if there is a newer version. */
  save: endpoint({
    method: 'put',
    path: `${festivals}/:id`,
    ...desk,
    params: One,
    body: z.extend(FestivalDraft, { base: Base }),
    data: DeskFestival,
    limit: 'write',
    edits: true,
  }),
  /** Shows a festival to visitors, or hides it. Refuses with 404. */
  show: endpoint({
    method: 'put',
    path: `${festivals}/:id/shown`,
    ...desk,
    params: One,
    body: z.strictObject({ shown: z.boolean() }),
    data: DeskFestival,
    limit: 'write',
    edits: true,
  }),
  /** Removes a hidden festival. Refuses with 404, and 409 `festivals.shown` while visitors see it. */
  remove: endpoint({
    method: 'delete',
    path: `${festivals}/:id`,
    ...desk,
    params: One,
    data: z.object({}),
    limit: 'write',
  }),
}
