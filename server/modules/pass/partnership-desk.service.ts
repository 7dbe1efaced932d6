import { randomUUID } from 'node:crypto'
import { and, count, eq, ilike, isNotNull, min, or, sql } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { Parsed } from '#contract/endpoint'
import { businessNumberDigits } from '#contract/fields'
import { districtPlaces } from '#contract/pass/districts'
import { type partnershipSorts, partnershipStates, type passPartnershipDesk } from '#contract/pass/partnership'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import { countByStatus } from '#server/db/counted'
import { keyset, type SortKey, sortIn } from '#server/db/keyset'
import { anywhere } from '#server/db/pattern'
import type { Deps } from '#server/deps'
import { actsOn, writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { fileOf, type PartnershipFields, shownPartnership } from './partnership.rows'
import { change } from './partnership.service'
import { passPartnership, passPartnershipWord } from './partnership.table'
import { mailDecided, mailQuestion } from './partnership-mail.service'
import { passAffiliate } from './pass.table'

type DeskDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>
type Detail = z.input<typeof passPartnershipDesk.detail.data>

const keys: Record<(typeof partnershipSorts)[number], SortKey> = {
  created_at: { by: passPartnership.created_at, kind: 'instant' },
}

const words = [
  passPartnership.number,
  passPartnership.contact_name,
  passPartnership.email,
  sql`${passPartnership.company}->>'en'`,
  sql`${passPartnership.company}->>'ko'`,
  sql`${passPartnership.place}->'name'->>'en'`,
  sql`${passPartnership.place}->'name'->>'ko'`,
]

/** Applications for a partnership, with the count of each state. Two queries, three for many rows. */
export async function listPartnerships(
  db: Db,
  { cursor, per_page, sort, exact, status, q }: Parsed<typeof passPartnershipDesk.list>['query'],
): Promise<z.input<typeof passPartnershipDesk.list.data>> {
  const match = q
    ? or(
        ...words.map((each) => ilike(each as typeof passPartnership.number, anywhere(q))),
        ilike(passPartnership.business_number, anywhere(businessNumberDigits(q))),
      )
    : undefined
  const counted = await countByStatus(
    db,
    partnershipStates,
    (only) =>
      db
        .select({ status: passPartnership.state })
        .from(passPartnership)
        .where(and(match, only && eq(passPartnership.state, only))),
    { status, exact },
  )
  const { key, descending } = sortIn(sort, keys)
  const set = keyset(key, passPartnership.id, { cursor, per_page, descending })
  const page = await db
    .select({ id: passPartnership.id, key: set.key, row: passPartnership })
    .from(passPartnership)
    .where(and(match, status ? eq(passPartnership.state, status) : undefined, set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const { rows, next, previous } = set.page(page)
  const items = rows.map(({ row }) => ({
    ...{ id: row.id, number: row.number, state: row.state, company: row.company },
    ...{ place: row.place.name, district: row.place.district, category: row.place.category },
    created_at: row.created_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString() ?? null,
  }))
  return { items, ...counted, next, previous }
}

const detailOf = async (db: Db, row: PartnershipFields): Promise<Detail> => ({
  ...(await shownPartnership(db, row)),
  lang: row.lang,
  affiliate_id: row.affiliate_id,
  acts: await actsOn(db, row.id),
})

/** One application with its history. Throws 404. */
export async function showPartnership(db: Db, id: string): Promise<Detail> {
  const [row] = await db.select().from(passPartnership).where(eq(passPartnership.id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return detailOf(db, row)
}

/** A document of an application, with an entry in the audit log. Throws 404. */
export function partnershipFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  { id, file }: { id: string; file: string },
): Promise<z.input<typeof passPartnershipDesk.file.data>> {
  return transaction(db, async (tx) => {
    const found = await fileOf(tx, id, file)
    if (!found) throw new Refusal(404, 'general.notFound')
    const act = { actor_id: operatorId, act: 'partnership.file', subject: id, detail: { file } } as const
    await writeAudit(tx, { at: clock.now(), ...act })
    return { key: found.key, name: found.name, mime: found.mime }
  })
}

interface Act {
  operatorId: string
  id: string
  name: 'ask' | 'approve' | 'decline'
  reason?: string
  hold?: HoldPartnership
}

/** Locks an application until the transaction ends; null if there is none. */
export type HoldPartnership = (tx: Db, id: string) => Promise<PartnershipFields | null>

/** Of two operators who decide at once, the second waits here and then finds it decided. */
export const holdPartnership: HoldPartnership = async (tx, id) => {
  const [row] = await tx.select().from(passPartnership).where(eq(passPartnership.id, id)).for('update')
  return row ?? null
}

/** Runs an act on an undecided application and records it in the audit log. Throws 404, 409 `pass.decided`. */
function act(
  { db, clock }: DeskDeps,
  { operatorId, id, name, reason, hold = holdPartnership }: Act,
  work: (tx: Db, row: PartnershipFields, at: Date) => Promise<PartnershipFields>,
): Promise<Detail> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const row = await hold(tx, id)
    if (!row) throw new Refusal(404, 'general.notFound')
    if (row.decided_at) throw new Refusal(409, 'pass.decided')
    const after = await work(tx, row, at)
    const detail = { number: row.number, ...(reason !== undefined && { reason }) }
    await writeAudit(tx, { at, actor_id: operatorId, act: `partnership.${name}`, subject: id, detail })
    return detailOf(tx, after)
  })
}

/** Asks the company a question, which is mailed. Throws 404, 409 `pass.decided` (product §4). */
export const askBack = (
  deps: DeskDeps,
  operatorId: string,
  { id, content }: { id: string; content: string },
): Promise<Detail> =>
  act(deps, { operatorId, id, name: 'ask' }, async (tx, row, at) => {
    const word = {
      id: randomUUID(),
      partnership_id: id,
      author: 'office',
      operator_id: operatorId,
      content,
      at,
    } as const
    await tx.insert(passPartnershipWord).values(word)
    await mailQuestion(deps, tx, row, word)
    return change(tx, id, { state: 'asked', waiting_since: null })
  })

/** Default hours of a place whose own are not entered yet. */
const someHours = { opens: '10:00', last_entry: '17:30', closes: '18:00' }

/**
 * Creates a draft affiliate from the application. What the application does not contain, such as station, hours by day and
 * prices, has to be added by the desk before publication. Throws 404, 409 `pass.decided` (product §4). `hold` is only replaced by a
 * test that shows why it is needed.
 */
export const approvePartnership = (
  deps: DeskDeps,
  operatorId: string,
  id: string,
  hold: HoldPartnership = holdPartnership,
): Promise<Detail> =>
  act(deps, { operatorId, id, name: 'approve', hold }, async (tx, { place }, at) => {
    const { name, district, category, address, benefit } = place
    const { lat, lon } = districtPlaces[district].center
    const none = { en: '', ko: '' }
    const [made] = await tx
      .insert(passAffiliate)
      .values({
        ...{ state: 'draft', category, district, name, address, benefit, about: none, lat, lon },
        station: { name: none, line: none, walk_minutes: 0 },
        schedule: { week: Array.from({ length: 7 }, () => someHours), exceptions: [], as_of: dayInSeoul(at) },
        visit_minutes: 60,
        regular_won: { adult: 0, child: 0 },
        saves_won: { adult: 0, child: 0 },
        created_at: at,
      })
      .returning({ id: passAffiliate.id })
    if (!made) throw new Error('an affiliate was not kept')
    const after = await change(tx, id, {
      ...{ state: 'approved', decided_at: at, waiting_since: null, affiliate_id: made.id },
    })
    await mailDecided(deps, tx, after)
    return after
  })

/** Declines an application with a reason that the company reads. Throws 404, 409 `pass.decided` (product §4). */
export const declinePartnership = (
  deps: DeskDeps,
  operatorId: string,
  { id, reason }: { id: string; reason: string },
  hold: HoldPartnership = holdPartnership,
): Promise<Detail> =>
  act(deps, { operatorId, id, name: 'decline', reason, hold }, async (tx, _, at) => {
    const after = await change(tx, id, { state: 'declined', decided_at: at, waiting_since: null, reason })
    await mailDecided(deps, tx, after)
    return after
  })

/** How many applications wait for the office, and since when the first of them has waited. */
export async function waitingPartnerships(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(passPartnership.waiting_since) })
    .from(passPartnership)
    .where(isNotNull(passPartnership.waiting_since))
  return row ?? { count: 0, since: null }
}
