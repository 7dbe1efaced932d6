import { and, desc, eq, inArray, like, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ApplicantRow, applicantSorts, applicantsDesk, ReviewedApplicant } from '#contract/applicants-desk'
import type { Data, Parsed } from '#contract/endpoint'
import { type Db, transaction } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { setBlocked } from '#server/modules/accounts/block.service'
import { Refusal } from '#server/refusal'
import { applicantOf } from './applicant.service'
import { applicant, applicantBlock } from './applicants.table'

const area = 'travel'

const keys: Record<(typeof applicantSorts)[number], SortKey> = {
  created_at: { by: account.created_at, kind: 'instant' },
  organization: { by: sql`lower(${applicant.organization})`, kind: 'text' },
}

/** Accounts whose organization, name or address contains the words: each half uses its own index. */
function having(db: Db, q: string) {
  const pattern = anywhere(q.toLowerCase())
  const organizations = db.select({ id: applicant.account_id }).from(applicant).where(like(applicant.search, pattern))
  const person = alias(account, 'person')
  const people = db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.area, area), like(sql`lower(${person.name} || ' ' || ${person.email})`, pattern)))
  return inArray(account.id, organizations.unionAll(people))
}

/** Lists applicants' accounts by page, without closed ones. Two queries. */
export async function listApplicants(
  db: Db,
  { cursor, per_page, sort, exact, q, status, country }: Parsed<typeof applicantsDesk.list>['query'],
): Promise<Data<typeof applicantsDesk.list>> {
  const match = and(
    eq(account.area, area),
    status ? eq(account.status, status) : ne(account.status, 'withdrawn'),
    country ? eq(applicant.country, country) : undefined,
    q ? having(db, q) : undefined,
  )
  const { key, descending } = sortIn(sort, keys)
  // The id of the table that the list is sorted by, so that one index has both.
  const id = key === keys.created_at ? account.id : applicant.account_id
  const set = keyset(key, id, { cursor, per_page, descending })
  const found = await db
    .select({
      id: account.id,
      key: set.key,
      status: account.status,
      organization: applicant.organization,
      organization_latin: applicant.organization_latin,
      country: applicant.country,
      name: account.name,
      email: account.email,
      created_at: account.created_at,
    })
    .from(account)
    .innerJoin(applicant, eq(applicant.account_id, account.id))
    .where(and(match, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const matches = db
    .select({ id: account.id })
    .from(account)
    .innerJoin(applicant, eq(applicant.account_id, account.id))
    .where(match)
  const { rows, next, previous } = set.page(found)
  const items = rows.map(
    ({ key: _, status, created_at, ...row }): ApplicantRow => ({
      ...row,
      status: status === 'blocked' ? 'blocked' : 'active',
      created_at: created_at.toISOString(),
    }),
  )
  return { items, total: await countRows(db, matches, { exact }), next, previous }
}

const blocker = alias(account, 'blocker')
const lifter = alias(account, 'lifter')

async function blocksOf(db: Db, id: string): Promise<ReviewedApplicant['blocks']> {
  const rows = await db
    .select({ block: applicantBlock, by: blocker.name, lifted_by: lifter.name })
    .from(applicantBlock)
    .innerJoin(blocker, eq(blocker.id, applicantBlock.by))
    .leftJoin(lifter, eq(lifter.id, applicantBlock.lifted_by))
    .where(eq(applicantBlock.account_id, id))
    .orderBy(desc(applicantBlock.at))
  return rows.map(({ block, by, lifted_by }) => ({
    id: block.id,
    at: block.at.toISOString(),
    by,
    reason: block.reason,
    lifted_at: block.lifted_at?.toISOString() ?? null,
    lifted_by: lifted_by ?? '',
    lifted_reason: block.lifted_reason,
  }))
}

/** Returns one account with the periods in which it was blocked. Throws 404. */
export async function showApplicant(db: Db, id: string): Promise<ReviewedApplicant> {
  const who = await applicantOf(db, id)
  const [row] = await db
    .select({ status: account.status, created_at: account.created_at })
    .from(account)
    .where(eq(account.id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return {
    ...who,
    status: row.status === 'blocked' ? 'blocked' : 'active',
    created_at: row.created_at.toISOString(),
    blocks: await blocksOf(db, id),
  }
}

interface Act {
  id: string
  by: string
  reason: string
}

/** Blocks an account with a reason visible only to the desk; its sessions end immediately. Throws 404, 409 `desk.changed`. */
export function blockApplicant({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id, by, reason }: Act) {
  return transaction(db, async (tx) => {
    const at = clock.now()
    await applicantOf(tx, id)
    if (!(await setBlocked(tx, area, id, true))) throw new Refusal(409, 'desk.changed')
    await tx.insert(applicantBlock).values({ account_id: id, at, by, reason })
    await writeAudit(tx, { at, actor_id: by, act: 'applicant.block', subject: id, detail: { reason } })
    return showApplicant(tx, id)
  })
}

/** Unblocks an account. Throws 404, 409 `desk.changed`. */
export function unblockApplicant({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id, by, reason }: Act) {
  return transaction(db, async (tx) => {
    const at = clock.now()
    await applicantOf(tx, id)
    if (!(await setBlocked(tx, area, id, false))) throw new Refusal(409, 'desk.changed')
    await tx
      .update(applicantBlock)
      .set({ lifted_at: at, lifted_by: by, lifted_reason: reason })
      .where(and(eq(applicantBlock.account_id, id), sql`${applicantBlock.lifted_at} is null`))
    await writeAudit(tx, { at, actor_id: by, act: 'applicant.unblock', subject: id, detail: { reason } })
    return showApplicant(tx, id)
  })
}
