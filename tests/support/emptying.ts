import pg from 'pg'

/**
 * The fingerprint of a schema: every table, column, constraint, trigger and function in its latest version, and whether the
 * planner has statistics, which would give the next test other plans.
 */
const shape = `
  select md5(concat_ws(' ',
    (select concat_ws(':', count(*), sum(oid::bigint), sum(xmin::text::bigint)) from pg_class where oid >= 16384),
    (select concat_ws(':', count(*), sum(oid::bigint), sum(xmin::text::bigint)) from pg_constraint where oid >= 16384),
    (select concat_ws(':', count(*), sum(oid::bigint), sum(xmin::text::bigint)) from pg_trigger where oid >= 16384),
    (select concat_ws(':', count(*), sum(oid::bigint), sum(xmin::text::bigint)) from pg_attrdef where oid >= 16384),
    (select concat_ws(':', count(*), sum(oid::bigint), sum(xmin::text::bigint)) from pg_proc where oid >= 16384),
    -- A renamed column changes nothing but itself.
    (select concat_ws(':', count(*), sum(xmin::text::bigint)) from pg_attribute where attrelid >= 16384 and attnum > 0),
    (select count(*) from pg_namespace),
    (select count(*) from pg_statistic where starelid >= 16384),
    (select count(*) from pg_db_role_setting)))`

/**
 * Adds the function `test.emptied()` to the template, which deletes every row that the migrations did not insert, resets the
 * sequences and returns the schema's fingerprint. It is one call with cached plans, because it runs after every test.
 */
export async function addEmptying(client: pg.ClientBase): Promise<void> {
  const { rows: tables } = await client.query<{ schema: string; name: string; sequences: string[] }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname in ('public', 'test') order by 1, 2`,
  )
  const { rows: sequences } = await client.query<{ name: string; start: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, start_value as start from pg_sequences
     where schemaname in ('public', 'test') order by 1`,
  )
  const statements: string[] = []
  for (const { schema, name } of tables) {
    const table = `${schema}.${pg.escapeIdentifier(name)}`
    statements.push(`delete from ${table};`)
    const { rows } = await client.query(`select from ${table} limit 1`)
    if (rows.length === 0) continue
    const kept = `test.${pg.escapeIdentifier(`kept_${name}`)}`
    await client.query(`create table ${kept} as table ${table}`)
    statements.push(`insert into ${table} overriding system value table ${kept};`)
  }
  for (const { name, start } of sequences)
    statements.push(`perform setval(${pg.escapeLiteral(name)}, ${start}, false);`)
  await client.query(`
    create function test.emptied() returns text language plpgsql
    set session_replication_role = replica set lock_timeout = '2s' as $$
    begin
      ${statements.join('\n      ')}
      return (${shape});
    end $$`)
}
