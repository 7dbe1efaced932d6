import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { StoredFile } from '#contract/files'
import type { Partnership } from '#contract/pass/partnership'
import type { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { upload } from '#server/modules/media/media.table'
import { Refusal } from '#server/refusal'
import { passPartnership, passPartnershipFile, passPartnershipLink, passPartnershipWord } from './partnership.table'

export type PartnershipFields = typeof passPartnership.$inferSelect

/** The maximum number of valid links of one application; older ones stop working. */
const mostLinks = 20

async function filesOf(db: Db, id: string): Promise<StoredFile[]> {
  return db
    .select({ id: upload.id, name: upload.name, mime: upload.mime, bytes: upload.bytes })
    .from(passPartnershipFile)
    .innerJoin(upload, eq(upload.id, passPartnershipFile.upload_id))
    .where(eq(passPartnershipFile.partnership_id, id))
    .orderBy(asc(passPartnershipFile.position))
}

/** Where a document of an application is stored, or null. */
export async function fileOf(db: Db, id: string, file: string) {
  const [found] = await db
    .select({
      id: upload.id,
      key: upload.key,
      name: upload.name,
      mime: upload.mime,
      owner: passPartnershipFile.partnership_id,
    })
    .from(passPartnershipFile)
    .innerJoin(upload, eq(upload.id, passPartnershipFile.upload_id))
    .where(eq(passPartnershipFile.upload_id, file))
  return found?.owner === id ? found : null
}

/** An application with its documents and messages; two further queries. */
export async function shownPartnership(db: Db, row: PartnershipFields): Promise<z.input<typeof Partnership>> {
  const words = await db
    .select()
    .from(passPartnershipWord)
    .where(eq(passPartnershipWord.partnership_id, row.id))
    .orderBy(asc(passPartnershipWord.at), asc(passPartnershipWord.id))
  const { id, number, state, company, business_number, contact_name, email, phone, place, message, reason } = row
  return {
    ...{ id, number, state, company, business_number, contact_name, email, phone, place, message, reason },
    files: await filesOf(db, id),
    words: words.map(({ id, author, content, at }) => ({ id, author, content, at: at.toISOString() })),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

/** The application of a private link, locked until the transaction ends. Throws 404 `pass.linkUnknown`. */
export async function byToken(tx: Db, token: string): Promise<PartnershipFields> {
  const opened = tx
    .select({ id: passPartnershipLink.partnership_id })
    .from(passPartnershipLink)
    .where(eq(passPartnershipLink.token_hash, hashToken(token)))
  const [row] = await tx.select().from(passPartnership).where(inArray(passPartnership.id, opened)).for('no key update')
  if (!row) throw new Refusal(404, 'pass.linkUnknown')
  return row
}

/** Creates a private link of an application and returns its token. */
export async function addLink(tx: Db, id: string, now: Date): Promise<string> {
  const token = newToken()
  await tx.insert(passPartnershipLink).values({ token_hash: hashToken(token), partnership_id: id, made_at: now })
  const old = tx
    .select({ token_hash: passPartnershipLink.token_hash })
    .from(passPartnershipLink)
    .where(eq(passPartnershipLink.partnership_id, id))
    .orderBy(desc(passPartnershipLink.made_at), desc(passPartnershipLink.token_hash))
    .offset(mostLinks)
  await tx.delete(passPartnershipLink).where(inArray(passPartnershipLink.token_hash, old))
  return token
}

/** Adds documents to an application, after the existing ones. Throws 409 `pass.filesTooMany`. */
export async function attach(tx: Db, id: string, uploads: readonly string[], most: number): Promise<void> {
  if (uploads.length === 0) return
  const before = await filesOf(tx, id)
  if (before.length + uploads.length > most)
    throw new Refusal(409, 'pass.filesTooMany', undefined, { count: String(most) })
  const rows = uploads.map((upload_id, at) => ({ partnership_id: id, upload_id, position: before.length + at }))
  await tx.insert(passPartnershipFile).values(rows)
}
