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

type Sending = Pick<Deps, 'db' | 'mailer' | 'settings'>

const send = async ({ mailer, settings }: Sending, request: MailRequest): Promise<void> =>
  mailer.send(await compose(request, settings))

/** Sends a mail now, whose secret must not wait in a queue, and notes it. Throws when it cannot be handed over. */
export const deliver = (deps: Sending, request: MailRequest): Promise<void> =>
  noteSent(deps, request, () => send(deps, request))

/** Sends a text message with a code now, and notes it. Throws when the gateway does not take it. */
export const deliverCode = (
  deps: Pick<Deps, 'db' | 'settings'> & { sms: Sms },
  recipient: string,
  request: Extract<MailRequest, { template: 'phoneCode' }>,
): Promise<void> =>
  noteSent(deps, request, () => deps.sms.send({ to: recipient, text: codeMessage(request.lang, request.values) }), {
    way: 'sms',
    recipient,
  })

/** Queues a mail in the caller's transaction; with `once` it is sent a single time however often it is asked for. */
export async function mailLater(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  request: MailRequest,
  options?: { once?: string; startAfter?: Date },
): Promise<void> {
  const log = await noteQueued(db, request, { once: options?.once })
  await jobs.enqueue(db, 'mail', { ...request, values: { ...request.values }, log }, options)
}

/** Queues in the caller's transaction what was sent before, and answers the id of its row in the log. */
export async function mailAgain(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  { id, request }: { id: string; request: MailRequest },
): Promise<string> {
  const log = await noteQueued(db, request, { resentOf: id })
  await jobs.enqueue(db, 'mail', { ...request, values: { ...request.values }, log })
  return log
}

/** The job behind `mailLater`; `complete` puts in what must not lie in a queue. */
export const sendMail = (
  deps: Sending,
  { log, ...input }: JobInputs['mail'],
  complete: (input: JobInputs['mail']) => Promise<JobInputs['mail']> = async (asked) => asked,
): Promise<void> =>
  noteTry(deps, log, input as unknown as MailRequest, async () =>
    send(deps, (await complete(input)) as unknown as MailRequest),
  )
