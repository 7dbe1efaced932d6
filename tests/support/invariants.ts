import { expect } from 'vitest'
import type { Db } from '#server/db/connect'
import { brokenInvariants } from '#tests/support/broken-invariants'

/** Expects that nothing in the database contradicts the product's promises. */
export async function expectInvariants(db: Db): Promise<void> {
  expect(await brokenInvariants(db)).toEqual([])
}
