import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { holdContact } from '#server/modules/accounts/contact.service'
import { copyDocuments, insertAgain } from './again.service'
import { type ParticipantRow, participant } from './participant.table'
import type { columnsOf } from './register.service'
import { lockParticipant } from './who.service'

/**
 * The companies of former years among these addresses, each by its newest registration: they can be invited for `year` with their
 * accounts. An account that is blocked, or registered for that year already, is not among them.
 */
export async function formerCompanies(
  db: Db,
  year: number,
  emails: readonly string[],
): Promise<Map<string, ParticipantRow>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .select({ email: account.email, last: participant })
    .from(account)
    .innerJoin(participant, eq(participant.account_id, account.id))
    .where(and(eq(account.area, 'business'), eq(account.status, 'active'), inArray(account.email, [...emails])))
    .orderBy(desc(participant.year))
  const newest = new Map<string, ParticipantRow>()
  for (const { email, last } of rows) if (!newest.has(email)) newest.set(email, last)
  return new Map([...newest].filter(([, last]) => last.year < year))
}

type Columns = ReturnType<typeof columnsOf>

/** What the office has entered, completed by what the company had last stated itself. */
function completed(entered: Columns, last: ParticipantRow): Columns {
  const either = <T extends string | readonly unknown[]>(one: T, other: T): T => (one.length > 0 ? one : other)
  const { position, city, address_en, homepage, main_business_en, employees } = entered.profile
  const known = Object.entries({ position, city, address_en, homepage, main_business_en, employees })
  return {
    ...entered,
    name_ko: either(entered.name_ko, last.name_ko),
    company_ko: either(entered.company_ko, last.company_ko),
    specialties: last.specialties,
    wanted_sectors: either(entered.wanted_sectors, last.wanted_sectors),
    markets: last.markets as Columns['markets'],
    languages: either(entered.languages, last.languages as Columns['languages']),
    profile: { ...last.profile, ...Object.fromEntries(known.filter(([, value]) => value !== '')) },
    contact: { ...last.contact, mobile: entered.contact.mobile },
  }
}

/**
 * Invites a company of a former year: its account stays as it is, and the registration starts from the last one, including files
 * and the test mark. Throws 401 for a closed account, 409 `fair.registeredAlready`.
 */
export async function inviteAgain(
  tx: Db,
  { id, account_id }: Pick<ParticipantRow, 'id' | 'account_id'>,
  entered: Columns,
  { year, now }: { year: number; now: Date },
): Promise<void> {
  await holdContact(tx, account_id)
  const last = await lockParticipant(tx, id)
  const made = await insertAgain(tx, last, {
    ...completed(entered, last),
    account_id,
    year,
    status: 'invited',
    status_at: now,
    created_at: now,
    updated_at: now,
  })
  await copyDocuments(tx, last.id, made.id)
}
