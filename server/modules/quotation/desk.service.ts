import { and, count, eq, min, type SQL, sql } from 'drizzle-orm'
import type { AuditAct } from '#contract/audit-acts'
import { dayInSeoul, instantInSeoul } from '#contract/days'
import type { Parsed } from '#contract/endpoint'
import { type QuotationStatus, quotationStatuses } from '#contract/quotation'
import type { DeskQuotation, OfferDraft, quotationDesk, quotationSorts } from '#contract/quotation-desk'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { type AuditDetail, actsOn, type Worded, writeAudit } from '#server/modules/accounts/audit.service'
import { packageCustom } from '#server/modules/catalog/package-custom.service'
import { Refusal } from '#server/refusal'
import { fileOf, showQuotation } from './own.service'
import { mailAnswered, mailOffered } from './quotation.mail'
import { quotation, quotationOffer, quotationWords } from './quotation.table'
import { asRow, offersOf } from './quotation.view'
import {
  changeQuotation,
  lockQuotation,
  type QuotationFields,
  refuseChange,
  say,
  shownStatus,
  withStatus,
} from './states.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

const keys: Record<(typeof quotationSorts)[number], SortKey> = {
  updated_at: { by: quotation.updated_at, kind: 'instant' },
  created_at: { by: quotation.created_at, kind: 'instant' },
}

/** All quotations, a page at a time, with the count of each status. Two queries, three for many rows. */
export async function listDesk(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { cursor, per_page, sort, exact, status, asked, q }: Parsed<typeof quotationDesk.list>['query'],
): Promise<z.input<typeof quotationDesk.list.data>> {
  const now = clock.now()
  const shown = shownStatus(now)
  const match = and(
    asked && eq(quotation.asked, true),
    q ? sql`${quotationWords(quotation)} like ${anywhere(q.toLowerCase())}` : undefined,
  )
  const ofStatus = (only?: QuotationStatus) => only && withStatus(db, now, only)
  const counted = await countByStatus(
    db,
    quotationStatuses,
    (only) =>
      db
        .select({ status: shown })
        .from(quotation)
        .where(and(match, ofStatus(only))),
    { status, exact },
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, quotation.id, { cursor, per_page, descending })
  const page = await db
    .select({ id: quotation.id, key: set.key, quotation, shown })
    .from(quotation)
    .where(and(match, ofStatus(status), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  return {
    items: rows.map((row) => ({
      ...asRow({ ...row.quotation, status: row.shown }),
      contact_name: row.quotation.contact_name,
      asked: row.quotation.asked,
    })),
    ...counted,
    next,
    previous,
  }
}

/** A quotation with its account. Throws 404. */
export async function showDesk(deps: Pick<Deps, 'db' | 'clock'>, id: string): Promise<z.input<typeof DeskQuotation>> {
  const shown = await showQuotation(deps, { id })
  const [who] = await deps.db
    .select({ account_email: account.email, lang: account.lang })
    .from(quotation)
    .innerJoin(account, eq(account.id, quotation.account_id))
    .where(eq(quotation.id, id))
  const acts = await actsOn(deps.db, id)
  return { ...shown, account_email: who?.account_email ?? '', lang: who?.lang ?? 'en', acts }
}

/** A file of a quotation for the desk, with an entry in the audit log. Throws 404. */
export async function fileForDesk(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: string,
  { id, file }: { id: string; file: string },
): ReturnType<typeof fileOf> {
  const found = await fileOf(db, { id, file })
  const detail = { file }
  await writeAudit(db, { at: clock.now(), actor_id: reader, act: 'quotation.file', subject: id, detail })
  return found
}

/** An operator's act: the lock, the work and the audit entry in one transaction. */
const acting = <Detail extends AuditDetail>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: string,
  { id, act }: { id: string; act: AuditAct },
  work: (tx: Db, row: QuotationFields, at: Date) => Promise<Worded<Detail>>,
): Promise<void> =>
  transaction(db, async (tx) => {
    const at = clock.now()
    const detail = await work(tx, await lockQuotation(tx, { id }, at), at)
    await writeAudit(tx, { at, actor_id: operator, act, subject: id, detail })
  })

/** Refuses invalid days of an offer (product §5). */
function refuseDays({ date, valid_until }: OfferDraft, now: Date): void {
  if (date <= dayInSeoul(now)) throw new Refusal(400, 'quotation.departure', 'date')
  const until = new Date(valid_until)
  if (until <= now || until > instantInSeoul(date)) throw new Refusal(400, 'quotation.validity', 'valid_until')
}

/**
 * Makes an offer, which replaces the previous one; its total is the sum of its lines. Throws 404, 400 `quotation.departure` or
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

/** Writes a message to the group, and mails it. Throws 404, 409 `quotation.closed`. */
export const answerQuestion = (deps: ServiceDeps, operator: string, id: string, content: string): Promise<void> =>
  acting(deps, operator, { id, act: 'quotation.answer' }, async (tx, row, at) => {
    if (row.status === 'withdrawn') throw new Refusal(409, 'quotation.closed')
    const messageId = await say(tx, id, { author: 'operator', operator_id: operator, content, at })
    await tx.update(quotation).set({ asked: false, updated_at: at }).where(eq(quotation.id, id))
    await mailAnswered(deps, tx, row, { messageId, answer: content })
    return {}
  })

/** Withdraws the open offer with a reason, which is mailed. Throws 404, 409 `quotation.notOffered` or `quotation.closed`. */
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

/** How many groups wait for an offer and how many for an answer, and since when the first of each has waited. */
export async function waitingQuotations(
  db: Db,
): Promise<Record<'requested' | 'questions', { count: number; since: Date | null }>> {
  const of = async (condition: SQL | undefined) => {
    const [row] = await db
      .select({ count: count(), since: min(quotation.updated_at) })
      .from(quotation)
      .where(condition)
    return row ?? { count: 0, since: null }
  }
  return { requested: await of(eq(quotation.status, 'requested')), questions: await of(eq(quotation.asked, true)) }
}
