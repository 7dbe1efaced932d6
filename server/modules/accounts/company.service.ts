import { and, arrayContains, asc, count, desc, eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { companyDesk, DeskCompany } from '#contract/companies'
import type { Parsed } from '#contract/endpoint'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { upload } from '#server/modules/media/media.table'
import { Refusal } from '#server/refusal'
import { account } from './accounts.table'
import { writeAudit } from './audit.service'

type CompanyDeps = Pick<Deps, 'db' | 'clock'>

const isCompany = and(
  eq(account.area, 'member'),
  eq(account.status, 'active'),
  arrayContains(account.roles, ['company']),
)
const isWaiting = isNull(account.company_checked_at)
const isChecked = isNotNull(account.company_checked_at)

const companies = (db: Db, condition: SQL | undefined) =>
  db
    .select({ account, upload })
    .from(account)
    .leftJoin(upload, eq(upload.id, account.company_file))
    .where(and(isCompany, condition))
    .$dynamic()

type Row = Awaited<ReturnType<typeof companies>>[number]

const shown = ({ account: row, upload: file }: Row): z.input<typeof DeskCompany> => ({
  id: row.id,
  state: row.company_checked_at ? 'registered' : 'waiting',
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

/** Companies that have signed up, with how many wait and how many were checked. Four queries, however many rows. */
export async function listCompanies(
  db: Db,
  { page, per_page, state, q }: Parsed<typeof companyDesk.list>['query'],
): Promise<z.input<typeof companyDesk.list.data>> {
  const pattern = anywhere(q ?? '')
  const named = or(
    ilike(account.company_name, pattern),
    ilike(account.email, pattern),
    ilike(account.business_number, pattern),
  )
  const wanted = and(q ? named : undefined, state === 'waiting' ? isWaiting : state ? isChecked : undefined)
  const rows = await companies(db, wanted)
    .orderBy(...(state === 'waiting' ? [asc(account.created_at)] : [desc(account.created_at)]), asc(account.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [all] = await db.select({ total: count() }).from(account).where(and(isCompany, wanted))
  const waiting = await db.$count(account, and(isCompany, isWaiting))
  const registered = await db.$count(account, and(isCompany, isChecked))
  return { items: rows.map(shown), page, per_page, total: all?.total ?? 0, counts: { waiting, registered } }
}

async function findCompany(db: Db, id: string): Promise<Row> {
  const [row] = await companies(db, eq(account.id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}

/** The registration certificate of a company; each look is written down. Throws 404. */
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

/** An operator has seen who the company is. Throws 404, and 409 where that was done. */
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
