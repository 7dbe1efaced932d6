import { type SQL, sql } from 'drizzle-orm'
import { anywhere } from '#server/db/pattern'
import { account, accountWords } from './accounts.table'

/** The accounts, guests apart, whose name or email address contains the words: by the index of the members' search. */
export const isNamed = (q: string): SQL => {
  const pattern = anywhere(q.toLowerCase())
  return sql`(${account.area} <> 'guest' and ${accountWords(account)} like ${pattern} and lower(${account.name} || ' ' || ${account.email}) like ${pattern})`
}
