import { BothLanguages } from '../both-languages'
import { DeskActs } from '../desk-acts'
import { Count, DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import {
  Agreed,
  BusinessNumber,
  Code,
  Email,
  Instant,
  OptionalText,
  Phone,
  RequiredText,
  Uuid,
  WrittenText,
} from '../fields'
import { Download, StoredFile } from '../files'
import { Lang } from '../languages'
import { textLimits } from '../limits'
import { guestUpload } from '../media'
import { z } from '../zod'
import { AffiliateCategory } from './affiliate'
import { District } from './districts'

/** `asked`: the office waits for an answer of the company; the last three are final (product §4). */
export const partnershipStates = ['received', 'asked', 'approved', 'declined', 'withdrawn'] as const
export const PartnershipState = z.enum(partnershipStates)
export type PartnershipState = z.infer<typeof PartnershipState>

/** Documents attached to an application, and bytes of each: uploads need no account (product §5). */
export const partnershipFiles = { most: 3, bytes: guestUpload.bytes, accept: '.pdf,.jpg,.jpeg,.png,.webp' } as const
/** Most characters of each text (product §9). */
export const partnershipLimits = { name: 100, person: 80, address: 200, hours: 300, benefit: 300, words: 2000 } as const
const files = ['file_1', 'file_2', 'file_3'] as const

const Both = (most: number) => z.strictObject({ en: RequiredText(most), ko: RequiredText(most) })

/** The place that applies to admit pass holders. */
export const PartnerPlace = z.strictObject({
  name: Both(partnershipLimits.name),
  district: District,
  category: AffiliateCategory,
  address: Both(partnershipLimits.address),
  /** In the company's own words; they become hours by day once the place is an affiliate. */
  hours: RequiredText(partnershipLimits.hours),
  benefit: Both(partnershipLimits.benefit),
})
export type PartnerPlace = z.infer<typeof PartnerPlace>

/** A company's application. */
export const PartnershipDraft = z.strictObject({
  company: Both(partnershipLimits.name),
  business_number: BusinessNumber.check(z.minLength(1, 'validation.required')),
  contact_name: RequiredText(partnershipLimits.person),
  email: Email,
  /** Six digits mailed to the address: see `guest.sendCode`. */
  code: Code,
  phone: Phone,
  place: PartnerPlace,
  message: OptionalText(partnershipLimits.words),
  agree_terms: Agreed,
  agree_privacy: Agreed,
  lang: Lang,
  /** A hidden field that only robots fill in. */
  homepage: z.string(),
})
export type PartnershipDraft = z.infer<typeof PartnershipDraft>

/** A message from the company or the office. */
export const PartnershipWord = z.object({
  id: Uuid,
  author: z.enum(['company', 'office']),
  content: z.string(),
  at: Instant,
})

const common = {
  id: Uuid,
  number: z.string(),
  state: PartnershipState,
  company: BothLanguages,
  business_number: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  place: z.object({ ...PartnerPlace.shape, name: BothLanguages, address: BothLanguages, benefit: BothLanguages }),
  message: z.string(),
  files: z.array(StoredFile),
  /** Oldest first. */
  words: z.array(PartnershipWord),
  /** Why it was declined; otherwise empty. */
  reason: z.string(),
  created_at: Instant,
  decided_at: z.nullable(Instant),
}

/** An application as shown by its link. */
export const Partnership = z.object(common)
export type Partnership = z.infer<typeof Partnership>

/** The token of the private link in an email. */
export const partnershipToken = /^[\w-]{43}$/
const Token = z.string().check(z.regex(partnershipToken, 'pass.linkUnknown'))
const Words = WrittenText(partnershipLimits.words)

/**
 * Applying without an account. The token of the private link is sent in the body, so that it appears in no address and no log
 * (product §6); an unknown token is refused with 404 `pass.linkUnknown`.
 */
export const passPartnerships = {
  /**
   * Stores an application and mails its private link. Refuses with 400 `auth.codeWrong`, `auth.codeExpired`, and 409
   * `pass.partnershipOpen` if an application with that business number and place is waiting.
   */
  apply: endpoint({
    method: 'post',
    path: '/api/v1/pass/partnerships',
    auth: 'none',
    body: PartnershipDraft,
    files,
    data: z.object({ number: z.string() }),
    limit: 'inquiry',
    attempts: true,
  }),
  read: endpoint({
    method: 'post',
    path: '/api/v1/pass/partnerships/read',
    auth: 'none',
    body: z.strictObject({ link_token: Token }),
    data: Partnership,
    limit: 'lookup',
    attempts: true,
  }),
  /** Answers the office's question, with further documents. Refuses with 409 `pass.notAsked`. */
  answer: endpoint({
    method: 'post',
    path: '/api/v1/pass/partnerships/answer',
    auth: 'none',
    body: z.strictObject({ link_token: Token, content: Words }),
    files,
    data: Partnership,
    limit: 'inquiry',
  }),
  /** Withdraws an application. Refuses with 409 `pass.decided`. */
  withdraw: endpoint({
    method: 'post',
    path: '/api/v1/pass/partnerships/withdraw',
    auth: 'none',
    body: z.strictObject({ link_token: Token }),
    data: Partnership,
    limit: 'write',
  }),
}

/** An application in the desk's list. */
export const PartnershipRow = z.object({
  ...z.pick(Partnership, { id: true, number: true, state: true, company: true, created_at: true }).shape,
  place: BothLanguages,
  district: District,
  category: AffiliateCategory,
  /** Since when the company has waited for the office. */
  waiting_since: z.nullable(Instant),
})
export type PartnershipRow = z.infer<typeof PartnershipRow>

/** An application as the desk sees it. */
export const DeskPartnership = z.object({
  ...common,
  lang: Lang,
  /** The affiliate created from it. */
  affiliate_id: z.nullable(Uuid),
  acts: DeskActs.shape.acts,
})
export type DeskPartnership = z.infer<typeof DeskPartnership>

export const partnershipSorts = ['created_at'] as const
export const PartnershipQuery = z.extend(DeskPaging(partnershipSorts, '-created_at'), {
  /** Matches anywhere in number, business number, names of company and place, or the contact's name and email address. */
  q: DeskSearch,
  status: z.optional(PartnershipState),
})
const desk = { auth: 'admin', roles: ['operator'] } as const
const One = z.object({ id: Uuid })

/**
 * What operators do with applications; each act and each view of a document is in the audit log. Decided applications are refused
 * with 409 `pass.decided`.
 */
export const passPartnershipDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/pass/partnerships',
    ...desk,
    query: PartnershipQuery,
    data: z.extend(DeskRows(PartnershipRow), { counts: z.record(PartnershipState, Count) }),
  }),
  detail: endpoint({
    method: 'get',
    path: '/api/v1/admin/pass/partnerships/:id',
    ...desk,
    params: One,
    data: DeskPartnership,
  }),
  /** A document. Refuses with 404. */
  file: endpoint({
    method: 'get',
    path: '/api/v1/admin/pass/partnerships/:id/files/:file',
    ...desk,
    params: z.object({ id: Uuid, file: Uuid }),
    data: Download,
    download: true,
  }),
  /** Asks the company a question, sent by mail. */
  ask: endpoint({
    method: 'post',
    path: '/api/v1/admin/pass/partnerships/:id/ask',
    ...desk,
    params: One,
    body: z.strictObject({ content: Words }),
    data: DeskPartnership,
    limit: 'write',
  }),
  /** Creates an affiliate from it, as a draft that stays hidden until it is shown. */
  approve: endpoint({
    method: 'post',
    path: '/api/v1/admin/pass/partnerships/:id/approve',
    ...desk,
    params: One,
    data: DeskPartnership,
    limit: 'write',
  }),
  decline: endpoint({
    method: 'post',
    path: '/api/v1/admin/pass/partnerships/:id/decline',
    ...desk,
    params: One,
    body: z.strictObject({ reason: RequiredText(textLimits.companyText) }),
    data: DeskPartnership,
    limit: 'write',
  }),
}
