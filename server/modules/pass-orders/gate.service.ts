import { and, count, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { dayInSeoul, instantInSeoul, msPerDay } from '#contract/days'
import type { Data } from '#contract/endpoint'
import { type PassScanResult, type PlaceToday, type passGate, passScanResults, shownScans } from '#contract/pass/gate'
import type { Deps } from '#server/deps'
import { affiliatesOf } from '#server/modules/pass/affiliates.service'
import { gateKeys } from '#server/ticket'
import { passScan, passStaff } from './passes.table'
import { placeOfStaff } from './staff-place.service'

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

/** Today's scans at an affiliate, of all its staff and devices. Throws 404 for a member who is not on the staff there (product §4). */
export async function scansToday(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
): Promise<PlaceToday> {
  const place = await placeOfStaff(db, accountId, id)
  const now = clock.now()
  const from = instantInSeoul(dayInSeoul(now))
  const ofToday = and(
    eq(passScan.affiliate_id, place.id),
    gte(passScan.at, from),
    lt(passScan.at, new Date(from.getTime() + msPerDay)),
    isNotNull(passScan.answer),
  )
  const result = sql<PassScanResult>`${passScan.answer}->>'result'`
  const counted = await db.select({ result, scans: count() }).from(passScan).where(ofToday).groupBy(result)
  const rows = await db
    .select()
    .from(passScan)
    .where(ofToday)
    .orderBy(desc(passScan.at), desc(passScan.id))
    .limit(shownScans)
  return {
    counts: passScanResults.flatMap((each) => counted.filter((one) => one.result === each)),
    scans: rows.flatMap(({ id: scanId, at, answer, late, staff_id }) =>
      answer
        ? [
            {
              ...{ id: scanId, at: at.toISOString(), result: answer.result, late, own: staff_id === accountId },
              ...{ number: answer.pass?.number ?? '', type: answer.pass?.type ?? null },
            },
          ]
        : [],
    ),
    now: now.toISOString(),
  }
}
