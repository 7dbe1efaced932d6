import { and, count, eq, ilike, isNotNull, isNull, min, or, type SQL, sql } from 'drizzle-orm'
import { type companyDesk, type companySorts, companyStates, type DeskCompany } from '#contract/companies'
import type { Parsed } from '#contract/endpoint'
import { businessNumberDigits } from '#contract/fields'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { upload } from '#server/modules/media/media.table'
import { Refusal } from '#server/refusal'
import { account, isCompany } from './accounts.table'
import { actsOn, writeAudit } from './audit.service'

type CompanyDeps = Pick<Deps, 'db' | 'clock'>

const isActiveCompany = isCompany(account)
const isWaiting = isNull(account.company_checked_at)
const isChecked = isNotNull(account.company_checked_at)

const companies = (db: Db, condition: SQL | undefined, key: SQL<string> = sql<string>`''`) =>
  db
    .select({ id: account.id, key, account, upload })
    .from(account)
    .leftJoin(upload, eq(upload.id, account.company_file))
    .where(and(isActiveCompany, condition))
    .$dynamic()

type Row = Awaited<ReturnType<typeof companies>>[number]

const shown = ({ account: row, upload: file }: Row): z.input<typeof DeskCompany> => ({
  id: row.id,
  status: row.company_checked_at ? 'registered' : 'waiting',
  company_name: row.company_name,
  business_number: row.business_number,
  company_description: row.company_description,
  name: row.name,
  email: row.email,
  phone: row.phone,
  file: file && { id: file.id, name: file.name, mime: file.mime, bytes: file.bytes },
  created_at: row.created_at.toISOString(),
  checked_at: row.company_checked_at?.toISOString() ?? null,
})

const status = sql<DeskCompany['status']>`case when ${isChecked} then 'registered' else 'waiting' end`

const keys: Record<(typeof companySorts)[number], SortKey> = {
  created_at: { by: account.created_at, kind: 'instant' },
}

/** Lists companies that have signed up, with the numbers of waiting and checked ones. Two queries, three for many rows. */
export async function listCompanies(
  db: Db,
  { cursor, per_page, sort, exact, status: statusFilter, q }: Parsed<typeof companyDesk.list>['query'],
): Promise<z.input<typeof companyDesk.list.data>> {
  const words = [account.company_name, account.name, account.email]
  const match = q
    ? or(
        ...words.map((each) => ilike(each, anywhere(q))),
        ilike(account.business_number, anywhere(businessNumberDigits(q))),
      )
    : undefined
  const ofStatus = (only?: DeskCompany['status']) => only && (only === 'waiting' ? isWaiting : isChecked)
  const counted = await countByStatus(
    db,
    companyStates,
    (only) =>
      db
        .select({ status })
        .from(account)
        .where(and(isActiveCompany, match, ofStatus(only))),
    { status: statusFilter, exact },
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, account.id, { cursor, per_page, descending })
  const page = await companies(db, and(match, ofStatus(statusFilter), set.where ?? undefined), set.key)
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  return { items: rows.map(shown), ...counted, next, previous }
}

async function findCompany(db: Db, id: string): Promise<Row> {
  const [row] = await companies(db, eq(account.id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** Returns a company with the recorded acts on it. Throws 404. */
export const showCompany = async (db: Db, id: string): Promise<z.input<typeof companyDesk.detail.data>> => ({
  ...shown(await findCompany(db, id)),
  acts: await actsOn(db, id),
})

/** Returns the registration certificate of a company and records the access. Throws 404. */
export async function companyFile(
  { db, clock }: CompanyDeps,
  operator: string,
  id: string,
): Promise<z.input<typeof companyDesk.file.data>> {
  return transaction(db, async (tx) => {
    const { upload: file } = await findCompany(tx, id)
    if (!file) throw new Refusal(404, 'general.notFound')
    await writeAudit(tx, {
      at: clock.now(),
      actor_id: operator,
      act: 'company.file',
      subject: id,
      detail: { file: file.id },
    })
    return { key: file.key, name: file.name, mime: file.mime }
  })
}

/** Marks a company as checked by an operator. Throws 404, and 409 if it already was. */
export async function checkCompany(
  { db, clock }: CompanyDeps,
  operator: string,
  id: string,
): Promise<z.input<typeof DeskCompany>> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    await findCompany(tx, id)
    const [checked] = await tx
      .update(account)
      .set({ company_checked_at: at })
      .where(and(eq(account.id, id), isWaiting))
      .returning({ id: account.id })
    if (!checked) throw new Refusal(409, 'general.conflict')
    await writeAudit(tx, { at, actor_id: operator, act: 'company.check', subject: id })
    return shown(await findCompany(tx, id))
  })
}

/** Counts the companies waiting to be checked, with the sign-up time of the oldest. */
export async function waitingCompanies(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(account.created_at) })
    .from(account)
    .where(and(isActiveCompany, isWaiting))
  return row ?? { count: 0, since: null }
}
