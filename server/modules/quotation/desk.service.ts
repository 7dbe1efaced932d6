import { asc, desc, eq, sql } from 'drizzle-orm'
import { dayInSeoul, instantInSeoul } from '#contract/days'
import { type QuotationStatus, quotationStatuses } from '#contract/quotation'
import type { DeskQuotation, OfferDraft, quotationDesk } from '#contract/quotation-desk'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { packageCustom } from '#server/modules/catalog/package-custom.service'
import { Refusal } from '#server/refusal'
import { showQuotation } from './own.service'
import { mailAnswered, mailOffered } from './quotation.mail'
import { quotation, quotationOffer } from './quotation.table'
import { asRow, offersOf } from './quotation.view'
import { changeQuotation, lockQuotation, type QuotationFields, refuseChange, say, shownStatus } from './states.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

/** All quotations by status, with how many there are of each. */
export async function listDesk(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { page, per_page, status }: { page: number; per_page: number; status?: QuotationStatus },
): Promise<z.input<typeof quotationDesk.list.data>> {
  const shown = shownStatus(clock.now())
  const counted = await db.select({ shown, count: sql<number>`count(*)::int` }).from(quotation).groupBy(sql`1`)
  const counts = Object.fromEntries(
    quotationStatuses.map((each) => [each, counted.find((row) => row.shown === each)?.count ?? 0]),
  ) as Record<QuotationStatus, number>
  const rows = await db
    .select({ quotation, shown })
    .from(quotation)
    .where(status && sql`${shown} = ${status}`)
    .orderBy(...(status ? [asc(quotation.updated_at)] : [desc(quotation.updated_at)]), asc(quotation.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  return {
    items: rows.map((row) => ({
      ...asRow({ ...row.quotation, status: row.shown }),
      contact_name: row.quotation.contact_name,
      asked: row.quotation.asked,
    })),
    page,
    per_page,
    total: (status ? [status] : [...quotationStatuses])
      .map((each) => counts[each])
      .reduce((sum, each) => sum + each, 0),
    counts,
  }
}

/** A quotation with whose it is. Throws 404. */
export async function showDesk(deps: Pick<Deps, 'db' | 'clock'>, id: string): Promise<z.input<typeof DeskQuotation>> {
  const shown = await showQuotation(deps, { id })
  const [who] = await deps.db
    .select({ account_email: account.email, lang: account.lang })
    .from(quotation)
    .innerJoin(account, eq(account.id, quotation.account_id))
    .where(eq(quotation.id, id))
  return { ...shown, account_email: who?.account_email ?? '', lang: who?.lang ?? 'en' }
}

/** One act of an operator: locked, done and written down together. */
const acting = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: string,
  { id, act }: { id: string; act: string },
  work: (tx: Db, row: QuotationFields, at: Date) => Promise<Record<string, unknown>>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const at = clock.now()
    const detail = await work(tx, await lockQuotation(tx, { id }, at), at)
    await writeAudit(tx, { at, actor_id: operator, act, subject: id, detail })
  })

/** Refuses days that are no days for an offer (product §5). */
function refuseDays({ date, valid_until }: OfferDraft, now: Date): void {
  if (date <= dayInSeoul(now)) throw new Refusal(400, 'quotation.departure', 'date')
  const until = new Date(valid_until)
  if (until <= now || until > instantInSeoul(date)) throw new Refusal(400, 'quotation.validity', 'valid_until')
}

/**
 * Makes an offer, which replaces the one before; its total is the sum of its lines. Throws 404, 400 `quotation.departure` or
 * `quotation.validity`, 409 `quotation.closed` (product §4).
 */
export const makeOffer = (deps: ServiceDeps, operator: string, id: string, draft: OfferDraft): Promise<void> =>
  acting(deps, operator, { id, act: 'quotation.offer' }, async (tx, row, at) => {
    refuseChange(row.status, 'offered')
    refuseDays(draft, at)
    const lines = draft.lines.map((line) => ({ ...line, amount_won: line.quantity * line.unit_won }))
    const total_won = lines.reduce((sum, { amount_won }) => sum + amount_won, 0)
    const valid_until = new Date(draft.valid_until)
    const [newest] = await offersOf(tx, id)
    const position = (newest?.position ?? 0) + 1
    const [offer] = await tx
      .insert(quotationOffer)
      .values({
        ...draft,
        quotation_id: id,
        position,
        operator_id: operator,
        lines,
        total_won,
        cancellation: [...packageCustom],
        valid_until,
        created_at: at,
      })
      .returning()
    if (!offer) throw new Error('an offer was not kept')
    await changeQuotation(tx, row, 'offered', { at, total_won, valid_until, asked: false })
    await mailOffered(deps, tx, row, offer)
    return { position, total_won }
  })

/** Says something to the group, and mails it. Throws 404, 409 `quotation.closed`. */
export const answerQuestion = (deps: ServiceDeps, operator: string, id: string, content: string): Promise<void> =>
  acting(deps, operator, { id, act: 'quotation.answer' }, async (tx, row, at) => {
    if (row.status === 'withdrawn') throw new Refusal(409, 'quotation.closed')
    const messageId = await say(tx, id, { author: 'operator', operator_id: operator, content, at })
    await tx.update(quotation).set({ asked: false, updated_at: at }).where(eq(quotation.id, id))
    await mailAnswered(deps, tx, row, { messageId, answer: content })
    return {}
  })

/** Takes the open offer back and says why, which is mailed. Throws 404, 409 `quotation.notOffered` or `quotation.closed`. */
export const withdrawOffer = (deps: ServiceDeps, operator: string, id: string, content: string): Promise<void> =>
  acting(deps, operator, { id, act: 'quotation.withdrawOffer' }, async (tx, row, at) => {
    refuseChange(row.status, 'requested')
    const [offer] = await offersOf(tx, id)
    if (offer) await tx.update(quotationOffer).set({ withdrawn: true }).where(eq(quotationOffer.id, offer.id))
    const messageId = await say(tx, id, { author: 'operator', operator_id: operator, content, at })
    await changeQuotation(tx, row, 'requested', { at, total_won: null, valid_until: null, asked: false })
    await mailAnswered(deps, tx, row, { messageId, answer: content })
    return { position: offer?.position }
  })
