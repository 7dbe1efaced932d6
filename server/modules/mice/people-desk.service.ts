import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import type { miceDesk } from '#contract/mice/desk'
import { type MiceRole, miceRoles } from '#contract/mice/registration'
import type { Db } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import { account } from '#server/modules/accounts/accounts.table'
import { isNamed } from '#server/modules/accounts/named.service'
import { currentEdition } from './edition.service'
import { micePerson, micePersonRole, personWords } from './mice.table'

const keys: Record<'number', SortKey> = { number: { by: micePerson.number, kind: 'text' } }

/** The people of a year whose badge, account or organization contains the words. */
function having(db: Db, year: number, q: string) {
  const pattern = anywhere(q.toLowerCase())
  const ofYear = eq(micePerson.year, year)
  const own = db
    .select({ id: micePerson.account_id })
    .from(micePerson)
    .where(and(ofYear, sql`${personWords(micePerson)} like ${pattern}`))
  const holders = db
    .select({ id: account.id })
    .from(account)
    .innerJoin(micePerson, and(eq(micePerson.account_id, account.id), ofYear))
    .where(isNamed(q))
  return own.unionAll(holders)
}

const inRole = (db: Db, year: number, role: MiceRole) =>
  db
    .select({ id: micePersonRole.account_id })
    .from(micePersonRole)
    .where(and(eq(micePersonRole.year, year), eq(micePersonRole.role, role)))

/** The people registered for this year's fair; four queries, for any number of them. Throws 404 if no fair was announced. */
export async function deskPeople(
  db: Db,
  now: Date,
  { q, role, cursor, per_page, sort, exact }: Parsed<typeof miceDesk.people>['query'],
): Promise<Data<typeof miceDesk.people>> {
  const { year } = await currentEdition(db, now)
  const found: SQL | undefined = and(
    eq(micePerson.year, year),
    q ? inArray(micePerson.account_id, having(db, year, q)) : undefined,
    role && inArray(micePerson.account_id, inRole(db, year, role)),
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, micePerson.account_id, { cursor, per_page, descending })
  const page = await db
    .select({ id: micePerson.account_id, key: set.key, person: micePerson, name: account.name, email: account.email })
    .from(micePerson)
    .innerJoin(account, eq(account.id, micePerson.account_id))
    .where(and(found, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  const taken = await db
    .select({ id: micePersonRole.account_id, role: micePersonRole.role })
    .from(micePersonRole)
    .where(
      and(
        eq(micePersonRole.year, year),
        inArray(
          micePersonRole.account_id,
          rows.map(({ id }) => id),
        ),
      ),
    )
  const total = await countRows(db, db.select({ id: micePerson.account_id }).from(micePerson).where(found), { exact })
  return {
    items: rows.map(({ id, person, name, email }) => {
      const { number, name_latin, organization, position, country } = person
      const roles = miceRoles.filter((each) => taken.some((row) => row.id === id && row.role === each))
      return { id, number, name, name_latin, organization, position, country, email, roles }
    }),
    total,
    next,
    previous,
  }
}
