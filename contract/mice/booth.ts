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
/** Pieces of one kind, and companies that share a booth, at most (product §9). */
export const mostPieces = 40
export const mostCoExhibitors = 5

/** What may be ordered with a booth, in the order of the price list. */
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

/** How many of each are ordered. */
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

/** Nothing but the booth. */
export const noPieces: BoothPieces = {
  ...{ table: 0, chair: 0, counter: 0, showcase: 0, screen: 0, spotlight: 0 },
  ...{ power_2kw: 0, power_5kw: 0, internet: 0 },
}

/** What booths cost and until when they are let, all of it settings of the year; won, without VAT. */
export const BoothTerms = z.object({
  /** The last day in Seoul on which a booth may be taken. */
  closes: Day,
  /** Of a square meter. */
  shell: Amount,
  raw: Amount,
  /** Of a booth with two open sides or more, where it is let with walls. */
  corner: Amount,
  co_exhibitor: Amount,
  items: z.record(z.enum(boothItems), Amount),
  /** What comes back of a booth that is paid and canceled. */
  cancellation: z.array(CancellationTier),
})
export type BoothTerms = z.infer<typeof BoothTerms>

/** `held` is kept for somebody who is about to pay. */
export const boothStates = ['free', 'held', 'taken'] as const
/** A booth of the plan, and whether it can be had. */
export const PlannedBooth = z.extend(MiceBooth, { id: Uuid, corner: z.boolean(), state: z.enum(boothStates) })
export type PlannedBooth = z.infer<typeof PlannedBooth>

/** Companies that are in a booth with whoever has taken it. */
const CoExhibitor = z.strictObject({ name: RequiredText(miceLine), country: Country })

/** To whom the invoice is made out. */
export const BoothInvoice = z.strictObject({
  company: RequiredText(miceLine),
  /** Ten digits; empty for a company abroad. */
  business_number: BusinessNumber,
  address: RequiredText(200),
  country: Country,
  contact_name: RequiredText(80),
  email: Email,
  phone: Phone,
})
export type BoothInvoice = z.infer<typeof BoothInvoice>

/** What is said of a booth once it is held. */
export const BoothDraft = z.strictObject({
  type: BoothType,
  items: BoothPieces,
  co_exhibitors: z.array(CoExhibitor).check(z.maxLength(mostCoExhibitors, 'validation.tooMany')),
  /** On the name board and in the list of exhibitors. */
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

type Wanted = Pick<BoothDraft, 'type' | 'items'> & { co_exhibitors: readonly unknown[] }

/** The price of a booth, line by line and net, its VAT, and what is paid; page and server count alike (product §5). */
export function boothPrice(
  { width, height, corner }: Pick<PlannedBooth, 'width' | 'height' | 'corner'>,
  { type, items, co_exhibitors }: Wanted,
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

/** Whether a booth may be let in this way. */
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

/** Booths are paid, given up and canceled as every order is: see `booking` and `cancellation`. */
export const miceBooths = {
  /** The halls of this year's fair with every booth. `terms` is null where none are let. */
  plan: endpoint({
    method: 'get',
    path: '/api/v1/mice/booths',
    auth: 'none',
    data: z.object({ terms: z.nullable(BoothTerms), is_open: z.boolean(), booths: z.array(PlannedBooth) }),
  }),
  /** The seller's applications of this year, the newest first. */
  own: endpoint({
    method: 'get',
    path: '/api/v1/mice/applications',
    auth: 'member',
    query: LangQuery,
    data: z.array(BoothApplication),
  }),
  /**
   * Holds a booth for `holdMinutes`; one that the seller held before and has not submitted is given up. Refuses with 404, 409 `mice.notSeller`,
   * `mice.boothsClosed` and `mice.boothTaken`, 400 `mice.rawTooSmall`.
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
   * Says what is ordered with it, and to whom the invoice goes; the price follows. Refuses with 404, 400 `mice.rawTooSmall` and
   * `validation.businessNumber`, 409 `booking.priceChanged` where the total is another one, and as a changed order does.
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
  /** What was ordered and what it costs as a PDF: an invoice, once it is paid with that said. Refuses with 404, also before the details are there. */
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
