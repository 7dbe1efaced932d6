import { Country } from '../countries'
import { DeskPaging, DeskRows } from '../desk-list'
import { endpoint } from '../endpoint'
import { Instant, OptionalText, Uuid } from '../fields'
import { Lang, textLanguages } from '../languages'
import { ofFairDesk } from '../sites/desks'
import { z } from '../zod'
import { FairSector, FairSide } from './sectors'
import { ParticipantStatus } from './status'

/** Recipient data in a mail's text: `link` leads to the sign-in of the fair. */
export const mailPlaceholders = ['name', 'company', 'booth', 'link'] as const
export type MailPlaceholder = (typeof mailPlaceholders)[number]
/** Most characters of a mail to participants. */
export const mailLimits = { subject: 120, text: 4000 } as const

const pattern = /\{\{\s{0,9}(\w{1,40})\s{0,9}\}\}/g
const isPlaceholder = (name: string): name is MailPlaceholder => (mailPlaceholders as readonly string[]).includes(name)

/** Whether every placeholder in a text is known to mails, and none is left half open. */
export const hasMailPlaceholders = (text: string): boolean =>
  !/\{\{|\}\}/.test(text.replace(pattern, (whole, name: string) => (isPlaceholder(name) ? '' : whole)))

/** A text with the recipient's data filled in. */
export const fillMail = (text: string, values: Readonly<Record<MailPlaceholder, string>>): string =>
  text.replace(pattern, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))

/** Whether a text has the address to sign in at. */
export const hasMailLink = (text: string): boolean => [...text.matchAll(pattern)].some(([, name]) => name === 'link')

const filled = z.refine<string>(hasMailPlaceholders, 'fair.mailPlaceholder')
const MailText = z.strictObject({
  subject: OptionalText(mailLimits.subject).check(filled),
  text: OptionalText(mailLimits.text).check(filled),
})
/** Each recipient gets the text in their language; a language without recipients can stay empty. */
export const MailTexts = z.strictObject({ en: MailText, ko: MailText })
export type MailTexts = z.infer<typeof MailTexts>

/** What a participant has not done yet. */
export const mailLacks = ['record', 'profile', 'meeting'] as const

const group = {
  side: z.optional(FairSide),
  status: z.optional(ParticipantStatus),
  country: z.optional(Country),
  sector: z.optional(FairSector),
  lang: z.optional(Lang),
  /** No record of a meeting that has ended, an incomplete profile, or no confirmed meeting. */
  lacks: z.optional(z.enum(mailLacks)),
  /** Only recipients who agreed to news. */
  news: z.optional(z.literal('1')),
}
/** The companies of this year's fair that get a mail; test companies and closed accounts are never included. */
export const MailGroup = z.strictObject(group)
export type MailGroup = z.infer<typeof MailGroup>

export const MailDraft = z.strictObject({ group: MailGroup, texts: MailTexts })
export type MailDraft = z.infer<typeof MailDraft>

const Counts = z.object({ en: z.number(), ko: z.number() })
/** Number of recipients of a group, by the language of their mails. */
export type MailCounts = z.infer<typeof Counts>

/** A mail in the log. */
export const Mailing = z.object({
  id: Uuid,
  at: Instant,
  /** The sender. */
  by: z.string(),
  subject: z.object({ en: z.string(), ko: z.string() }),
  group: z.object(group),
  recipients: z.number(),
  sent: z.number(),
  failed: z.number(),
  /** Recipients whose account was closed, or who left the group, before their turn. */
  gone: z.number(),
})
export type Mailing = z.infer<typeof Mailing>

export const mailingSorts = ['at'] as const
export const MailingQuery = DeskPaging(mailingSorts, '-at')

const MailingDetail = z.extend(Mailing, {
  texts: MailTexts,
  /** Recipients to whom delivery failed. */
  failures: z.array(z.object({ id: Uuid, company: z.object({ en: z.string(), ko: z.string() }), error: z.string() })),
})

const One = z.object({ id: Uuid })
const path = '/api/v1/admin/fair/mails'

/**
 * Mails of the fair's office to participants about the fair itself (product §3, §6): each is sent to one address, and shows no
 * other. Every sending is in the audit log.
 */
export const fairMails = {
  list: endpoint({ ...ofFairDesk, method: 'get', path, query: MailingQuery, data: DeskRows(Mailing) }),
  detail: endpoint({ ...ofFairDesk, method: 'get', path: `${path}/:id`, params: One, data: MailingDetail }),
  /** The present size of a group. */
  count: endpoint({
    ...ofFairDesk,
    method: 'get',
    path: '/api/v1/admin/fair/mail-group',
    query: z.object(group),
    data: Counts,
  }),
  /** The mail as the recipient at that index of the group reads it; null if there is none. */
  preview: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: `${path}/preview`,
    body: z.extend(MailDraft, { at: z.number().check(z.int(), z.gte(0), z.lte(100_000)) }),
    data: z.nullable(
      z.object({
        company: z.string(),
        lang: z.enum(textLanguages),
        subject: z.string(),
        text: z.string(),
        of: z.number(),
      }),
    ),
  }),
  /** Sends every written language to the caller only. Refuses with 400 `validation.required` if none is written. */
  test: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: `${path}/test`,
    body: z.strictObject({ texts: MailTexts }),
    data: z.object({ sent: z.number() }),
    limit: 'write',
  }),
  /**
   * Sends it to the present group, once. Refuses with 409 `fair.mailGroupChanged` if its size differs from the one the caller has
   * `seen`, `fair.mailNobody`, `fair.mailSentAlready` for the same mail to the same group on the same day, and 400
   * `validation.required` if a language of the recipients is not written.
   */
  send: endpoint({
    ...ofFairDesk,
    method: 'post',
    path,
    body: z.extend(MailDraft, { seen: z.strictObject(Counts.shape) }),
    data: z.object({ id: Uuid }),
    idempotent: true,
    limit: 'write',
  }),
  /** Retries failed deliveries. */
  retry: endpoint({
    ...ofFairDesk,
    method: 'post',
    path: `${path}/:id/retry`,
    params: One,
    body: z.strictObject({}),
    data: z.object({ again: z.number() }),
    limit: 'write',
  }),
}
