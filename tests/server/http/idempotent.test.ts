import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import pg from 'pg'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { benefitsDesk } from '#contract/benefits-desk'
import type { Endpoint } from '#contract/endpoint'
import type { Db } from '#server/db/connect'
import { mounted } from '#server/endpoints'
import type { Env } from '#server/http/env'
import { implement } from '#server/http/implement'
import { noLimits } from '#server/http/limits'
import { mount } from '#server/http/mount'
import { pointEntry } from '#server/modules/benefits/benefits.table'
import { grantPoints } from '#server/modules/benefits/grant.service'
import { reconcileRefunds } from '#server/modules/cancellation/reconcile.service'
import { openConnections } from '#tests/support/database'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aKey, aShop, type Shop } from '#tests/support/orders'
import { aWritingContext, writes } from '#tests/support/writes'

afterEach(() => vi.useRealTimers())

let readAll: Promise<string> | undefined

/** A query for the rows of every table, those with any. */
async function queryOf(db: Db): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'test') and tablename <> 'idempotency' order by 1`,
  )
  const reads = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, array(select t::text from ${name} t order by 1) as rows where exists (select from ${name})`,
  )
  return reads.join(' union all ')
}

/** All stored data, except for the idempotency keys themselves. In one query: there are more tables than tests. */
async function kept(db: Db): Promise<Record<string, string[]>> {
  readAll ??= queryOf(db)
  const { rows } = await db.execute<{ name: string; rows: string[] }>(sql.raw(await readAll))
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}

/** From here on the response of a write cannot be stored, until the returned function is called. */
async function refuseAnswers(db: Db): Promise<() => Promise<unknown>> {
  await db.execute(sql`create function no_room() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`)
  await db.execute(sql`create trigger no_room before update on idempotency for each row
    when (new.status is not null) execute function no_room()`)
  return () => db.execute(sql`drop trigger no_room on idempotency`)
}

const isCommit = (query: unknown) => (query as { text?: string }).text === 'commit'

/** The server dies after the database has committed and before it is notified: all its later queries fail. */
function dieAtCommit(): () => void {
  const query = pg.Client.prototype.query
  let isDead = false
  const connectionLost = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
  const dying = function (this: pg.Client, ...all: unknown[]) {
    const callback = all.at(-1)
    const answer = isDead ? undefined : (query as (...all: unknown[]) => unknown).apply(this, all)
    if (isDead && typeof callback === 'function') return void callback(connectionLost())
    if (isDead) return Promise.reject(connectionLost())
    if (!isCommit(all[0])) return answer
    return (answer as Promise<unknown>).then(() => {
      isDead = true
      throw connectionLost()
    })
  }
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(dying as typeof query)
  onTestFinished(() => spy.mockRestore())
  return () => spy.mockRestore()
}

const nobodyIsAtIt = (db: Db) => db.execute(sql`update idempotency set leased_until = now() - interval '1 second'`)

it('has a write here for each endpoint that accepts a key', () => {
  const keyed = mounted.map(({ endpoint }) => endpoint).filter(({ idempotent }) => idempotent)
  expect(new Set(writes.map(([endpoint]) => endpoint))).toEqual(new Set<Endpoint>(keyed))
})

describe.each(writes.map(([endpoint, due]) => [`${endpoint.method} ${endpoint.path}`, due] as const))(
  '%s',
  (_, due) => {
    it('has no effect where its response could not be stored, and runs once when it is repeated', async () => {
      const context = await aWritingContext()
      const { db } = context.shop.deps
      const send = await due(context)
      const headers = aKey()
      const before = await kept(db)
      const allow = await refuseAnswers(db)
      expect((await send(headers)).status).toBe(500)
      expect(await kept(db)).toEqual(before)
      await allow()
      const first = await send(headers)
      expect(first.status).toBe(200)
      const after = await kept(db)
      expect(after).not.toEqual(before)
      expect((await send(headers)).data).toEqual(first.data)
      expect(await kept(db)).toEqual(after)
      await expectInvariants(db)
    })

    it('is reported as done by the next server where the first died after the commit', async () => {
      const context = await aWritingContext()
      const { db } = context.shop.deps
      const send = await due(context)
      const headers = aKey()
      const before = await kept(db)
      const revive = dieAtCommit()
      expect((await send(headers)).status).toBe(503)
      revive()
      const after = await kept(db)
      expect(after).not.toEqual(before)
      await nobodyIsAtIt(db)
      const repeated = await send(headers)
      expect([repeated.status, repeated.refusal.code]).toEqual([200, undefined])
      expect(await kept(db)).toEqual(after)
      context.shop.deps.clock.advance({ minutes: 2 })
      await reconcileRefunds(context.shop.deps)
      await expectInvariants(db)
    })
  },
)

describe('points that an operator grants', () => {
  let shop: Shop
  let operator: Person
  let email: string

  async function aDesk() {
    shop = await aShop()
    operator = await anOperator(shop)
    ;({ email } = await aMember(shop.deps))
  }
  const points = () => shop.deps.db.$count(pointEntry)

  /** The grant endpoint over the test's own handler, as one server of several. */
  function server(handler: typeof grant = grant, endpoint: Endpoint = benefitsDesk.grant) {
    const app = new Hono<Env>()
    app.use(async (c, next) => {
      c.set('requestId', 'once')
      c.set('log', shop.deps.log)
      c.set('ip', 'local')
      await next()
    })
    mount(app, implement({ grant: endpoint as typeof benefitsDesk.grant }, { grant: handler }), shop.deps, {
      limits: noLimits,
    })
    return app
  }
  type Handler = Parameters<typeof implement<Pick<typeof benefitsDesk, 'grant'>>>[1]['grant']
  const grant: Handler = ({ body }, deps) => grantPoints(deps, deps.caller.id, body)
  const send = (app: Pick<Hono<Env>, 'request'>, headers: Record<string, string>) =>
    app.request('/api/v1/admin/points', {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to: [email], points: 100, reason: 'Sorry' }),
    })
  /** A handler that stalls once, after its work and before its response. */
  function stalling() {
    let go = () => {}
    let arrived = () => {}
    const isGoing = new Promise<void>((resolve) => (go = resolve))
    const isThere = new Promise<void>((resolve) => (arrived = resolve))
    const handler: Handler = async (input, deps) => {
      const answer = await grant(input, deps)
      arrived()
      await isGoing
      return answer
    }
    return { handler, isThere, go: () => go() }
  }

  it.each([
    ['with one key are granted once, on two servers on one database', benefitsDesk.grant, 1],
    // The control: the same race without checking the key.
    ['are granted forty times where the key is not looked at', { ...benefitsDesk.grant, idempotent: undefined }, 40],
  ])('%s', async (_, endpoint, times) => {
    await aDesk()
    await openConnections(shop.deps.db)
    const servers = [server(grant, endpoint as Endpoint), server(grant, endpoint as Endpoint)] as const
    const headers = aKey()
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => send(servers[at % 2 ? 1 : 0], headers)))
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
    expect(await points()).toBe(times)
  })

  it('of a server that was stalled so long that another did the work are rolled back, and both respond the same', async () => {
    await aDesk()
    const { handler, isThere, go } = stalling()
    const headers = aKey()
    const slow = send(server(handler), headers)
    await isThere
    await nobodyIsAtIt(shop.deps.db)
    const second = await send(server(), headers)
    go()
    const first = await slow
    expect([first.status, second.status]).toEqual([200, 200])
    expect(((await first.json()) as { data: unknown }).data).toEqual(((await second.json()) as { data: unknown }).data)
    expect(await points()).toBe(1)
  })

  it('are awaited while the working server lives, because it renews its lease', async () => {
    await aDesk()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { handler, isThere, go } = stalling()
    const slow = send(server(handler), aKey())
    await isThere
    await nobodyIsAtIt(shop.deps.db)
    const isHeld = async () =>
      (await shop.deps.db.execute(sql`select leased_until > clock_timestamp() as held from idempotency`)).rows
    expect(await isHeld()).toEqual([{ held: false }])
    vi.advanceTimersByTime(1500)
    await expect.poll(isHeld).toEqual([{ held: true }])
    go()
    expect((await slow).status).toBe(200)
  })
})
