import { DeskActs } from './desk-acts'
import { DeskPaging, DeskRows, DeskSearch } from './desk-list'
import { endpoint } from './endpoint'
import { Moment, OptionalText, RequiredText, TimeOfDay, TravelDay, Uuid } from './fields'
import { Download } from './files'
import { Amount } from './money'
import { Quotation, QuotationRow, QuotationStatus } from './quotation'
import { Party, QuotationWords } from './quotation-draft'
import { offerLines, quotationTexts } from './quotation-limits'
import { z } from './zod'

/** Most won that an offer may come to: an order's amount is an integer of four bytes. */
const mostWon = 1_000_000_000

/** What an operator offers, in the language of whoever asked; the total is the server's sum. */
export const OfferDraft = z.strictObject({
  title: RequiredText(quotationTexts.title),
  note: OptionalText(quotationTexts.content),
  date: TravelDay,
  start_time: TimeOfDay,
  meeting_point: RequiredText(300),
  /** Who travels, which a question may have changed. */
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
  /** An instant ahead, and not after the day of departure has begun in Seoul. */
  valid_until: Moment,
})
export type OfferDraft = z.infer<typeof OfferDraft>

/** A quotation as an operator sees it: with whose it is and in which language they are written to. */
export const DeskQuotation = z.extend(Quotation, { account_email: z.string(), lang: z.string(), ...DeskActs.shape })
export type DeskQuotation = z.infer<typeof DeskQuotation>

/** A quotation as the desk's list shows it; `asked` where a question waits for its answer. */
export const DeskQuotationRow = z.extend(QuotationRow, { contact_name: z.string(), asked: z.boolean() })
export type DeskQuotationRow = z.infer<typeof DeskQuotationRow>

/** `updated_at` is when something last happened to it. */
export const quotationSorts = ['updated_at', 'created_at'] as const
export const QuotationQuery = z.extend(DeskPaging(quotationSorts, '-updated_at'), {
  /** Anywhere in its number, its wishes, or the name, address and phone number of whom to reach. */
  q: DeskSearch,
  status: z.optional(QuotationStatus),
  /** `true` for those with a question that waits for its answer. */
  asked: z.optional(z.enum(['true'])),
})

const One = z.object({ id: Uuid })

/** What operators do with quotations; every act is in the audit log (product §6). */
export const quotationDesk = {
  /** `counts` tells how many there would be of each status with all other filters as they are. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/quotations',
    auth: 'admin',
    roles: ['operator'],
    query: QuotationQuery,
    data: z.extend(DeskRows(DeskQuotationRow), { counts: z.record(QuotationStatus, z.number()) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/quotations/:id',
    auth: 'admin',
    roles: ['operator'],
    params: One,
    data: DeskQuotation,
  }),
  /** Makes an offer, which replaces the one before. Refuses with 409 `quotation.closed` once it is accepted or withdrawn. */
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
  /** Says something in the thread, which is mailed. */
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
  /** Takes the open offer back, and says why. */
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
