import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { GateResult } from '#contract/mice/gate'
import type { MiceBadge } from '#contract/mice/registration'
import { type MiceStand, standLimits } from '#contract/mice/stand'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { holdContact } from '#server/modules/accounts/contact.service'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { ownBadge } from '#server/modules/mice/badge.service'
import { type Holder, holderOf, readBadge } from '#server/modules/mice/badge-code.service'
import { currentEdition } from '#server/modules/mice/edition.service'
import { correctBadge } from '#server/modules/mice/registration.service'
import { Refusal } from '#server/refusal'
import { miceStand } from './gate.table'
import { scanAtDoor } from './scan.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/** The open stands, by place (product §4). */
export async function openStands({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<MiceStand[]> {
  const rows = await db
    .select()
    .from(miceStand)
    .where(gt(miceStand.expires_at, clock.now()))
    .orderBy(asc(miceStand.place), asc(miceStand.id))
  return rows.map(({ id, place, opened_at, expires_at }) => ({
    ...{ id, place },
    opened_at: opened_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }))
}

/** Makes a device a stand, and returns its token, which is stored nowhere else. Throws 404, 409 `mice.standsTooMany`. */
export function openStand(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  place: string,
): Promise<{ token: string }> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { year } = await currentEdition(tx, now)
    await holdContact(tx, operatorId)
    if ((await tx.$count(miceStand, gt(miceStand.expires_at, now))) >= standLimits.atOnce)
      throw new Refusal(409, 'mice.standsTooMany', undefined, { count: String(standLimits.atOnce) })
    const token = newToken()
    const [made] = await tx
      .insert(miceStand)
      .values({
        ...{ year, place, staff_id: operatorId, token_hash: hashToken(token), opened_at: now },
        expires_at: new Date(now.getTime() + standLimits.hours * 3_600_000),
      })
      .returning({ id: miceStand.id })
    if (!made) throw new Error('a stand was not written')
    await writeAudit(tx, {
      at: now,
      actor_id: operatorId,
      act: 'mice.standOpened',
      subject: made.id,
      detail: { place },
    })
    return { token }
  })
}

/** Closes a stand: its device can no longer do anything. Throws 404. */
export async function closeStand(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  id: string,
): Promise<MiceStand[]> {
  await transaction(db, async (tx) => {
    const now = clock.now()
    const [closed] = await tx
      .update(miceStand)
      .set({ expires_at: now })
      .where(and(eq(miceStand.id, id), gt(miceStand.expires_at, now)))
      .returning({ place: miceStand.place })
    if (!closed) throw new Refusal(404, 'general.notFound')
    await writeAudit(tx, { at: now, actor_id: operatorId, act: 'mice.standClosed', subject: id, detail: closed })
  })
  return openStands({ db, clock })
}

interface StandScan {
  stand_token: string
  code: string
}

/** The stand, and the holder of the badge shown to it. Throws 404 `mice.standUnknown` and `mice.badgeUnknown`. */
async function standScan(
  tx: Db,
  { clock, settings }: Omit<ServiceDeps, 'db'>,
  { stand_token, code }: StandScan,
): Promise<{ stand: typeof miceStand.$inferSelect; holder: Holder }> {
  const now = clock.now()
  const [stand] = await tx
    .select()
    .from(miceStand)
    .where(and(eq(miceStand.token_hash, hashToken(stand_token)), gt(miceStand.expires_at, now)))
  if (!stand) throw new Refusal(404, 'mice.standUnknown')
  const badge = readBadge(settings, code)
  const holder = badge && (await holderOf(tx, badge.number))
  const { year } = await currentEdition(tx, now)
  if (!holder || holder.year !== year) throw new Refusal(404, 'mice.badgeUnknown')
  return { stand, holder }
}

/** The badge shown to a stand. Throws what `standScan` throws. */
export async function readAtStand(deps: ServiceDeps, given: StandScan): Promise<MiceBadge> {
  const { holder } = await transaction(deps.db, (tx) => standScan(tx, deps, given))
  return ownBadge(deps, holder.account_id)
}

/**
 * Corrects the text of a badge, and admits its holder like a gate; a correction is recorded in the audit log. Throws what `standScan`
 * throws (product §4).
 */
export async function checkInAtStand(
  deps: ServiceDeps,
  {
    scan_id,
    name_latin,
    organization,
    ...given
  }: StandScan & { scan_id: string; name_latin: string; organization: string },
): Promise<{ badge: MiceBadge; result: GateResult }> {
  const { stand, holder } = await transaction(deps.db, async (tx) => {
    const found = await standScan(tx, deps, given)
    const { account_id, year, number } = found.holder
    const isOther = found.holder.name_latin !== name_latin || found.holder.organization !== organization
    if (isOther) {
      await correctBadge(tx, { account_id, year }, { name_latin, organization })
      const entry = { actor_id: found.stand.staff_id, act: 'mice.badgeCorrected', subject: number } as const
      await writeAudit(tx, { ...entry, at: deps.clock.now(), detail: { place: found.stand.place } })
    }
    return found
  })
  const scan = { id: scan_id, code: given.code, at: deps.clock.now().toISOString(), told: null }
  const at = { door: 'entrance', place: stand.place, scans: [scan] } as const
  const [answer] = await scanAtDoor(deps, stand.staff_id, at)
  return { badge: await ownBadge(deps, holder.account_id), result: answer?.result ?? 'unknown' }
}

/** Removes expired stands; their acts stay in the audit log (product §4). */
export async function removeEndedStands(db: Db, now: Date): Promise<void> {
  await db.delete(miceStand).where(lte(miceStand.expires_at, now))
}
