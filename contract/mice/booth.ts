import { BookingChange } from '../booking'
import { CancellationTier } from '../catalog'
import { Country } from '../countries'
import { endpoint } from '../endpoint'
import { BusinessNumber, Day, Email, LangQuery, Phone, RequiredText, Uuid } from '../fields'
import { Amount } from '../money'
import { Booking, Order } from '../order'
import { StreamedFile } from '../streamed-file'
import { z } from '../zod'
import { rawSquareMeters } from './booth-sizes'
import { MiceBooth } from './company'
import { miceLine } from './registration'

/** How a booth is let: with walls, carpet and a name board, or as a bare floor (product §3). */
export const boothTypes = ['shell', 'raw'] as const
export const BoothType = z.enum(boothTypes, 'validation.required')
export type BoothType = z.infer<typeof BoothType>

/** Value added tax, in percent of the net price (product §9). */
export const vatPercent = 10
/** Most pieces of one kind, and companies that share a booth (product §9). */
export const mostPieces = 40
export const mostCoExhibitors = 5

/** Extras that can be ordered with a booth, in the order of the price list. */
export const boothItems = [
  'table',
  'chair',
  'counter',
  'showcase',
  'screen',
  'spotlight',
  'power_2kw',
  'power_5kw',
  'internet',
] as const
export type BoothItem = (typeof boothItems)[number]

const Pieces = z
  .number()
  .check(z.int('validation.number'), z.gte(0, 'validation.number'), z.lte(mostPieces, 'validation.tooMany'))

/** Number ordered of each. */
export const BoothPieces = z.strictObject({
  table: Pieces,
  chair: Pieces,
  counter: Pieces,
  showcase: Pieces,
  screen: Pieces,
  spotlight: Pieces,
  power_2kw: Pieces,
  power_5kw: Pieces,
  internet: Pieces,
})
export type BoothPieces = z.infer<typeof BoothPieces>

/** Only the booth. */
export const noPieces: BoothPieces = {
  ...{ table: 0, chair: 0, counter: 0, showcase: 0, screen: 0, spotlight: 0 },
  ...{ power_2kw: 0, power_5kw: 0, internet: 0 },
}

/** Prices of booths and the deadline for letting them, all settings of the year; won, without VAT. */
export const BoothTerms = z.object({
  /** The last day in Seoul for taking a booth. */
  closes: Day,
  /** Price per square meter. */
  shell: Amount,
  raw: Amount,
  /** Surcharge for a booth with two or more open sides, if it is let with walls. */
  corner: Amount,
  co_exhibitor: Amount,
  items: z.record(z.enum(boothItems), Amount),
  /** Refund tiers for a booth that is paid and then canceled. */
  cancellation: z.array(CancellationTier),
})
export type BoothTerms = z.infer<typeof BoothTerms>

/** `held`: reserved for a seller who is about to pay. */
export const boothStates = ['free', 'held', 'taken'] as const
/** A booth of the plan, and its availability. */
export const PlannedBooth = z.extend(MiceBooth, { id: Uuid, corner: z.boolean(), state: z.enum(boothStates) })
export type PlannedBooth = z.infer<typeof PlannedBooth>

/** Companies that share a booth with the seller who took it. */
const CoExhibitor = z.strictObject({ name: RequiredText(miceLine), country: Country })

/** The recipient of the invoice. */
export const BoothInvoice = z.strictObject({
  company: RequiredText(miceLine),
  /** Ten digits; empty for a foreign company. */
  business_number: BusinessNumber,
  address: RequiredText(200),
  country: Country,
  contact_name: RequiredText(80),
  email: Email,
  phone: Phone,
})
export type BoothInvoice = z.infer<typeof BoothInvoice>

/** The details of a booth, given once it is held. */
export const BoothDraft = z.strictObject({
  type: BoothType,
  items: BoothPieces,
  co_exhibitors: z.array(CoExhibitor).check(z.maxLength(mostCoExhibitors, 'validation.tooMany')),
  /** For the name board and the list of exhibitors. */
  sign: z.strictObject({ en: RequiredText(60), ko: RequiredText(60) }),
  invoice: BoothInvoice,
})
export type BoothDraft = z.infer<typeof BoothDraft>

/** A line of the price, in won. */
export interface BoothPriceLine {
  of: BoothType | BoothItem | 'corner' | 'co_exhibitor'
  quantity: number
  unit_won: number
  amount_won: number
}

type PricedBooth = Pick<BoothDraft, 'type' | 'items'> & { co_exhibitors: readonly unknown[] }

/** The price of a booth: net lines, VAT and total; page and server calculate it the same way (product §5). */
export function boothPrice(
  { width, height, corner }: Pick<PlannedBooth, 'width' | 'height' | 'corner'>,
  { type, items, co_exhibitors }: PricedBooth,
  terms: BoothTerms,
) {
  const line = (of: BoothPriceLine['of'], quantity: number, unit_won: number): BoothPriceLine => ({
    of,
    quantity,
    unit_won,
    amount_won: quantity * unit_won,
  })
  const lines = [
    line(type, width * height, terms[type]),
    line('corner', corner && type === 'shell' ? 1 : 0, terms.corner),
    ...boothItems.map((item) => line(item, items[item], terms.items[item])),
    line('co_exhibitor', co_exhibitors.length, terms.co_exhibitor),
  ].filter(({ quantity }) => quantity > 0)
  const net_won = lines.reduce((sum, { amount_won }) => sum + amount_won, 0)
  const vat_won = Math.floor((net_won * vatPercent) / 100)
  return { lines, net_won, vat_won, total_won: net_won + vat_won }
}

/** Whether a booth can be let in this way. */
export const fitsType = ({ width, height }: Pick<PlannedBooth, 'width' | 'height'>, type: BoothType): boolean =>
  type === 'shell' || width * height >= rawSquareMeters

/** A seller's application for a booth, from the hold on. */
export const BoothApplication = z.object({
  id: Uuid,
  booth: z.omit(PlannedBooth, { state: true }),
  type: BoothType,
  items: BoothPieces,
  co_exhibitors: z.array(CoExhibitor),
  sign: z.object({ en: z.string(), ko: z.string() }),
  /** Null until the details have been filled in. */
  invoice: z.nullable(z.object({ ...BoothInvoice.shape })),
  order: z.pick(Order, {
    id: true,
    status: true,
    hold_expires_at: true,
    answered_at: true,
    payment_method: true,
    price_lines: true,
    amount_won: true,
    bank_transfer: true,
    paid_at: true,
  }),
  booking: z.pick(Booking, {
    id: true,
    reservation_number: true,
    status: true,
    cancel_reason: true,
    product_name: true,
    date: true,
    cancellation: true,
    refund: true,
  }),
  history: z.array(BookingChange),
})
export type BoothApplication = z.infer<typeof BoothApplication>

const One = z.object({ id: Uuid })

/** Booths are paid, given up and canceled like every order: see `booking` and `cancellation`. */
export const miceBooths = {
  /** The halls of this year's fair with every booth. `terms` is null if none are let. */
  plan: endpoint({
    method: 'get',
    path: '/api/v1/mice/booths',
    auth: 'none',
    data: z.object({ terms: z.nullable(BoothTerms), is_open: z.boolean(), booths: z.array(PlannedBooth) }),
  }),
  /** The seller's applications of this year, newest first. */
  own: endpoint({
    method: 'get',
    path: '/api/v1/mice/applications',
    auth: 'member',
    query: LangQuery,
    data: z.array(BoothApplication),
  }),
  /**
   * Holds a booth for `holdMinutes`; an earlier unsubmitted hold of the seller is given up. Refuses with 404, 409
   * `mice.notSeller`, `mice.boothsClosed` and `mice.boothTaken`, 400 `mice.rawTooSmall`.
   */
  hold: endpoint({
    method: 'post',
    path: '/api/v1/mice/applications',
    auth: 'member',
    query: LangQuery,
    body: z.strictObject({ booth_id: Uuid, type: BoothType }),
    data: BoothApplication,
    idempotent: true,
    limit: 'write',
  }),
  /**
   * Sets the ordered extras and the invoice recipient, and recalculates the price. Refuses with 404, 400 `mice.rawTooSmall` and
   * `validation.businessNumber`, 409 `booking.priceChanged` if the total differs, and as a changed order does.
   */
  save: endpoint({
    method: 'put',
    path: '/api/v1/mice/applications/:id',
    auth: 'member',
    params: One,
    query: LangQuery,
    body: z.extend(BoothDraft, { total_won: Amount }),
    data: BoothApplication,
    limit: 'write',
  }),
  /**
   * The order and its price as a PDF: an invoice, marked as paid once it is. Refuses with 404, also before the details are filled
   * in.
   */
  print: endpoint({
    method: 'get',
    path: '/api/v1/mice/applications/:id/print',
    auth: 'member',
    params: One,
    query: LangQuery,
    data: StreamedFile,
    download: true,
    limit: 'lookup',
  }),
}
