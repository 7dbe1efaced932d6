import { and, asc, eq, sql } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import { type DeskFestival, type FestivalDraft, festivalLimits, type festivalsDesk } from '#contract/festivals-desk'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { idFrom } from '#server/id-from'
import { actsOn, writeAudit } from '#server/modules/accounts/audit.service'
import { festivalsOnSale } from '#server/modules/catalog/seasons.service'
import { Refusal } from '#server/refusal'
import { event } from './events.table'

type WriteDeps = Pick<Deps, 'db' | 'clock'>

/** What the audit log names a festival by: its id could also be a product's. */
const subjectOf = (id: string) => `festival ${id}`

/** All festivals by their first month, then by their English name. */
export function listFestivals(db: Db): Promise<DeskFestival[]> {
  return db
    .select()
    .from(event)
    .orderBy(asc(event.first_month), sql`${event.name} ->> 'en'`, asc(event.id))
    .limit(festivalLimits.most)
}

async function find(db: Db, id: string): Promise<DeskFestival> {
  const [found] = await db.select().from(event).where(eq(event.id, id))
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}

/** A festival with the acts on it. Throws 404. */
export async function readFestival(db: Db, id: string): Promise<Data<typeof festivalsDesk.read>> {
  return { ...(await find(db, id)), acts: await actsOn(db, subjectOf(id)) }
}

/** Throws 400 for a product that is not a festival on sale, unless the festival led to it before. */
async function refuseUnsuitable(db: Db, product: string | null, before: string | null = null): Promise<void> {
  if (product === null || product === before) return
  const onSale = await festivalsOnSale(db)
  if (!onSale.some(({ id }) => id === product)) throw new Refusal(400, 'validation.invalid', 'product_id')
}

/** Adds a hidden festival. Throws 400 for an unsuitable product, and 409 `festivals.tooMany`. */
export function createFestival({ db, clock }: WriteDeps, actor: string, draft: FestivalDraft): Promise<DeskFestival> {
  return transaction(db, async (tx) => {
    if ((await tx.$count(event)) >= festivalLimits.most) throw new Refusal(409, 'festivals.tooMany')
    await refuseUnsuitable(tx, draft.product_id)
    const id = idFrom(draft.name.en, 'festival')
    await tx.insert(event).values({ ...draft, id })
    await writeAudit(tx, { at: clock.now(), actor_id: actor, act: 'festival.create', subject: subjectOf(id) })
    return find(tx, id)
  })
}

/** Saves all fields of a festival. Throws 400 for an unsuitable product, 404, 409 `general.conflict` for an outdated `base`. */
export function saveFestival(
  { db, clock }: WriteDeps,
  actor: string,
  { id, base, festival }: { id: string; base: number; festival: FestivalDraft },
): Promise<DeskFestival> {
  return transaction(db, async (tx) => {
    const before = await find(tx, id)
    await refuseUnsuitable(tx, festival.product_id, before.product_id)
    const [saved] = await tx
      .update(event)
      .set({ ...festival, version: sql`${event.version} + 1` })
      .where(and(eq(event.id, id), eq(event.version, base)))
      .returning()
    if (!saved) throw new Refusal(409, 'general.conflict')
    await writeAudit(tx, { at: clock.now(), actor_id: actor, act: 'festival.save', subject: subjectOf(id) })
    return saved
  })
}

/** Shows a festival to visitors, or hides it. Throws 404. */
export function showFestival(
  { db, clock }: WriteDeps,
  actor: string,
  { id, shown }: { id: string; shown: boolean },
): Promise<DeskFestival> {
  return transaction(db, async (tx) => {
    const [changed] = await tx
      .update(event)
      .set({ shown })
      .where(and(eq(event.id, id), eq(event.shown, !shown)))
      .returning()
    if (!changed) return find(tx, id)
    const act = shown ? 'festival.show' : 'festival.hide'
    await writeAudit(tx, { at: clock.now(), actor_id: actor, act, subject: subjectOf(id) })
    return changed
  })
}

/** Removes a hidden festival. Throws 404, 409 `festivals.shown` while visitors see it. */
export function removeFestival({ db, clock }: WriteDeps, actor: string, id: string): Promise<void> {
  return transaction(db, async (tx) => {
    const [removed] = await tx
      .delete(event)
      .where(and(eq(event.id, id), eq(event.shown, false)))
      .returning({ name: event.name })
    if (!removed) {
      await find(tx, id)
      throw new Refusal(409, 'festivals.shown')
    }
    const detail = { name: removed.name.en }
    await writeAudit(tx, { at: clock.now(), actor_id: actor, act: 'festival.remove', subject: subjectOf(id), detail })
  })
}
