import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { inquiry as contract, InquiryRow, InquiryStatus, Thread } from '#contract/inquiry'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { upload } from '#server/modules/media/media.table'
import { Refusal } from '#server/refusal'
import { attach, filesOf, type Given, withFiles } from './files.service'
import { changeInquiry, type InquiryFields, say } from './inquiry.states'
import { inquiry, inquiryFile, inquiryMessage } from './inquiry.table'

/** One account's inquiry on one site; other accounts' inquiries are not found. */
export interface Own {
  accountId: string
  site: Site
  id: string
}

const own = ({ accountId, site, id }: Own) =>
  and(eq(inquiry.id, id), eq(inquiry.account_id, accountId), eq(inquiry.site, site))

/** A row as the contract shows it. */
export const asRow = (row: InquiryFields): z.input<typeof InquiryRow> => ({
  id: row.id,
  number: row.number,
  type: row.type,
  title: row.title,
  status: row.status,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** The person's inquiries on a site, those with the latest message first. */
export async function listOwn(
  db: Db,
  { accountId, site }: Omit<Own, 'id'>,
  { page, per_page, status }: { page: number; per_page: number; status?: InquiryStatus },
): Promise<z.input<typeof contract.list.data>> {
  const mine = and(
    eq(inquiry.account_id, accountId),
    eq(inquiry.site, site),
    status ? eq(inquiry.status, status) : undefined,
  )
  const [all] = await db.select({ total: count() }).from(inquiry).where(mine)
  const rows = await db
    .select()
    .from(inquiry)
    .where(mine)
    .orderBy(desc(inquiry.updated_at), desc(inquiry.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { items: rows.map(asRow), page, per_page, total: all?.total ?? 0 }
}

/** All messages of an inquiry with their files. Two queries. */
export async function messagesOf(db: Db, id: string): Promise<z.input<typeof Thread>['messages']> {
  const rows = await db
    .select()
    .from(inquiryMessage)
    .where(eq(inquiryMessage.inquiry_id, id))
    .orderBy(asc(inquiryMessage.position))
  const files = await filesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    content: row.content,
    files: files.get(row.id) ?? [],
    created_at: row.created_at.toISOString(),
  }))
}

/** The person's inquiry with all its messages. Throws 404 for another person's. */
export async function showThread(db: Db, place: Own): Promise<z.input<typeof Thread>> {
  const [row] = await db.select().from(inquiry).where(own(place))
  if (!row) throw new Refusal(404, 'inquiry.notFound')
  return { ...asRow(row), messages: await messagesOf(db, row.id) }
}

/** Locks the row for this transaction, so that a concurrent answer and message are serialized. */
async function lockOwn(tx: Db, place: Own): Promise<InquiryFields> {
  const [row] = await tx.select().from(inquiry).where(own(place)).for('update')
  if (!row) throw new Refusal(404, 'inquiry.notFound')
  return row
}

/** Adds a message of the person: the inquiry becomes received again (product §4). Throws 404, and what `withFiles` throws. */
export async function addMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'decoder'>,
  place: Own,
  content: string,
  files: Given,
): Promise<void> {
  await withFiles(deps, files, { owner: place.accountId, site: place.site }, (ids) =>
    transaction(deps.db, async (tx) => {
      const at = deps.clock.now()
      const row = await lockOwn(tx, place)
      await attach(tx, await say(tx, row.id, { author: 'person', content, at }), ids)
      await changeInquiry(tx, row, 'received', at)
    }),
  )
}

/** Closes an inquiry for a person who needs no more help. Throws 404, 409 `inquiry.closed`. */
export async function solve({ db, clock }: Pick<Deps, 'db' | 'clock'>, place: Own): Promise<void> {
  await transaction(db, async (tx) => changeInquiry(tx, await lockOwn(tx, place), 'closed', clock.now()))
}

/** A file of an inquiry that `which` names. Throws 404. */
export async function fileOf(
  db: Db,
  which: Omit<Own, 'accountId'> & { accountId?: string; file: string },
): Promise<z.input<typeof contract.file.data>> {
  const { accountId, site, id, file } = which
  const [found] = await db
    .select({ key: upload.key, name: upload.name, mime: upload.mime })
    .from(inquiryFile)
    .innerJoin(upload, eq(upload.id, inquiryFile.upload_id))
    .innerJoin(inquiryMessage, eq(inquiryMessage.id, inquiryFile.message_id))
    .innerJoin(inquiry, eq(inquiry.id, inquiryMessage.inquiry_id))
    .where(
      and(
        eq(upload.id, file),
        eq(inquiry.id, id),
        eq(inquiry.site, site),
        accountId === undefined ? undefined : eq(inquiry.account_id, accountId),
      ),
    )
  if (!found) throw new Refusal(404, 'inquiry.notFound')
  return found
}
