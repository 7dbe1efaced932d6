import { eq } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { passGate } from '#contract/pass/gate'
import type { Deps } from '#server/deps'
import { affiliatesOf } from '#server/modules/pass/affiliates.service'
import { gateKeys } from '#server/ticket'
import { passStaff } from './passes.table'

/** The affiliates at which a member admits visitors, by English name, and the keys that verify codes there (product §4). */
export async function ownPlaces(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  accountId: string,
): Promise<Data<typeof passGate.places>> {
  const rows = await db
    .select({ id: passStaff.affiliate_id })
    .from(passStaff)
    .where(eq(passStaff.account_id, accountId))
  const places = await affiliatesOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    places: places
      .map(({ id, name, benefit, times_per_pass }) => ({ id, name, benefit, times_per_pass }))
      .toSorted((a, b) => a.name.en.localeCompare(b.name.en, 'en')),
    // A member who admits no visitors needs no keys.
    ticket_keys:
      places.length === 0
        ? []
        : [...gateKeys(settings.TICKET_KEYS)].map(([id, key]) => ({ id, key: key.export({ format: 'jwk' }).x ?? '' })),
    now: clock.now().toISOString(),
  }
}
