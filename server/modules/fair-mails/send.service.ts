import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { Parsed } from '#contract/endpoint'
import type { fairMails, MailDraft, MailGroup, MailTexts } from '#contract/fair/mail-desk'
import { textLanguages } from '#contract/languages'
import { type Db, transaction, uniqueViolation } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { contactOf } from '#server/modules/accounts/contact.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { compose, deliver, mailLater } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { mailTo } from './compose'
import { countsOf, groupOf, recipientOf } from './group.service'
import { mailing, mailingRecipient } from './mailing.table'

/** Recipients queued per step. */
const step = 100

/** A hash of texts and group that is the same in two tabs, regardless of the order of the group's fields. */
function fingerprintOf({ texts, group }: MailDraft): string {
  const parts = Object.entries(group)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const written = textLanguages.map((lang) => [texts[lang].subject, texts[lang].text])
  return createHash('sha256')
    .update(JSON.stringify([parts, written]))
    .digest('hex')
}

const isWritten = (texts: MailTexts, lang: 'en' | 'ko') => texts[lang].subject !== '' && texts[lang].text !== ''

/** Throws 400 `validation.required` at the first field that is empty. */
function refuseUnwritten(texts: MailTexts, langs: readonly ('en' | 'ko')[]): void {
  for (const lang of langs) {
    for (const field of ['subject', 'text'] as const) {
      if (texts[lang][field] === '') throw new Refusal(400, 'validation.required', `texts.${lang}.${field}`)
    }
  }
}

/**
 * Sends a mail to all members of a group, in the background and in steps; the same mail to the same group once a day. Throws what
 * the contract says (product §3).
 */
export async function sendToGroup(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  by: string,
  { group, texts, seen }: Parsed<typeof fairMails.send>['body'],
): Promise<{ id: string }> {
  const now = deps.clock.now()
  const { year } = await currentEdition(deps.db, now)
  const send = transaction(deps.db, async (tx) => {
    const recipients = await groupOf(tx, now, group)
    const counts = countsOf(recipients)
    if (recipients.length === 0) throw new Refusal(409, 'fair.mailNobody')
    refuseUnwritten(
      texts,
      textLanguages.filter((lang) => counts[lang] > 0),
    )
    if (counts.en !== seen.en || counts.ko !== seen.ko) {
      throw new Refusal(409, 'fair.mailGroupChanged', undefined, { count: String(recipients.length) })
    }
    const [made] = await tx
      .insert(mailing)
      .values({ year, at: now, by, group, texts, day: dayInSeoul(now), fingerprint: fingerprintOf({ group, texts }) })
      .returning({ id: mailing.id })
    if (!made) throw new Error('a mailing was not written')
    await tx.insert(mailingRecipient).values(recipients.map(({ id }) => ({ mailing_id: made.id, participant_id: id })))
    await writeAudit(tx, {
      at: now,
      actor_id: by,
      act: 'fair.mail',
      subject: made.id,
      detail: { group, recipients: recipients.length },
    })
    await deps.jobs.enqueue(tx, 'fair-mails', { id: made.id })
    return made
  })
  return send.catch((error: unknown) => {
    throw uniqueViolation(error, 'fair_mailing_once') ? new Refusal(409, 'fair.mailSentAlready') : error
  })
}

/** The job behind `sendToGroup`: queues the next recipients, then itself until all are queued. */
export async function queueMailing(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { id }: JobInputs['fair-mails'],
): Promise<void> {
  await transaction(db, async (tx) => {
    const next = await tx
      .select({ participant_id: mailingRecipient.participant_id })
      .from(mailingRecipient)
      .where(and(eq(mailingRecipient.mailing_id, id), eq(mailingRecipient.state, 'waiting')))
      .limit(step)
      .for('update', { skipLocked: true })
    if (next.length === 0) return
    const ids = next.map(({ participant_id }) => participant_id)
    await tx
      .update(mailingRecipient)
      .set({ state: 'queued' })
      .where(and(eq(mailingRecipient.mailing_id, id), inArray(mailingRecipient.participant_id, ids)))
    for (const participant_id of ids) await jobs.enqueue(tx, 'fair-mail', { id, participant_id })
    await jobs.enqueue(tx, 'fair-mails', { id })
  })
}

type Sending = Pick<Deps, 'db' | 'mailer' | 'settings'>

/** Locks the recipient during delivery: of two concurrent attempts one skips it. */
const deliverHeld = (deps: Sending, { id, participant_id }: JobInputs['fair-mail']) =>
  transaction(deps.db, async (tx) => {
    const one = and(eq(mailingRecipient.mailing_id, id), eq(mailingRecipient.participant_id, participant_id))
    const [held] = await tx
      .select({ texts: mailing.texts, group: mailing.group })
      .from(mailingRecipient)
      .innerJoin(mailing, eq(mailing.id, mailingRecipient.mailing_id))
      .where(and(one, inArray(mailingRecipient.state, ['queued', 'failed'])))
      .for('update', { of: mailingRecipient, skipLocked: true })
    if (!held) return
    const to = await recipientOf(tx, participant_id, held.group)
    if (to) await deliver(deps, mailTo(to, held.texts, deps.settings))
    await tx
      .update(mailingRecipient)
      .set({ state: to ? 'sent' : 'gone', error: '' })
      .where(one)
  })

/** Delivers a mail to one recipient, at most once. If it cannot be delivered, records and throws the error. */
export async function deliverOne(deps: Sending, which: JobInputs['fair-mail']): Promise<void> {
  try {
    await deliverHeld(deps, which)
  } catch (error) {
    await deps.db
      .update(mailingRecipient)
      .set({ state: 'failed', error: error instanceof Error ? error.name : 'unknown' })
      .where(
        and(
          eq(mailingRecipient.mailing_id, which.id),
          eq(mailingRecipient.participant_id, which.participant_id),
          eq(mailingRecipient.state, 'queued'),
        ),
      )
    throw error
  }
}

/** Queues the mail again for those it could not be delivered to. */
export function retryMailing(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  by: string,
  id: string,
): Promise<{ again: number }> {
  return transaction(db, async (tx) => {
    const again = await tx
      .update(mailingRecipient)
      .set({ state: 'waiting' })
      .where(and(eq(mailingRecipient.mailing_id, id), eq(mailingRecipient.state, 'failed')))
      .returning({ id: mailingRecipient.participant_id })
    if (again.length === 0) return { again: 0 }
    await writeAudit(tx, {
      at: clock.now(),
      actor_id: by,
      act: 'fair.mailRetry',
      subject: id,
      detail: { recipients: again.length },
    })
    await jobs.enqueue(tx, 'fair-mails', { id })
    return { again: again.length }
  })
}

/** The mail as a member of the group reads it. */
export async function previewMail(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { group, texts, at }: Parsed<typeof fairMails.preview>['body'],
) {
  const recipients = await groupOf(db, clock.now(), group)
  const to = recipients[at]
  if (!to) return null
  const { subject, text } = await compose(mailTo(to, texts, settings), settings)
  return { company: to.company, lang: to.lang, subject, text, of: recipients.length }
}

/** Sends each written language to the sender, with sample values. Throws 400 `validation.required` if none is written. */
export async function sendTest(
  deps: Pick<Deps, 'db' | 'jobs' | 'settings'>,
  by: string,
  texts: MailTexts,
): Promise<{ sent: number }> {
  const langs = textLanguages.filter((lang) => isWritten(texts, lang))
  if (langs.length === 0) refuseUnwritten(texts, textLanguages)
  const to = await contactOf(deps.db, by)
  if (!to) return { sent: 0 }
  await transaction(deps.db, async (tx: Db) => {
    for (const lang of langs) {
      const sample = { name: to.name, email: to.email, company: samples[lang], booth: 'A00', lang }
      await mailLater(deps, tx, mailTo(sample, texts, deps.settings))
    }
  })
  return { sent: langs.length }
}

const samples = { en: 'Sample Company', ko: '예시 업체' }

/** The current number of members of a group, by language. */
export const countGroup = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, group: MailGroup) =>
  countsOf(await groupOf(db, clock.now(), group))
