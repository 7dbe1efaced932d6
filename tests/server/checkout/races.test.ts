import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cartOrder } from '#contract/booking'
import type { Env } from '#server/http/env'
import { onError } from '#server/http/errors'
import { implement } from '#server/http/implement'
import { noLimits } from '#server/http/limits'
import { mount } from '#server/http/mount'
import { showOrder } from '#server/modules/booking/view.service'
import { reserveCart } from '#server/modules/cart/reserve.service'
import { departure } from '#server/modules/catalog/catalog.table'
import type { MoveSeats } from '#server/modules/catalog/seats.service'
import { aCrowd, type Runner, shuffled } from '#tests/support/crowd'
import { aProduct } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { aShop, type Shop, secondServer } from '#tests/support/orders'

/** Five hundred concurrent calls take a while on a busy machine; only counts are asserted. */
const patience = 180_000
const runners = 500
const lastSeats = 10

const tourWith = ({ deps }: Shop, capacity: number) => aProduct(deps, { capacity, minTravelers: 1 })

const request = ({ token, line }: Runner, origin = 'http://naru.test') =>
  new Request(`${origin}/api/v1/orders?lang=en`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `race-${line}`,
    },
    body: JSON.stringify({ cart_item_ids: [line] }),
  })

/** Starts everyone concurrently; returns how often each status and code was returned. */
async function race(
  crowd: readonly Runner[],
  send: (request: Request) => Response | Promise<Response>,
  origin?: string,
) {
  const outcomes: Record<string, number> = {}
  await Promise.all(
    crowd.map(async (runner) => {
      const response = await send(request(runner, origin))
      const { code = '' } = (await response.json()) as { code?: string }
      const outcome = `${response.status} ${code}`.trim()
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }),
  )
  return outcomes
}

const sold = { '200': lastSeats, '409 booking.soldOut': runners - lastSeats }

/** The app on a real socket of this machine. */
async function listening(fetch: (request: Request) => Response | Promise<Response>): Promise<string> {
  const server = createServer(getRequestListener(fetch))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', 1024, ready))
  onTestFinished(() => new Promise<void>((closed) => void server.close(() => closed())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('500 requests race for the last 10 seats', () => {
  it.each([1, 2, 3])(
    'and exactly 10 win, 490 are told that it is sold out, and none fails (seed %i)',
    async (seed) => {
      const shop = await aShop()
      const tour = await tourWith(shop, lastSeats)
      const crowd = shuffled(await aCrowd(shop.deps, tour, runners), seed)
      expect(await race(crowd, (each) => shop.app.fetch(each))).toEqual(sold)
      await expectInvariants(shop.deps.db)
    },
    patience,
  )

  it(
    'over real sockets and two server processes on one database too',
    async () => {
      const shop = await aShop()
      const tour = await tourWith(shop, lastSeats)
      const crowd = await aCrowd(shop.deps, tour, runners)
      const origins = [await listening(shop.app.fetch), await listening(secondServer(shop).fetch)]
      let turn = 0
      const outcomes = await race(crowd, (each) => {
        const url = new URL(each.url)
        return fetch(new Request(`${origins[turn++ % 2]}${url.pathname}${url.search}`, each))
      })
      expect(outcomes).toEqual(sold)
      await expectInvariants(shop.deps.db)
    },
    patience,
  )
})

describe('the control: with the guard off', () => {
  /** Reads, waits, then writes, which the guard is there to prevent. */
  const naive: MoveSeats = async (tx, moves) => {
    for (const { departure_id, held } of moves) {
      const [row] = await tx.select().from(departure).where(eq(departure.id, departure_id))
      if (!row || row.held + row.confirmed + held > row.capacity) throw new Error('sold out')
      await tx
        .update(departure)
        .set({ held: sql`${departure.held} + ${held}` })
        .where(eq(departure.id, departure_id))
    }
  }

  it(
    'the same race oversells, so the guard decides the race',
    async () => {
      const shop = await aShop()
      await shop.deps.db.execute(sql`alter table departure drop constraint departure_seats`)
      const tour = await tourWith(shop, lastSeats)
      const crowd = await aCrowd(shop.deps, tour, runners)
      const unguarded = new Hono<Env>()
      unguarded.use(async (c, next) => {
        c.set('requestId', 'race')
        c.set('log', shop.deps.log)
        c.set('ip', 'local')
        await next()
      })
      unguarded.onError(onError)
      const routes = implement(
        { reserve: cartOrder.reserve },
        {
          reserve: async ({ query, body }, deps) => {
            const id = await reserveCart(deps, deps.caller.id, query.lang, body.cart_item_ids, naive)
            return showOrder(deps, deps.caller.id, id, query.lang)
          },
        },
      )
      mount(unguarded, routes, shop.deps, { limits: noLimits })
      const outcomes = await race(crowd, (each) => unguarded.fetch(each))
      expect(outcomes['200']).toBeGreaterThan(lastSeats)
    },
    patience,
  )
})
