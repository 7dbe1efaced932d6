import { CancellationTier, Region } from './catalog'
import { endpoint } from './endpoint'
import { Day, Instant, Paged, Paging, TimeOfDay, Uuid } from './fields'
import { Download, StoredFile } from './files'
import { Amount, Currency } from './money'
import { OrderId, OrderStatus } from './order'
import { BudgetScope, QuotationDraft, QuotationWords } from './quotation-draft'
import { z } from './zod'

/** The shown status: an offer past its deadline is `expired`, one whose order ended unpaid is `offered` again (product §4). */
export const quotationStatuses = ['requested', 'offered', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export const QuotationStatus = z.enum(quotationStatuses)
export type QuotationStatus = z.infer<typeof QuotationStatus>

const fileFields = ['file_1', 'file_2', 'file_3'] as const

/** One line of an offer in won; `quantity` × `unit_won` = `amount_won`. */
export const OfferLine = z.object({
  label: z.string(),
  quantity: z.number(),
  unit_won: Amount,
  amount_won: Amount,
})
export type OfferLine = z.infer<typeof OfferLine>

/** A newer offer replaces the older one, which stays readable. */
export const offerStates = ['open', 'expired', 'replaced', 'withdrawn', 'accepted', 'declined'] as const
export const Offer = z.object({
  id: Uuid,
  /** Counts from 1, in the order of creation. */
  position: z.number(),
  state: z.enum(offerStates),
  title: z.string(),
  note: z.string(),
  date: Day,
  start_time: TimeOfDay,
  meeting_point: z.string(),
  party: z.object({ adult: z.number(), senior: z.number(), youth: z.number(), child: z.number(), infant: z.number() }),
  lines: z.array(OfferLine),
  /** Sum of the lines, which is the exact charge. */
  total_won: Amount,
  cancellation: z.array(CancellationTier),
  /** It can be accepted before this instant. */
  valid_until: Instant,
  created_at: Instant,
})
export type Offer = z.infer<typeof Offer>

export const QuotationRow = z.object({
  id: Uuid,
  number: z.string(),
  status: QuotationStatus,
  date_from: z.nullable(Day),
  date_to: z.nullable(Day),
  travelers: z.number(),
  regions: z.array(Region),
  /** Total of the open offer; null if there is none. */
  total_won: z.nullable(Amount),
  valid_until: z.nullable(Instant),
  created_at: Instant,
  updated_at: Instant,
})
export type QuotationRow = z.infer<typeof QuotationRow>

export const QuotationMessage = z.object({
  id: Uuid,
  author: z.enum(['person', 'operator']),
  content: z.string(),
  created_at: Instant,
})
export type QuotationMessage = z.infer<typeof QuotationMessage>

/** A quotation with all offers, newest first, and all messages, oldest first. */
export const Quotation = z.extend(QuotationRow, {
  flexible: z.boolean(),
  party: Offer.shape.party,
  wishes: z.string(),
  budget: z.nullable(z.object({ amount: Amount, currency: Currency, per: BudgetScope })),
  languages: z.array(z.string()),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  files: z.array(StoredFile),
  offers: z.array(Offer),
  messages: z.array(QuotationMessage),
  /** A question waits for an answer. */
  asked: z.boolean(),
  /** The order created by accepting, unless it was given up. */
  order: z.nullable(z.object({ id: OrderId, status: OrderStatus, booking_id: z.nullable(Uuid) })),
  answered_at: Instant,
})
export type Quotation = z.infer<typeof Quotation>

const One = z.object({ id: Uuid })

/** Group quotations of the member who asked (product §3, §4). Quotations of other members are not found. */
export const quotation = {
  request: endpoint({
    method: 'post',
    path: '/api/v1/quotations',
    auth: 'member',
    body: QuotationDraft,
    files: fileFields,
    data: z.object({ id: Uuid, number: z.string() }),
    limit: 'inquiry',
  }),
  list: endpoint({
    method: 'get',
    path: '/api/v1/quotations',
    auth: 'member',
    query: Paging,
    data: Paged(QuotationRow),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/quotations/:id',
    auth: 'member',
    params: One,
    data: Quotation,
  }),
  /**
   * Makes one order at exactly the offered price, ready to be paid; a repeated call returns the same order. Refuses with 410
   * `quotation.expired`, and 409 `quotation.offerChanged` or `quotation.notOffered`.
   */
  accept: endpoint({
    method: 'post',
    path: '/api/v1/quotations/:id/accept',
    auth: 'member',
    params: One,
    /** The offer as the member saw it, and its total. */
    body: z.strictObject({ offer_id: Uuid, total_won: Amount }),
    data: z.object({ order_id: OrderId }),
    idempotent: true,
    limit: 'write',
  }),
  decline: endpoint({
    method: 'post',
    path: '/api/v1/quotations/:id/decline',
    auth: 'member',
    params: One,
    body: QuotationWords,
    data: Quotation,
    limit: 'write',
  }),
  ask: endpoint({
    method: 'post',
    path: '/api/v1/quotations/:id/questions',
    auth: 'member',
    params: One,
    body: QuotationWords,
    data: Quotation,
    limit: 'inquiry',
  }),
  /** Withdraws a request that is no longer needed. */
  withdraw: endpoint({
    method: 'post',
    path: '/api/v1/quotations/:id/withdraw',
    auth: 'member',
    params: One,
    data: Quotation,
    limit: 'write',
  }),
  file: endpoint({
    method: 'get',
    path: '/api/v1/quotations/:id/files/:file',
    auth: 'member',
    params: z.object({ id: Uuid, file: Uuid }),
    data: Download,
    download: true,
  }),
}
