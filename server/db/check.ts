import type pg from 'pg'
import { StartProblem } from '#server/problem'

/** Extensions that the migrations install; PostgreSQL 15 and later allow the owner of a database to do so. */
const extensions = ['pg_trgm', 'unaccent', 'btree_gist', 'citext']

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'that host is not known',
  ETIMEDOUT: 'that host does not answer',
  '28P01': 'the user or password is wrong',
  '28000': 'the server does not let this user in from here',
  '3D000': 'there is no database of that name',
}

/** Describes in words why a connection could not be made. */
export function connectionProblem(error: Error & { code?: string }): StartProblem {
  return new StartProblem(`DATABASE_URL cannot be reached: ${reasons[error.code ?? ''] ?? error.message}.`)
}

/**
 * Throws `StartProblem` when the product cannot use a database: too old, another encoding, missing rights, or no Korean search.
 */
export async function checkDatabase(client: pg.ClientBase): Promise<void> {
  const one = async <T extends object>(query: string, values: unknown[] = []) =>
    (await client.query<T>(query, values)).rows[0] as T
  const refuse = (what: string) => {
    throw new StartProblem(`DATABASE_URL names a database that Naru cannot use: ${what}.`)
  }

  const server = await one<{ number: number; version: string; encoding: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
            current_setting('server_encoding') as encoding`,
  )
  if (server.number < 150_000) refuse(`it runs PostgreSQL ${server.version}, and 15 is the oldest that will do`)
  if (server.encoding !== 'UTF8') refuse(`its encoding is ${server.encoding}, and it must be UTF8`)

  const rights = await one<{ database: boolean; schema: boolean; user: string; name: string }>(
    `select has_database_privilege(current_database(), 'CREATE') as database,
            coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as schema,
            current_user as user, current_database() as name`,
  )
  if (!rights.schema) refuse(`the user ${rights.user} may not create tables in it`)

  const { rows } = await client.query<{ name: string; available: boolean; installed: boolean }>(
    `select name, exists (select from pg_available_extensions a where a.name = required.name) as available,
            exists (select from pg_extension e where e.extname = required.name) as installed
       from unnest($1::text[]) as required (name)`,
    [extensions],
  )
  for (const { name, available, installed } of rows) {
    if (!installed && !available) refuse(`its server lacks the extension ${name} (package postgresql-contrib)`)
    if (!installed && !rights.database) {
      refuse(`the user ${rights.user} may not create the extension ${name}: grant create on database ${rights.name}`)
    }
  }

  await client.query('create extension if not exists pg_trgm')
  const { count } = await one<{ count: number }>("select cardinality(show_trgm('경복궁')) as count")
  if (count === 0) {
    refuse(
      'its locale has no Korean letters, so that search would find nothing: create it with a UTF-8 locale such as C.UTF-8',
    )
  }
}
