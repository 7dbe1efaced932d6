import { Email } from '#contract/fields'
import { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import type { JobInputs } from '#server/ports/jobs'
import type { Mail, MailPicture } from '#server/ports/mailer'
import type { Settings } from '#server/settings'
import { asHtml, asText, cidOf } from './mail.layout'
import { brandOf } from './mail.sites'
import type { MailRequest, MailTexts, MailWords } from './mail.types'
import type { MailedAccount } from './mailed-account.types'
import type { MailedTicket, Ticketed } from './mailed-ticket.types'
import { qrPicture } from './qr-picture'
import { withoutLinks } from './strangers-words'
import { en } from './texts/en'
import { ko } from './texts/ko'

const wordsOf = ({ templates }: MailTexts, { template, values }: MailRequest): MailWords =>
  // Template and values are of one member of the union, which the index loses.
  (templates[template] as (values: MailRequest['values']) => MailWords)(values)

/** The one address of a mail. Throws for anything else, above all for lists, which mail libraries take (domain hazard 9). */
function oneAddress(to: string): string {
  const address = z.safeParse(Email, to)
  if (!address.success || /[\s,;<>"]/.test(address.data)) throw new Error('A mail must go to exactly one address')
  return address.data
}

const pictureOf = async (ticket: MailedTicket): Promise<MailPicture> => ({
  cid: cidOf(ticket),
  filename: `${ticket.reservation_number}.png`,
  base64: await qrPicture(ticket.code),
})

/**
 * A mail in its language, laid out as HTML and as text, with the tickets that it brings as pictures. Throws when `to` is
 * not exactly one address.
 */
export async function compose(
  request: MailRequest,
  { APP_URL, SEED_DEMO }: Pick<Settings, 'APP_URL' | 'SEED_DEMO'>,
): Promise<Mail> {
  const lang = request.lang === 'ko' ? 'ko' : 'en'
  const texts = lang === 'ko' ? ko : en
  const words = wordsOf(texts, { ...request, values: withoutLinks(request.values) } as MailRequest)
  const { tickets = [], site } = request.values as Ticketed & Partial<MailedAccount>
  const frame = { lang, origin: APP_URL, brand: brandOf(site), demo: SEED_DEMO, texts, tickets }
  return {
    to: oneAddress(request.to),
    // A product's name may be in it, and a line break there would begin another header.
    subject: words.subject.replace(/\s+/g, ' '),
    html: asHtml(words, frame),
    text: asText(words, frame),
    pictures: await Promise.all(tickets.map(pictureOf)),
  }
}

/** Sends a mail now: for jobs, and for mails whose secret must not wait in a queue. Throws when it cannot be handed over. */
export async function deliver(deps: Pick<Deps, 'mailer' | 'settings'>, request: MailRequest): Promise<void> {
  await deps.mailer.send(await compose(request, deps.settings))
}

/** Queues a mail in the caller's transaction; with `once` it is sent a single time however often it is asked for. */
export async function mailLater(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  request: MailRequest,
  options?: { once?: string; startAfter?: Date },
): Promise<void> {
  await jobs.enqueue(db, 'mail', { ...request, values: { ...request.values } }, options)
}

/** The job behind `mailLater`. */
export const sendMail = (deps: Pick<Deps, 'mailer' | 'settings'>, input: JobInputs['mail']): Promise<void> =>
  deliver(deps, input as unknown as MailRequest)
