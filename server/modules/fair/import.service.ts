import { randomUUID } from 'node:crypto'
import { desc, inArray } from 'drizzle-orm'
import type { ImportRow } from '#contract/fair/participant-import'
import type { FairProfile } from '#contract/fair/profile'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { accountsAt, holdAccountsAt, openInvited } from '#server/modules/accounts/invited.service'
import { Refusal } from '#server/refusal'
import { registerFrom } from './again.service'
import { currentEdition } from './edition.service'
import { type ParticipantRow, participant } from './participant.table'
import { nameIn } from './register.service'
import { composed } from './search.service'
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

const blank: Omit<FairProfile, 'employees'> = {
  department: '',
  position: '',
  postal_code: '',
  address_en: '',
  address_ko: '',
  city: '',
  homepage: '',
  company_email: '',
  products_en: '',
  products_ko: '',
  main_business_en: '',
  main_business_ko: '',
  description_en: '',
  description_ko: '',
  sales: 'private',
  experience_count: 0,
  route: 'invitation',
  purposes: [],
}

/** The columns of a row; where a cell is empty, what the company stated in its last registration, if it has one. */
function columnsOf(row: ImportRow, last?: ParticipantRow) {
  const or = <T extends string | readonly unknown[]>(cell: T, before: T | undefined): T =>
    cell.length > 0 ? cell : (before ?? cell)
  const before = last?.profile
  return composed({
    side: row.side,
    nationality: last?.nationality ?? row.country,
    country: row.country,
    name_en: row.name_en,
    name_ko: or(row.name_ko, last?.name_ko),
    company_en: row.company_en,
    company_ko: or(row.company_ko, last?.company_ko),
    sector: row.sector,
    specialties: last?.specialties ?? [],
    wanted_sectors: or(row.wanted_sectors, last?.wanted_sectors),
    markets: last?.markets ?? [],
    languages: or<string[]>(row.languages, last?.languages),
    buyer_type: row.side === 'buyer' ? row.buyer_type : '',
    profile: {
      ...(before ?? blank),
      position: or(row.position, before?.position),
      city: or(row.city, before?.city),
      address_en: or(row.address_en, before?.address_en),
      homepage: or(row.homepage, before?.homepage),
      main_business_en: or(row.main_business_en, before?.main_business_en),
      employees: row.employees,
    },
    contact: { telephone: '', sns: [], contact_email: row.email, ...last?.contact, mobile: row.mobile },
  })
}

/**
 * What an import can do with addresses that have an account: companies with a registration of a former year are invited again,
 * those with one of this year are registered already, and all others (staff, blocked and closed accounts) are taken.
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
  const found = { former: new Map<string, ParticipantRow>(), registered: new Set<string>(), taken: new Set<string>() }
  for (const { id, email, status } of accounts) {
    const last = lastOf.get(id)
    if (status !== 'active' || !last) found.taken.add(email)
    else if (last.year >= year) found.registered.add(email)
    else found.former.set(email, last)
  }
  return found
}

/** How an import would treat those of these addresses that have an account. Throws 404 without a fair. */
export async function checkImport({ db, clock }: Pick<Deps, 'db' | 'clock'>, emails: readonly string[]) {
  const { year } = await currentEdition(db, clock.now())
  const { former, registered, taken } = await known(db, year, await accountsAt(db, site, emails))
  return { former: [...former.keys()], registered: [...registered], taken: [...taken] }
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
      name: nameIn(row.lang, row),
      phone: row.mobile,
      lang: row.lang,
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

interface Adding {
  year: number
  now: Date
}

const invited = (now: Date) => ({ status: 'invited' as const, status_at: now, created_at: now, updated_at: now })

/**
 * Adds companies entered by the fair's office, all or none, and invites each by mail. A company of a former year keeps its
 * account and what its last profile says beyond the row. Throws 404 without a fair, 400 `fair.importTwice`, 409
 * `auth.emailTaken` and `fair.importRegistered` at the row (product §6).
 */
export async function importParticipants(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  by: string,
  rows: readonly ImportRow[],
): Promise<{ created: number }> {
  const now = clock.now()
  const { year } = await currentEdition(db, now)
  refuseTwice(rows)
  return transaction(db, async (tx) => {
    const emails = rows.map(({ email }) => email)
    const { former, registered, taken } = await known(tx, year, await holdAccountsAt(tx, site, emails))
    for (const [at, { email }] of rows.entries()) {
      if (taken.has(email)) throw new Refusal(409, 'auth.emailTaken', `rows.${at}.email`)
      if (registered.has(email)) throw new Refusal(409, 'fair.importRegistered', `rows.${at}.email`)
    }
    const again = rows.flatMap((row) => {
      const last = former.get(row.email)
      return last ? [{ row, last }] : []
    })
    const newcomers = rows.filter(({ email }) => !former.has(email))
    const ids = [...(await addFormer(tx, { year, now }, again)), ...(await addNew(tx, { year, now }, newcomers))]
    for (const id of ids) await jobs.enqueue(tx, 'fair-invitation', { id }, { once: `fair invitation ${year} ${id}` })
    await writeAudit(tx, {
      at: now,
      actor_id: by,
      act: 'fair.import',
      subject: String(year),
      detail: { rows: rows.length, former: again.length },
    })
    return { created: rows.length }
  })
}
