import { and, count, desc, eq } from 'drizzle-orm'
import type { quotation as contract, Quotation } from '#contract/quotation'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { upload } from '#server/modules/media/media.table'
import { Refusal } from '#server/refusal'
import { quotation, quotationFile } from './quotation.table'
import { asQuotation, asRow } from './quotation.view'
import {
  changeQuotation,
  lockQuotation,
  type QuotationFields,
  readQuotation,
  refuseChange,
  say,
  shownStatus,
  type Which,
} from './states.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>
export type Own = Required<Which>

/** The member's quotations, last updated first. */
export async function listOwn(
  { db, clock }: ServiceDeps,
  accountId: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<z.input<typeof contract.list.data>> {
  const mine = eq(quotation.account_id, accountId)
  const [all] = await db.select({ total: count() }).from(quotation).where(mine)
  const rows = await db
    .select({ quotation, status: shownStatus(clock.now()) })
    .from(quotation)
    .where(mine)
    .orderBy(desc(quotation.updated_at), desc(quotation.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return {
    items: rows.map(({ status, ...row }) => asRow({ ...row.quotation, status })),
    page,
    per_page,
    total: all?.total ?? 0,
  }
}

/** One quotation with all its offers and messages. Throws 404 for another member's. */
export async function showQuotation({ db, clock }: ServiceDeps, which: Which): Promise<z.input<typeof Quotation>> {
  const now = clock.now()
  return asQuotation(db, await readQuotation(db, which, now), now)
}

const changing = (
  { db, clock }: ServiceDeps,
  own: Own,
  work: (tx: Db, row: QuotationFields, at: Date) => Promise<unknown>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const at = clock.now()
    await work(tx, await lockQuotation(tx, own, at), at)
  })

/** Declines the open offer with a reason in the thread. Throws 404, 409 `quotation.notOffered`, 410 `quotation.expired`. */
export const declineOffer = (deps: ServiceDeps, own: Own, content: string): Promise<void> =>
  changing(deps, own, async (tx, row, at) => {
    refuseChange(row.status, 'declined')
    await say(tx, row.id, { author: 'person', content, at })
    await changeQuotation(tx, row, 'declined', { at, asked: false })
  })

/**
 * Asks a question, which changes no status: an offer can be accepted while a question waits. Throws 404, 409 `quotation.closed`.
 */
export const askQuestion = (deps: ServiceDeps, own: Own, content: string): Promise<void> =>
  changing(deps, own, async (tx, row, at) => {
    if (row.status === 'withdrawn') throw new Refusal(409, 'quotation.closed')
    await say(tx, row.id, { author: 'person', content, at })
    await tx.update(quotation).set({ asked: true, updated_at: at }).where(eq(quotation.id, row.id))
  })

/** Withdraws a request for a quotation. Throws 404, 409 `quotation.closed`. */
export const withdrawRequest = (deps: ServiceDeps, own: Own): Promise<void> =>
  changing(deps, own, (tx, row, at) => changeQuotation(tx, row, 'withdrawn', { at, asked: false }))

/** A file of a quotation. Throws 404. */
export async function fileOf(
  db: Db,
  { id, accountId, file }: Which & { file: string },
): Promise<z.input<typeof contract.file.data>> {
  const [found] = await db
    .select({ key: upload.key, name: upload.name, mime: upload.mime })
    .from(quotationFile)
    .innerJoin(upload, eq(upload.id, quotationFile.upload_id))
    .innerJoin(quotation, eq(quotation.id, quotationFile.quotation_id))
    .where(
      and(
        eq(upload.id, file),
        eq(quotation.id, id),
        accountId === undefined ? undefined : eq(quotation.account_id, accountId),
      ),
    )
  if (!found) throw new Refusal(404, 'quotation.notFound')
  return found
}
