import { and, count, desc, eq, isNotNull, min } from 'drizzle-orm'
import type { DeskReply, DeskThread } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { colleaguesOf, keepAnswerer, lockColleague } from './assign.service'
import { lockInquiry, type Place, readInquiry } from './desk.place'
import { answererNames } from './desk.rows'
import { attach, type Given, withFiles } from './files.service'
import { changeInquiry, say } from './inquiry.states'
import { inquiry, inquiryMessage } from './inquiry.table'
import { mailAnswered, recipient } from './mail.service'
import { asRow, fileOf, messagesOf } from './thread.service'

/** An inquiry with its author, what it refers to, and who can look after it. Throws 404. */
export async function showDesk(db: Db, reader: string, place: Place): Promise<z.input<typeof DeskThread>> {
  const row = await readInquiry(db, place)
  const who = await recipient(db, row)
  const [about] = row.about_id
    ? await db
        .select({ id: inquiry.id, number: inquiry.number, title: inquiry.title })
        .from(inquiry)
        .where(eq(inquiry.id, row.about_id))
    : []
  const messages = await messagesOf(db, row.id)
  const names = await answererNames(
    db,
    messages.filter(({ author }) => author === 'operator').map((message) => message.id),
  )
  const colleagues = await colleaguesOf(db, place.site)
  return {
    ...asRow(row),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    assignee: colleagues.find(({ id }) => id === row.assignee_id) ?? null,
    first_answered_at: row.first_answered_at?.toISOString() ?? null,
    colleagues,
    reader,
    messages: messages.map((message) => ({ ...message, answered_by: names.get(message.id) ?? null })),
    name: who?.name ?? '',
    email: who?.email ?? '',
    lang: who?.lang ?? row.lang,
    is_guest: row.account_id === null,
    about: about ?? null,
  }
}

/** The person's latest message, which the answer refers to. */
async function lastQuestion(db: Db, id: string): Promise<string> {
  const [found] = await db
    .select({ content: inquiryMessage.content })
    .from(inquiryMessage)
    .where(and(eq(inquiryMessage.inquiry_id, id), eq(inquiryMessage.author, 'person')))
    .orderBy(desc(inquiryMessage.position))
    .limit(1)
  return found?.content ?? ''
}

/**
 * Answers an inquiry, also one that a colleague looks after, and mails the answer, both or neither; its files are on the page
 * that the mail links to. Throws 404, 409 `inquiry.saidMeanwhile`, 400 `inquiry.guestFiles`, and what `withFiles` throws.
 */
export async function answer(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'storage' | 'decoder'>,
  operator: string,
  place: Place,
  { content, seen }: DeskReply,
  files: Given = {},
): Promise<void> {
  await withFiles(deps, files, { owner: operator, site: place.site }, (ids) =>
    transaction(deps.db, async (tx) => {
      const at = deps.clock.now()
      const answerer = await lockColleague(tx, place.site, operator)
      const row = await lockInquiry(tx, place)
      if (ids.length > 0 && row.account_id === null) throw new Refusal(400, 'inquiry.guestFiles', 'file')
      const messages = await tx.$count(inquiryMessage, eq(inquiryMessage.inquiry_id, row.id))
      if (messages !== seen) throw new Refusal(409, 'inquiry.saidMeanwhile')
      const messageId = await say(tx, row.id, { author: 'operator', operator_id: operator, content, at })
      await attach(tx, messageId, ids)
      await changeInquiry(tx, row, 'answered', at)
      const taken = await keepAnswerer(tx, row, answerer, at)
      await mailAnswered(deps, tx, row, { messageId, question: await lastQuestion(tx, row.id), answer: content })
      const detail: { taken?: boolean } = taken ? { taken } : {}
      await writeAudit(tx, { at, actor_id: operator, act: 'inquiry.answer', subject: row.id, detail })
    }),
  )
}

type Writing = Pick<Deps, 'db' | 'clock'>

/** A file of an inquiry for the desk, with an entry in the audit log. Throws 404. */
export async function fileForDesk(
  { db, clock }: Writing,
  reader: string,
  { file, ...place }: Place & { file: string },
): ReturnType<typeof fileOf> {
  const found = await fileOf(db, { ...place, file })
  const detail = { file }
  await writeAudit(db, { at: clock.now(), actor_id: reader, act: 'inquiry.file', subject: place.id, detail })
  return found
}

/** Closes an inquiry. Throws 404, 409 `inquiry.closed`. */
export async function close({ db, clock }: Writing, operator: string, place: Place): Promise<void> {
  await transaction(db, async (tx) => {
    const at = clock.now()
    const row = await lockInquiry(tx, place)
    await changeInquiry(tx, row, 'closed', at)
    await writeAudit(tx, { at, actor_id: operator, act: 'inquiry.close', subject: row.id })
  })
}

/** Opens an inquiry again: as answered if the desk wrote last, otherwise as received. Throws 404, 409 `inquiry.notClosed`. */
export async function reopen({ db, clock }: Writing, operator: string, place: Place): Promise<void> {
  await transaction(db, async (tx) => {
    const at = clock.now()
    const row = await lockInquiry(tx, place)
    if (row.status !== 'closed') throw new Refusal(409, 'inquiry.notClosed')
    const [last] = await tx
      .select({ author: inquiryMessage.author })
      .from(inquiryMessage)
      .where(eq(inquiryMessage.inquiry_id, row.id))
      .orderBy(desc(inquiryMessage.position))
      .limit(1)
    await changeInquiry(tx, row, last?.author === 'operator' ? 'answered' : 'received', at)
    await writeAudit(tx, { at, actor_id: operator, act: 'inquiry.reopen', subject: row.id })
  })
}

/** How many inquiries of each site wait for an answer, and since when the first of them has waited; of one site if it is given. */
export const waitingInquiries = (db: Db, site?: Site): Promise<{ site: Site; count: number; since: Date | null }[]> =>
  db
    .select({ site: inquiry.site, count: count(), since: min(inquiry.waiting_since) })
    .from(inquiry)
    .where(and(site && eq(inquiry.site, site), isNotNull(inquiry.waiting_since)))
    .groupBy(inquiry.site)
