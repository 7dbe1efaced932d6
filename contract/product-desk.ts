import { bands, Category, ProductId, Region } from './catalog'
import { DeskActs } from './desk-acts'
import { endpoint } from './endpoint'
import {
  Day,
  daysSpan,
  Instant,
  Moment,
  OptionalText,
  Paged,
  Paging,
  RequiredText,
  TimeOfDay,
  TravelDay,
  Uuid,
} from './fields'
import { Focus, Picture } from './media'
import { Currency } from './money'
import { ProductState, productLimits, SaveProduct } from './product-fields'
import { Site } from './sites/sites'
import { z } from './zod'

export const productStatuses = ['draft', 'open', 'closed'] as const
const Status = z.enum(productStatuses)
export type ProductStatus = z.infer<typeof Status>

/** What a product needs before it can be sold, besides texts. */
export const productLacks = ['picture', 'option', 'departure'] as const
/** Texts required for sale, in both languages. */
export const neededTexts = ['name', 'summary', 'description', 'meeting_point'] as const

export const DeskProduct = z.object({
  id: ProductId,
  site: Site,
  status: Status,
  /** When it goes on sale by itself, also if that has passed because something was missing; null if it does not. */
  on_sale_from: z.nullable(Instant),
  version: z.number(),
  created_at: Instant,
  ...ProductState.shape,
  pictures: z.array(z.object({ id: Uuid, picture: Picture, alt: z.object({ en: z.string(), ko: z.string() }) })),
  /** Why it cannot be published. */
  lacks: z.array(z.enum(productLacks)),
  lacking: z.array(z.object({ lang: z.enum(['en', 'ko']), field: z.enum(neededTexts) })),
  ...DeskActs.shape,
})
export type DeskProduct = z.infer<typeof DeskProduct>

const Row = z.object({
  id: ProductId,
  site: Site,
  status: Status,
  on_sale_from: z.nullable(Instant),
  name: z.object({ en: z.string(), ko: z.string() }),
  category: Category,
  region: Region,
  price: z.number(),
  currency: Currency,
  /** The last day with a departure; null if there are none. */
  until: z.nullable(Day),
})

/** Sites for which operators create products; services, booths and group offers are created elsewhere. */
export const productSites = ['shop', 'apec'] as const
/** Sites with products in the operators' list: also those whose services are changed there but not created. */
export const listedSites = [...productSites, 'protocol'] as const

export const NewProduct = z.strictObject({
  site: z.enum(productSites),
  category: Category,
  region: Region,
  name: z.strictObject({ en: RequiredText(productLimits.name), ko: RequiredText(productLimits.name) }),
})

const One = z.object({ productId: ProductId })
/** What a picture is said to show. */
export const PictureWords = z.strictObject({ en: RequiredText(200), ko: RequiredText(200) })
/** The words of a picture, and its focus. */
export const PictureState = z.extend(PictureWords, { focus: Focus })
export type PictureState = z.infer<typeof PictureState>
const OfPicture = z.object({ productId: ProductId, id: Uuid })
const desk = { auth: 'admin', roles: ['operator'] } as const
const at = '/api/v1/admin/products/:productId'

/** What operators do with products and their departures; each act is in the audit log (product §6). */
export const productDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/products',
    ...desk,
    query: z.extend(Paging, {
      status: z.optional(Status),
      site: z.optional(Site),
      q: z.optional(OptionalText(80)),
      /** Products that should be on sale by now, but lack something. */
      late: z.optional(z.literal('1')),
      /** The drafts of one import. */
      created_at: z.optional(Moment),
    }),
    data: z.extend(Paged(Row), { counts: z.record(Status, z.number()) }),
  }),
  detail: endpoint({ method: 'get', path: at, ...desk, params: One, data: DeskProduct }),
  /** Creates a draft with a name. */
  create: endpoint({
    method: 'post',
    path: '/api/v1/admin/products',
    ...desk,
    body: NewProduct,
    data: z.object({ id: ProductId }),
    limit: 'write',
  }),
  /** Creates a draft with the same texts and options. */
  copy: endpoint({
    method: 'post',
    path: `${at}/copy`,
    ...desk,
    params: One,
    data: z.object({ id: ProductId }),
    limit: 'write',
  }),
  /**
   * Refuses with 409 `desk.changed` if there is a newer version, and `product.incomplete` if the product is on sale and would
   * lack a requirement.
   */
  save: endpoint({
    method: 'put',
    path: at,
    ...desk,
    params: One,
    body: SaveProduct,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /** Puts it on sale. Refuses with 409 `product.incomplete`. */
  publish: endpoint({
    method: 'post',
    path: `${at}/publish`,
    ...desk,
    params: One,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /**
   * Sets when a product goes on sale by itself, or with null that it does not; `seen` is what was set before. It may lack something:
   * then it goes on sale once it is complete. Refuses with 400 `product.saleStarted` for a moment that has passed, and 409
   * `desk.changed` if the product is on sale or another moment was set.
   */
  schedule: endpoint({
    method: 'put',
    path: `${at}/sale`,
    ...desk,
    params: One,
    body: z.strictObject({ from: z.nullable(Moment), seen: z.nullable(Moment) }),
    data: DeskProduct,
    limit: 'write',
  }),
  /** Takes it off sale; existing reservations stay. */
  withdraw: endpoint({
    method: 'post',
    path: `${at}/withdraw`,
    ...desk,
    params: One,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  addPicture: endpoint({
    method: 'post',
    path: `${at}/pictures`,
    ...desk,
    params: One,
    body: PictureWords,
    files: ['file'],
    data: DeskProduct,
    limit: 'upload',
    edits: true,
  }),
  /**
   * Changes what a picture is said to show, and its focus; copies of the product show the same picture. `seen` is what was edited:
   * refuses with 409 `desk.changed` if it is not that any more.
   */
  changePicture: endpoint({
    method: 'put',
    path: `${at}/pictures/:id`,
    ...desk,
    params: OfPicture,
    body: z.extend(PictureState, { seen: z.object(PictureState.shape) }),
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /** Moves a picture to the front, where cards show it. */
  firstPicture: endpoint({
    method: 'post',
    path: `${at}/pictures/:id/first`,
    ...desk,
    params: OfPicture,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /** Refuses with 409 `product.incomplete` for the last picture of a product on sale. */
  removePicture: endpoint({
    method: 'delete',
    path: `${at}/pictures/:id`,
    ...desk,
    params: OfPicture,
    data: DeskProduct,
    limit: 'write',
    edits: true,
  }),
  /** Each departure of a span of days, with its seats. */
  departures: endpoint({
    method: 'get',
    path: `${at}/departures`,
    ...desk,
    params: One,
    query: z.object({ from: TravelDay, to: TravelDay }).check(...daysSpan(62)),
    data: z.object({
      items: z.array(
        z.object({
          option_id: Uuid,
          date: Day,
          start_time: TimeOfDay,
          capacity: z.number(),
          held: z.number(),
          confirmed: z.number(),
          /** Whether it runs on that day; a departure that does not is listed while seats of it are taken. */
          runs: z.boolean(),
          /** The day's own prices; bands that are not named have the option's price. */
          prices: z.array(z.object({ band: z.enum(bands), price: z.number() })),
        }),
      ),
    }),
  }),
}
