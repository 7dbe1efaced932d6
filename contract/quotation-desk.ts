import { DeskActs } from './desk-acts'
import { Count, DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Moment, OptionalText, RequiredText, TimeOfDay, TravelDay, Uuid } from './fields'
import { Download } from './files'
import { Amount } from './money'
import { Quotation, QuotationRow, QuotationStatus } from './quotation'
import { Party, QuotationWords } from './quotation-draft'
import { offerLines, quotationTexts } from './quotation-limits'
import { z } from './zod'

/** Largest total of an offer in won: an order's amount is a four-byte integer. */
const mostWon = 1_000_000_000

/** An operator's offer, in the language of the member who asked; the server computes the total. */
export const OfferDraft = z.strictObject({
  title: RequiredText(quotationTexts.title),
  note: OptionalText(quotationTexts.content),
  date: TravelDay,
  start_time: TimeOfDay,
  meeting_point: RequiredText(300),
  /** The party, which may have changed during questions. */
  party: Party,
  lines: z
    .array(
      z.strictObject({
        label: RequiredText(quotationTexts.label),
        quantity: z
          .number()
          .check(z.int('validation.number'), z.gte(1, 'validation.number'), z.lte(1000, 'validation.tooMany')),
        unit_won: Amount.check(z.gte(0, 'validation.number'), z.lte(mostWon, 'validation.tooMany')),
      }),
    )
    .check(
      z.minLength(1, 'validation.required'),
      z.maxLength(offerLines, 'validation.tooMany'),
      z.refine(
        (lines) => lines.reduce((sum, { quantity, unit_won }) => sum + quantity * unit_won, 0) > 0,
        'validation.number',
      ),
      z.refine(
        (lines) => lines.reduce((sum, { quantity, unit_won }) => sum + quantity * unit_won, 0) <= mostWon,
        'validation.tooMany',
      ),
    ),
  /** A future instant, no later than the beginning of the day of departure in Seoul. */
  valid_until: Moment,
})
export type OfferDraft = z.infer<typeof OfferDraft>

/** A quotation as an operator sees it: with its account and the language of its emails. */
export const DeskQuotation = z.extend(Quotation, { account_email: z.string(), lang: z.string(), ...DeskActs.shape })
export type DeskQuotation = z.infer<typeof DeskQuotation>

/** A quotation as the desk's list shows it; `asked` if a question waits for an answer. */
export const DeskQuotationRow = z.extend(QuotationRow, { contact_name: z.string(), asked: z.boolean() })
export type DeskQuotationRow = z.infer<typeof DeskQuotationRow>

/** `updated_at` is the time of the last activity. */
export const quotationSorts = ['updated_at', 'created_at'] as const
export const QuotationQuery = z.extend(DeskPaging(quotationSorts, '-updated_at'), {
  /** Matches anywhere in its number, its wishes, or the contact's name, email address and phone number. */
  q: DeskSearch,
  status: z.optional(QuotationStatus),
  /** `true` for quotations with an unanswered question. */
  asked: z.optional(z.enum(['true'])),
})

const One = z.object({ id: Uuid })

/** What operators do with quotations; every act is in the audit log (product §6). */
export const quotationDesk = {
  /** `counts` is the number per status with all other filters applied. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/quotations',
    auth: 'admin',
    roles: ['operator'],
    query: QuotationQuery,
    data: z.extend(DeskRows(DeskQuotationRow), { counts: z.record(QuotationStatus, Count) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/quotations/:id',
    auth: 'admin',
    roles: ['operator'],
    params: One,
    data: DeskQuotation,
  }),
  /** Makes an offer, which replaces the previous one. Refuses with 409 `quotation.closed` once it is accepted or withdrawn. */
  offer: endpoint({
    method: 'post',
    path: '/api/v1/admin/quotations/:id/offers',
    auth: 'admin',
    roles: ['operator'],
    params: One,
    body: OfferDraft,
    data: DeskQuotation,
    limit: 'write',
  }),
  /** Adds a message to the thread, which is mailed. */
  answer: endpoint({
    method: 'post',
    path: '/api/v1/admin/quotations/:id/answer',
    auth: 'admin',
    roles: ['operator'],
    params: One,
    body: QuotationWords,
    data: DeskQuotation,
    limit: 'write',
  }),
  /** Withdraws the open offer, with a reason. */
  withdrawOffer: endpoint({
    method: 'post',
    path: '/api/v1/admin/quotations/:id/withdraw-offer',
    auth: 'admin',
    roles: ['operator'],
    params: One,
    body: QuotationWords,
    data: DeskQuotation,
    limit: 'write',
  }),
  /** Each request is in the audit log with its caller. */
  file: endpoint({
    method: 'get',
    path: '/api/v1/admin/quotations/:id/files/:file',
    auth: 'admin',
    roles: ['operator'],
    params: z.object({ id: Uuid, file: Uuid }),
    data: Download,
    download: true,
  }),
}
