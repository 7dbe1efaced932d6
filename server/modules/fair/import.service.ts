import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import {
  type fairImport,
  type ImportEffect,
  type ImportRow,
  importColumns,
  type StoredRow,
  type ValidImportCells,
} from '#contract/fair/participant-import'
import type { Lang } from '#contract/languages'
import type { BadCell } from '#contract/sheet-import'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { nameContact } from '#server/modules/accounts/contact.service'
import { accountsAt, holdAccountsAt, openInvited } from '#server/modules/accounts/invited.service'
import { Refusal } from '#server/refusal'
import { registerFrom } from './again.service'
import { currentEdition } from './edition.service'
import { changedColumns, columnsOf, storedRowOf } from './import-row'
import { changedFields, setParticipant } from './own.service'
import { type ParticipantRow, participant } from './participant.table'
import { nameIn } from './register.service'
import { lockParticipant } from './who.service'

const site = 'fair'

/** Throws 400 `fair.importTwice` at the second of two rows with one address. */
function refuseTwice(rows: readonly ImportRow[]): void {
  const seen = new Set<string>()
  for (const [at, { email }] of rows.entries()) {
    if (seen.has(email)) throw new Refusal(400, 'fair.importTwice', `rows.${at}.email`)
    seen.add(email)
  }
}

/**
 * What an import can do with addresses that have an account: companies with a registration of a former year are invited again,
 * those with one of this year are changed, and all others (staff, blocked and closed accounts) are taken.
 */
async function known(db: Db, year: number, accounts: Awaited<ReturnType<typeof accountsAt>>) {
  const rows = await db
    .selectDistinctOn([participant.account_id])
    .from(participant)
    .where(
      inArray(
        participant.account_id,
        accounts.map(({ id }) => id),
      ),
    )
    .orderBy(participant.account_id, desc(participant.year))
  const lastOf = new Map(rows.map((row) => [row.account_id, row]))
  const found = {
    former: new Map<string, ParticipantRow>(),
    registered: new Map<string, Registered>(),
    taken: new Set<string>(),
  }
  for (const { id, email, status, lang } of accounts) {
    const last = lastOf.get(id)
    if (status !== 'active' || !last || last.year > year) found.taken.add(email)
    else if (last.year === year) found.registered.set(email, { last, before: storedRowOf(last, { email, lang }) })
    else found.former.set(email, last)
  }
  return found
}

/** A registration of this year, and what it says as a row of a sheet. */
interface Registered {
  last: ParticipantRow
  before: StoredRow
}

/** The cell of a row that cannot be imported because of the account that its address has. */
function badCell(row: ValidImportCells, { registered, taken }: Awaited<ReturnType<typeof known>>) {
  const { email = '', side } = row
  if (taken.has(email)) return { column: 'email', reason: 'auth.emailTaken' } as const
  const there = registered.get(email)?.before
  return there && side !== undefined && side !== there.side
    ? ({ column: 'side', reason: 'fair.importSide' } as const)
    : null
}

/** What rows would do now: the cells that cannot be imported, and the effect of each complete row. Throws 404 without a fair. */
export async function checkImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rows: readonly ValidImportCells[],
): Promise<Data<typeof fairImport.check>> {
  const { year } = await currentEdition(db, clock.now())
  const emails = rows.flatMap(({ email }) => email ?? [])
  const found = await known(db, year, await accountsAt(db, site, emails))
  const bad: BadCell[] = []
  const effects: ImportEffect[] = []
  for (const [at, row] of rows.entries()) {
    const wrong = badCell(row, found)
    if (wrong) bad.push({ at, ...wrong })
    else if (importColumns.every((column) => row[column] !== undefined)) effects.push({ at, ...effectOf(row, found) })
  }
  return { bad, rows: effects }
}

function effectOf(
  row: ValidImportCells,
  { former, registered }: Awaited<ReturnType<typeof known>>,
): Omit<ImportEffect, 'at'> {
  const { email = '' } = row
  const there = registered.get(email)
  if (!there) return { effect: former.has(email) ? 'former' : 'new', base: null, before: null, changed: [] }
  const changed = changedColumns(row, there.before)
  const effect = changed.length > 0 ? 'changed' : 'same'
  return { effect, base: there.last.version, before: there.before, changed }
}

/**
 * The companies of this year's fair as rows of a sheet, by name; without those that withdrew, test companies and blocked accounts.
 * Throws 404 without a fair.
 */
export async function importableRows({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<StoredRow[]> {
  const { year } = await currentEdition(db, clock.now())
  const rows = await db
    .select({ participant, email: account.email, lang: account.lang })
    .from(participant)
    .innerJoin(account, eq(account.id, participant.account_id))
    .where(
      and(
        eq(participant.year, year),
        eq(participant.is_test, false),
        ne(participant.status, 'withdrawn'),
        eq(account.status, 'active'),
      ),
    )
    .orderBy(sql`lower(${participant.company_en})`, participant.id)
  return rows.map(({ participant: row, ...of }) => storedRowOf(row, of))
}

/** Adds companies that have no account yet; returns the accounts' ids. Throws 409 `auth.emailTaken`. */
async function addNew(tx: Db, { year, now }: Adding, rows: readonly ImportRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const made = rows.map((row) => ({ id: randomUUID(), row }))
  await openInvited(
    tx,
    site,
    now,
    made.map(({ id, row }) => ({
      id,
      email: row.email,
      name: nameIn(langOfRow(row), row),
      phone: row.mobile,
      lang: langOfRow(row),
      roles: [row.side],
      company_name: row.company_en,
    })),
  )
  await tx
    .insert(participant)
    .values(made.map(({ id, row }) => ({ ...columnsOf(row), ...invited(now), account_id: id, year })))
  return made.map(({ id }) => id)
}

/**
 * Adds companies of former years with their accounts, whose names, languages and passwords stay as they are. Their last
 * registrations are locked in one order, so that a picture removed concurrently ends up in both years or in neither.
 */
async function addFormer(
  tx: Db,
  { year, now }: Adding,
  rows: readonly { row: ImportRow; last: ParticipantRow }[],
): Promise<string[]> {
  const inOrder = rows.toSorted((one, other) => (one.last.account_id < other.last.account_id ? -1 : 1))
  for (const { row, last } of inOrder) {
    const locked = await lockParticipant(tx, last.id)
    await registerFrom(tx, locked, { ...columnsOf(row, locked), ...invited(now), year })
  }
  return inOrder.map(({ last }) => last.account_id)
}

/** A row that changes a registration, its place in the call, and the version that was checked. */
interface Changing extends Registered {
  at: number
  row: ImportRow
  base: number
}

/**
 * Changes registered companies as the office does one by one; rows that say nothing new write nothing. Throws 409
 * `general.conflict` for one that was changed since the check. Returns how many were changed.
 */
async function changeRegistered(tx: Db, now: Date, by: string, rows: readonly Changing[]): Promise<number> {
  let changed = 0
  for (const { at, row, last, before, base } of rows.toSorted((a, b) => (a.last.id < b.last.id ? -1 : 1))) {
    const locked = await lockParticipant(tx, last.id)
    if (locked.version !== base) throw new Refusal(409, 'general.conflict', `rows.${at}.email`)
    const cells = changedColumns(row, storedRowOf(locked, before))
    if (cells.length === 0) continue
    const columns = columnsOf(row, locked)
    await setParticipant(tx, locked, now, columns)
    const lang = row.lang || before.lang
    const name = nameIn(lang, columns)
    await nameContact(tx, locked.account_id, { name, ...(cells.includes('lang') && { lang }) })
    const detail = { fields: changedFields(locked, columns), status: locked.status }
    await writeAudit(tx, { at: now, actor_id: by, act: 'fair.change', subject: locked.id, detail })
    changed += 1
  }
  return changed
}

interface Adding {
  year: number
  now: Date
}

/** The language of a new company's mails. */
const langOfRow = ({ lang, country }: ImportRow): Lang => lang || (country === 'KR' ? 'ko' : 'en')

const invited = (now: Date) => ({ status: 'invited' as const, status_at: now, created_at: now, updated_at: now })

/**
 * Imports companies entered by the fair's office, all or none. New ones and those of a former year are invited by mail; the latter
 * keep their account and what their last profile says beyond the row. Those of this year are changed. Throws 404 without a fair,
 * 400 `fair.importTwice`, 409 `auth.emailTaken`, `fair.importRegistered`, `fair.importSide` and `general.conflict` at the row
 * (product §6).
 */
export async function importParticipants(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  by: string,
  { rows, bases }: Parsed<typeof fairImport.take>['body'],
): Promise<Data<typeof fairImport.take>> {
  const now = clock.now()
  const { year } = await currentEdition(db, now)
  refuseTwice(rows)
  return transaction(db, async (tx) => {
    const emails = rows.map(({ email }) => email)
    const found = await known(tx, year, await holdAccountsAt(tx, site, emails))
    const changing: Changing[] = []
    for (const [at, row] of rows.entries()) {
      const wrong = badCell(row, found)
      if (wrong) throw new Refusal(409, wrong.reason, `rows.${at}.${wrong.column}`)
      const there = found.registered.get(row.email)
      const base = bases[at] ?? null
      if (there && base === null) throw new Refusal(409, 'fair.importRegistered', `rows.${at}.email`)
      if (!there && base !== null) throw new Refusal(409, 'general.conflict', `rows.${at}.email`)
      if (there && base !== null) changing.push({ at, row, base, ...there })
    }
    const changed = await changeRegistered(tx, now, by, changing)
    const again = rows.flatMap((row) => {
      const last = found.former.get(row.email)
      return last ? [{ row, last }] : []
    })
    const newcomers = rows.filter(({ email }) => !found.former.has(email) && !found.registered.has(email))
    const ids = [...(await addFormer(tx, { year, now }, again)), ...(await addNew(tx, { year, now }, newcomers))]
    for (const id of ids) await jobs.enqueue(tx, 'fair-invitation', { id }, { once: `fair invitation ${year} ${id}` })
    await writeAudit(tx, {
      at: now,
      actor_id: by,
      act: 'fair.import',
      subject: String(year),
      detail: { rows: rows.length, former: again.length, changed },
    })
    return { created: ids.length, changed }
  })
}
