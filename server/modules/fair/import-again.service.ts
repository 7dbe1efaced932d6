import { desc, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { holdContact } from '#server/modules/accounts/contact.service'
import { activeAccounts } from '#server/modules/accounts/invited.service'
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
  const accounts = await activeAccounts(db, 'fair', emails)
  if (accounts.size === 0) return new Map()
  const rows = await db
    .select()
    .from(participant)
    .where(inArray(participant.account_id, [...accounts.values()]))
    .orderBy(desc(participant.year))
  return new Map(
    [...accounts].flatMap(([email, id]) => {
      const last = rows.find(({ account_id }) => account_id === id)
      return last && last.year < year ? [[email, last] as const] : []
    }),
  )
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
