import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { isOpen, readAccounts } from '#server/modules/accounts/merge.rows'
import { mergeAccounts, previewMerge } from '#server/modules/accounts/merge.service'
import { accountMerge } from '#server/modules/accounts/merge.table'
import { finishMerges } from '#server/modules/accounts/merge-finish.service'
import { undoMerge } from '#server/modules/accounts/merge-undo.service'
import { order } from '#server/modules/booking/booking.table'
import { balanceOf } from '#tests/support/benefits'
import { aReadyOrderOf, aTour } from '#tests/support/cancellations'
import { openConnections } from '#tests/support/database'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { expectInvariants } from '#tests/support/invariants'
import { givePoints, mergesBy } from '#tests/support/merging'
import { aShop, type Shop, submit } from '#tests/support/orders'

let shop: Shop
let operator: Person
let remaining: Person
let other: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  remaining = await aMember(shop.deps)
  other = await aMember(shop.deps)
})

const statusOf = async ({ id }: Person) =>
  (await shop.deps.db.select().from(account).where(eq(account.id, id)))[0]?.status
const drafted = async (one: Person, two: Person) => {
  const sides = { remaining: one.id, other: two.id }
  const { fingerprint } = await previewMerge(shop.deps, sides)
  return { ...sides, fingerprint, reason: 'Asked for by phone.', is_one_person: true }
}
const outcomes = (results: PromiseSettledResult<unknown>[]) => results.map(({ status }) => status).toSorted()

/** Waits at each of `count` calls until all have arrived. */
function meeting(count: number): () => Promise<void> {
  let arrived = 0
  let go = () => {}
  const all = new Promise<void>((resolve) => {
    go = resolve
  })
  return () => {
    if (++arrived === count) go()
    return all
  }
}

describe('two merges of the same pair in opposite directions at once', () => {
  const bothWays = async (lock?: Parameters<typeof mergeAccounts>[3]) => {
    const drafts = [await drafted(remaining, other), await drafted(other, remaining)]
    await openConnections(shop.deps.db)
    return Promise.allSettled(drafts.map((draft) => mergeAccounts(shop.deps, operator.id, draft, lock)))
  }

  test('become one merge: one account stays open', async () => {
    await givePoints(shop, remaining, 100)
    await givePoints(shop, other, 200)
    expect(outcomes(await bothWays())).toEqual(['fulfilled', 'rejected'])
    expect([await statusOf(remaining), await statusOf(other)].toSorted()).toEqual(['active', 'merged'])
    expect((await balanceOf(shop, remaining)) + (await balanceOf(shop, other))).toBe(300)
    await expectInvariants(shop.deps.db)
  })

  test('would close both without the lock: the control, which must fail', async () => {
    const both = meeting(2)
    const unlocked = async (db: Db, ids: readonly string[]) => {
      const rows = await readAccounts(db, ids)
      await both()
      return rows
    }
    expect(outcomes(await bothWays(unlocked))).toEqual(['fulfilled', 'fulfilled'])
    expect([await statusOf(remaining), await statusOf(other)]).toEqual(['merged', 'merged'])
  })
})

describe('a merge while the other account orders', () => {
  afterEach(() => expectInvariants(shop.deps.db))

  const transfer = { payment_method: 'transfer', account_holder: 'Maya Lind' } as const

  test.each([1, 2, 3])('and pays with points loses neither the order nor a point, attempt %i', async () => {
    await givePoints(shop, other, 5_000)
    const ready = await aReadyOrderOf(shop, other, [await aTour(shop)], { points: 2_000 })
    const draft = await drafted(remaining, other)
    await openConnections(shop.deps.db)
    const [merged, sent] = await Promise.all([
      mergeAccounts(shop.deps, operator.id, draft).then(
        () => 200,
        ({ code }) => code,
      ),
      submit(shop, other, ready, transfer),
    ])
    // If the order was first, the points that the operator saw are no longer there; otherwise the order is not the caller's now.
    const first = sent.status === 200
    expect(merged).toBe(first ? 'merge.changed' : 200)
    const [row] = await shop.deps.db.select().from(order).where(eq(order.id, ready.id))
    expect(row).toMatchObject(
      first ? { account_id: other.id, status: 'awaiting_deposit' } : { account_id: remaining.id, status: 'draft' },
    )
    expect([await balanceOf(shop, remaining), await balanceOf(shop, other)]).toEqual(first ? [0, 3_000] : [5_000, 0])
  })

  test('without the lock of its orders spends points that the merge has counted: the control, which must fail', async () => {
    await givePoints(shop, other, 5_000)
    const ready = await aReadyOrderOf(shop, other, [await aTour(shop)], { points: 2_000 })
    const draft = await drafted(remaining, other)
    let submitted: Awaited<ReturnType<typeof submit>> | undefined
    // Looks without waiting, and moves what it has seen only after the order has been submitted.
    const hooks = {
      ...shop.deps.hooks,
      merged: shop.deps.hooks.merged.map(({ lock: _, ...part }, at) => ({
        ...part,
        move: async (...given: Parameters<typeof part.move>) => {
          if (at === 0) submitted = await submit(shop, other, ready, transfer)
          return part.move(...given)
        },
      })),
    }
    await mergeAccounts({ ...shop.deps, hooks }, operator.id, draft)
    expect(submitted?.status).toBe(200)
    // The operator saw 5,000 points and the merge moved 3,000.
    expect(await balanceOf(shop, remaining)).toBe(3_000)
  })
})

describe('undoing while the job finishes the merge', () => {
  const merged = async () => {
    await mergesBy(shop, operator).merge(remaining, other)
    const [row] = await shop.deps.db.select().from(accountMerge)
    return row
  }
  /** The job's clock is a moment ahead of the undo's: the only way for both to be in time. */
  const bothAtOnce = async (lock?: Parameters<typeof undoMerge>[3]) => {
    const row = await merged()
    const until = row?.until ?? new Date()
    const just = { now: () => new Date(until.getTime() - 1) }
    const over = { now: () => until }
    await openConnections(shop.deps.db)
    return Promise.allSettled([
      undoMerge({ ...shop.deps, clock: just }, operator.id, { id: other.id, reason: 'Two people.' }, lock),
      finishMerges({ ...shop.deps, clock: over }, lock),
    ])
  }

  test('ends in one of the two', async () => {
    const [undone] = await bothAtOnce()
    const [row] = await shop.deps.db.select().from(accountMerge)
    expect([row?.undone_at === null, row?.finished_at === null].toSorted()).toEqual([false, true])
    expect(await statusOf(other)).toBe(undone?.status === 'fulfilled' ? 'active' : 'withdrawn')
  })

  test('would do both without the lock: the control, which must fail', async () => {
    const both = meeting(2)
    const unlocked = async (db: Db, id: string) => {
      const [row] = await db.select().from(accountMerge).where(eq(accountMerge.id, id)).limit(1)
      await both()
      return row ?? null
    }
    expect(outcomes(await bothAtOnce(unlocked))).toEqual(['fulfilled', 'fulfilled'])
    const [row] = await shop.deps.db.select().from(accountMerge)
    expect([row?.undone_at, row?.finished_at]).not.toContain(null)
    expect(await shop.deps.db.$count(accountMerge, isOpen)).toBe(0)
  })
})
