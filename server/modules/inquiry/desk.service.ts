import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type InquiryStatus, inquiryStatuses } from '#contract/inquiry'
import type { DeskThread, inquiryDesk } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { changeInquiry, type InquiryFields, say } from './inquiry.states'
import { inquiry, inquiryMessage } from './inquiry.table'
import { mailAnswered, recipient } from './mail.service'
import { asRow, messagesOf } from './thread.service'

interface Place {
  site: Site
  id: string
}

/** The inquiries of a site by status, with how many there are of each: those that have waited longest first. */
export async function listDesk(
  db: Db,
  site: Site,
  { page, per_page, status }: { page: number; per_page: number; status?: InquiryStatus },
): Promise<z.input<typeof inquiryDesk.list.data>> {
  const counted = await db
    .select({ status: inquiry.status, count: sql<number>`count(*)::int` })
    .from(inquiry)
    .where(eq(inquiry.site, site))
    .groupBy(inquiry.status)
  const countOf = (each: InquiryStatus) => counted.find((row) => row.status === each)?.count ?? 0
  const rows = await db
    .select({ inquiry, account_email: account.email })
    .from(inquiry)
    .leftJoin(account, eq(account.id, inquiry.account_id))
    .where(and(eq(inquiry.site, site), status ? eq(inquiry.status, status) : undefined))
    .orderBy(...(status === 'received' ? [asc(inquiry.updated_at)] : [desc(inquiry.updated_at)]), asc(inquiry.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return {
    items: rows.map((row) => ({
      ...asRow(row.inquiry),
      email: row.account_email ?? row.inquiry.email,
      is_guest: row.inquiry.account_id === null,
    })),
    page,
    per_page,
    total: (status ? [status] : [...inquiryStatuses]).map(countOf).reduce((sum, each) => sum + each, 0),
    counts: { received: countOf('received'), answered: countOf('answered'), closed: countOf('closed') },
  }
}

async function find(db: Db, { site, id }: Place): Promise<InquiryFields> {
  const [row] = await db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.id, id), eq(inquiry.site, site)))
    .for('update')
  if (!row) throw new Refusal(404, 'inquiry.notFound')
  return row
}

/** An inquiry with who asked and what it refers to. Throws 404. */
export async function showDesk(db: Db, { site, id }: Place): Promise<z.input<typeof DeskThread>> {
  const [row] = await db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.id, id), eq(inquiry.site, site)))
  if (!row) throw new Refusal(404, 'inquiry.notFound')
  const who = await recipient(db, row)
  const [about] = row.about_id
    ? await db
        .select({ id: inquiry.id, number: inquiry.number, title: inquiry.title })
        .from(inquiry)
        .where(eq(inquiry.id, row.about_id))
    : []
  return {
    ...asRow(row),
    messages: await messagesOf(db, id),
    name: who?.name ?? '',
    email: who?.email ?? '',
    lang: who?.lang ?? row.lang,
    is_guest: row.account_id === null,
    about: about ?? null,
  }
}

/** What the person said last: the answer is about that. */
async function lastQuestion(db: Db, id: string): Promise<string> {
  const [found] = await db
    .select({ content: inquiryMessage.content })
    .from(inquiryMessage)
    .where(and(eq(inquiryMessage.inquiry_id, id), eq(inquiryMessage.author, 'person')))
    .orderBy(desc(inquiryMessage.position))
    .limit(1)
  return found?.content ?? ''
}

/** Answers an inquiry and mails the answer, both or neither. Throws 404. */
export async function answer(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  operator: string,
  place: Place,
  content: string,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await find(tx, place)
    const messageId = await say(tx, row.id, { author: 'operator', operator_id: operator, content, at })
    await changeInquiry(tx, row, 'answered', at)
    await mailAnswered(deps, tx, row, { messageId, question: await lastQuestion(tx, row.id), answer: content })
    await writeAudit(tx, { at, actor_id: operator, act: 'inquiry.answer', subject: row.id })
  })
}

/** Closes an inquiry. Throws 404, 409 `inquiry.closed`. */
export async function close({ db, clock }: Pick<Deps, 'db' | 'clock'>, operator: string, place: Place): Promise<void> {
  await transaction(db, async (tx) => {
    const at = clock.now()
    const row = await find(tx, place)
    await changeInquiry(tx, row, 'closed', at)
    await writeAudit(tx, { at, actor_id: operator, act: 'inquiry.close', subject: row.id })
  })
}
