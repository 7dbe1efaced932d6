import { Email } from '#contract/fields'
import { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import type { JobInputs } from '#server/ports/jobs'
import type { Mail, MailPicture } from '#server/ports/mailer'
import type { Sms } from '#server/ports/sms'
import type { Settings } from '#server/settings'
import { noteQueued, noteSent, noteTry } from './log.service'
import { asHtml, asText, cidOf } from './mail.layout'
import { brandOf } from './mail.sites'
import type { MailRequest, MailTexts, MailWords } from './mail.types'
import type { MailedAccount } from './mailed-account.types'
import type { MailedTicket, Ticketed } from './mailed-ticket.types'
import { qrPicture } from './qr-picture'
import { codeMessage } from './sms.service'
import { withoutLinks } from './strangers-words.service'
import { en } from './texts/en'
import { ko } from './texts/ko'

const wordsOf = ({ templates }: MailTexts, { template, values }: MailRequest): MailWords =>
  // Template and values belong to one member of the union; indexing loses this relation.
  (templates[template] as (values: MailRequest['values']) => MailWords)(values)

/** The single address of a mail. Throws for anything else, in particular lists, which mail libraries accept (domain hazard 9). */
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
 * Composes a mail in its language as HTML and as text, with its tickets as pictures. Throws when `to` is not exactly one address.
 */
export async function compose(
  request: MailRequest,
  { APP_URL, SEED_DEMO }: Pick<Settings, 'APP_URL' | 'SEED_DEMO'>,
): Promise<Mail> {
  const lang = request.lang === 'ko' ? 'ko' : 'en'
  const texts = lang === 'ko' ? ko : en
  const words = wordsOf(texts, { ...request, values: withoutLinks(request.values) } as MailRequest)
  const { tickets = [], site } = request.values as Ticketed & Partial<MailedAccount>
  const frame = { lang, origin: APP_URL, brand: brandOf(site, lang), demo: SEED_DEMO, texts, tickets }
  return {
    to: oneAddress(request.to),
    // The subject can contain a product's name, in which a line break would begin another header.
    subject: words.subject.replace(/\s+/g, ' '),
    html: asHtml(words, frame),
    text: asText(words, frame),
    pictures: await Promise.all(tickets.map(pictureOf)),
  }
}

type Sending = Pick<Deps, 'db' | 'mailer' | 'settings'>

const send = async ({ mailer, settings }: Sending, request: MailRequest): Promise<void> =>
  mailer.send(await compose(request, settings))

/** Sends a mail immediately, because its secret must not wait in a queue, and logs it. Throws when it cannot be handed over. */
export const deliver = (deps: Sending, request: MailRequest): Promise<void> =>
  noteSent(deps, request, () => send(deps, request))

/** Sends a text message with a code immediately, and logs it. Throws when the gateway does not accept it. */
export const deliverCode = (
  deps: Pick<Deps, 'db' | 'settings'> & { sms: Sms },
  recipient: string,
  request: Extract<MailRequest, { template: 'phoneCode' }>,
): Promise<void> =>
  noteSent(deps, request, () => deps.sms.send({ to: recipient, text: codeMessage(request.lang, request.values) }), {
    way: 'sms',
    recipient,
  })

/** Queues a mail in the caller's transaction; with `once` it is sent a single time, however often it is requested. */
export async function mailLater(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  request: MailRequest,
  options?: { once?: string; startAfter?: Date },
): Promise<void> {
  const log = await noteQueued(db, request, { once: options?.once })
  await jobs.enqueue(db, 'mail', { ...request, values: { ...request.values }, log }, options)
}

/** Queues a previously sent message again in the caller's transaction, and returns the id of its row in the log. */
export async function mailAgain(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  { id, request }: { id: string; request: MailRequest },
): Promise<string> {
  const log = await noteQueued(db, request, { resentOf: id })
  await jobs.enqueue(db, 'mail', { ...request, values: { ...request.values }, log })
  return log
}

/** The job behind `mailLater`; `complete` adds what must not be stored in a queue. */
export const sendMail = (
  deps: Sending,
  { log, ...input }: JobInputs['mail'],
  complete: (input: JobInputs['mail']) => Promise<JobInputs['mail']> = async (request) => request,
): Promise<void> =>
  noteTry(deps, log, input as unknown as MailRequest, async () =>
    send(deps, (await complete(input)) as unknown as MailRequest),
  )
