import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { countedRows } from '#contract/desk-list'
import { miceDesk } from '#contract/mice/desk'
import { miceGate } from '#contract/mice/gate'
import { miceHostingDesk } from '#contract/mice/hosting'
import { transaction } from '#server/db/connect'
import { printBadges } from '#server/modules/mice/desk.service'
import { scanAtDoor } from '#server/modules/mice-gate/scan.service'
import { forgetLeads, listLeads, scannedBy } from '#server/modules/mice-leads/leads.service'
import { anOperator, type Person } from '#tests/support/factories'
import { aMiceBooth, aMiceCompany, aMiceFair } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'
import { mostRowsRead, statementsOf, tablesReadWhole } from '#tests/support/plans'

describe('a MICE fair with 20,000 registrations', () => {
  const people = 20_000
  let shop: Shop
  let pool: pg.Pool
  let operator: Person
  let company: string
  let holder: string
  let staff: string
  beforeAll(async () => {
    shop = await aShop()
    const { deps } = shop
    pool = (deps.db as unknown as { $client: pg.Pool }).$client
    operator = await anOperator(shop)
    const { year } = await aMiceFair(deps)
    company = await aMiceCompany(deps, 'Large Center', await aMiceBooth(deps))
    const companies = [company]
    for (let at = 0; at < 19; at++) companies.push(await aMiceCompany(deps, `Center ${at}`))
    const now = deps.clock.now().toISOString()
    await transaction(deps.db, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        create table scale_person as
        select gen_random_uuid() as id, n, 'MB270302-' || lpad(n::text, 8, '0') as number from generate_series(1, ${people}) n`)
      await tx.execute(sql`
        insert into account (id, area, email, roles, name, phone, company_name, status, created_at)
        select id, 'member', 'p' || n || '@people.test', array['general'], 'Person ' || n, '010' || lpad(n::text, 8, '0'), '', 'active', ${now}::timestamptz
        from scale_person`)
      await tx.execute(sql`
        insert into mice_person (account_id, year, number, name_latin, organization, position, country, agree_leads, leads_at, agreed_rules_at)
        select id, ${year}, number, 'Person ' || n, 'Organization ' || n % 3000, '', 'KR', true, ${now}::timestamptz, ${now}::timestamptz
        from scale_person`)
      // Two earlier fairs, with the same people.
      for (const before of [1, 2])
        await tx.execute(sql`
          insert into mice_person
          select account_id, year - ${before}, 'MB2' || ${7 - before} || substr(number, 4), name_latin, organization, position, country, agree_leads, leads_at, agreed_rules_at
          from mice_person where year = ${year}`)
      await tx.execute(sql`
        insert into mice_role (account_id, year, role, answers, at)
        select id, ${year}, case when n % 10 = 0 then 'buyer' else 'visitor' end,
          case when n % 10 = 0 then '{"interests": ["venue"], "events": "to_5", "size": "to_100", "budget": "private", "wants_hosting": true, "hosting_reason": "A congress"}'
          else '{}' end::jsonb, ${now}::timestamptz - n * interval '1 minute'
        from scale_person`)
      await tx.execute(sql`
        insert into mice_hosting (account_id, year, state, note, asked_at)
        select id, ${year}, 'requested', '', ${now}::timestamptz - n * interval '1 minute'
        from scale_person where n % 10 = 0`)
      await tx.execute(sql`
        insert into mice_gate_scan (id, year, day, place, staff_id, account_id, result, at, received_at)
        select gen_random_uuid(), ${year}, ${now.slice(0, 10)}::date, 'Gate 1', ${operator.id}::uuid, id, 'valid', ${now}::timestamptz, ${now}::timestamptz
        from scale_person`)
      const nth = sql`(${sql.param(companies)}::uuid[])[1 + p.n % 20]`
      await tx.execute(sql`
        insert into mice_lead (company_id, account_id, name, name_latin, organization, email, words, stars, next_step, scanned_at, staff_id)
        select ${nth}, p.id, 'Person ' || p.n, 'Person ' || p.n, 'Organization', 'p' || p.n || '@people.test', '', 0, 'none', ${now}::timestamptz - p.n * interval '1 second',
          s.id
        from scale_person p join scale_person s on s.n = 1 + p.n % 200`)
      await tx.execute(sql`
        insert into mice_lead_scan (id, company_id, account_id, staff_id, result, at, received_at)
        select gen_random_uuid(), ${nth}, p.id, s.id, 'new', ${now}::timestamptz, ${now}::timestamptz
        from scale_person p join scale_person s on s.n = 1 + p.n % 200`)
    })
    // As a database is after a day: an index then answers without its table, and no new words wait beside the index of a search.
    await pool.query('vacuum analyze')
    const { rows } = await pool.query('select id, n from scale_person where n in (7, 5000) order by n')
    staff = rows[0].id
    holder = rows[1].id
    await pool.query(`insert into mice_staff (company_id, email) values ($1, 'p7@people.test')`, [company])
  })

  const readBy = async (work: () => Promise<unknown>) => mostRowsRead(pool, await statementsOf(work))
  /** The large tables read as a whole. */
  const whole = async (work: () => Promise<unknown>) =>
    (await tablesReadWhole({ pool }, work)).filter((table) => /^(account|mice_(person|role|gate_scan))$/.test(table))
  const desk = (query: object) => shop.call(miceDesk.people, { query: query as never }, { token: operator.token })

  test('its lists read a page and a count that is limited, not everyone', async () => {
    const read = {
      people: await readBy(() => desk({})),
      role: await readBy(() => desk({ role: 'buyer' })),
      hosting: await readBy(() =>
        shop.call(
          miceHostingDesk.list,
          { query: { state: 'requested', page: 1, per_page: 20 } },
          { token: operator.token },
        ),
      ),
      leads: await readBy(() =>
        listLeads(shop.deps.db, staff, company, { per_page: 20, sort: '-scanned', exact: false } as never),
      ),
      scanned: await readBy(() => scannedBy(shop.deps, holder)),
    }
    // Buyers are every tenth person: up to the limit of the count, the others between them are read too.
    for (const [list, rows] of Object.entries(read)) expect(rows, list).toBeLessThan(people * 0.75)
  })

  test('a search reads what it finds, a late page of the export its own rows, and a scan its badge', async () => {
    const { data } = await desk({ per_page: 20, sort: '-number' })
    const code = 'MB270302-00000042'
    const read = {
      words: await readBy(() => desk({ q: 'Organization 777' })),
      name: await readBy(() => desk({ q: 'p4711@people' })),
      export: await readBy(() => desk({ per_page: 20, sort: '-number', cursor: data.next })),
      scan: await readBy(() =>
        scanAtDoor(shop.deps, operator.id, {
          door: 'entrance',
          place: 'Gate 2',
          scans: [{ id: crypto.randomUUID(), code, at: shop.deps.clock.now().toISOString(), told: null }],
        }),
      ),
    }
    const { export: exported, ...others } = read
    for (const [list, rows] of Object.entries(others)) expect(rows, list).toBeLessThan(200)
    // Its count stops there.
    expect(exported).toBe(countedRows + 1)
  })

  test('the counts of the doors and a late file of badges read indexes, and no table as a whole', async () => {
    const printed = { lang: 'en' as const, page: 170, role: 'visitor' as const }
    expect(await whole(() => shop.call(miceGate.counts, {}, { token: operator.token }))).toEqual([])
    expect(await whole(() => printBadges(shop.deps, operator.id, printed))).toEqual([])
  })

  test('a closed account of an exhibitor’s staff leaves its leads without reading those of others', async () => {
    for (const table of ['mice_lead', 'mice_lead_scan']) {
      const { rows } = await pool.query(`explain update ${table} set staff_id = null where staff_id = $1`, [staff])
      expect(JSON.stringify(rows)).toContain(`${table}_staff`)
    }
    await transaction(shop.deps.db, (tx) => forgetLeads(tx, staff))
  })
})
