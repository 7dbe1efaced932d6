import { and, asc, eq, sql } from 'drizzle-orm'
import type { Site } from '#contract/sites/sites'
import { type TextBlock, type TextBlockDraft, textBlockLimits } from '#contract/text-blocks'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { textBlock } from './text-blocks.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock'>
interface Place {
  site: Site
  id: string
}

const shown = ({ id, texts, version, updated_at }: typeof textBlock.$inferSelect): TextBlock => ({
  id,
  texts,
  version,
  updated_at: updated_at.toISOString(),
})

const at = ({ site, id }: Place) => and(eq(textBlock.site, site), eq(textBlock.id, id))

/** The blocks of a site, the oldest first. */
export async function listBlocks(db: Db, site: Site): Promise<TextBlock[]> {
  const rows = await db
    .select()
    .from(textBlock)
    .where(eq(textBlock.site, site))
    .orderBy(asc(textBlock.created_at), asc(textBlock.id))
    .limit(textBlockLimits.most)
  return rows.map(shown)
}

/** Saves a new block. Throws 409 `textBlocks.tooMany`. */
export function makeBlock(
  { db, clock }: ServiceDeps,
  actor: string,
  site: Site,
  { texts }: TextBlockDraft,
): Promise<TextBlock> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const there = await tx.$count(textBlock, eq(textBlock.site, site))
    if (there >= textBlockLimits.most) throw new Refusal(409, 'textBlocks.tooMany')
    const [made] = await tx
      .insert(textBlock)
      .values({ site, texts, created_at: now, updated_at: now, updated_by: actor })
      .returning()
    if (!made) throw new Error('a text block was not kept')
    await writeAudit(tx, { at: now, actor_id: actor, act: 'textBlock.make', subject: made.id, detail: { site } })
    return shown(made)
  })
}

/** Changes a block if it is still the version that was edited. Throws 404, 409 `textBlocks.editedElsewhere`. */
export function editBlock(
  { db, clock }: ServiceDeps,
  actor: string,
  place: Place,
  { texts, base }: TextBlockDraft & { base: number },
): Promise<TextBlock> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const [edited] = await tx
      .update(textBlock)
      .set({ texts, version: sql`${textBlock.version} + 1`, updated_at: now, updated_by: actor })
      .where(and(at(place), eq(textBlock.version, base)))
      .returning()
    if (!edited) {
      const isThere = (await tx.$count(textBlock, at(place))) > 0
      throw isThere ? new Refusal(409, 'textBlocks.editedElsewhere') : new Refusal(404, 'textBlocks.notFound')
    }
    await writeAudit(tx, { at: now, actor_id: actor, act: 'textBlock.edit', subject: place.id })
    return shown(edited)
  })
}

/** Removes a block. Throws 404. */
export function removeBlock({ db, clock }: ServiceDeps, actor: string, place: Place): Promise<void> {
  return transaction(db, async (tx) => {
    const [removed] = await tx.delete(textBlock).where(at(place)).returning({ texts: textBlock.texts })
    if (!removed) throw new Refusal(404, 'textBlocks.notFound')
    const { site, id } = place
    await writeAudit(tx, {
      at: clock.now(),
      actor_id: actor,
      act: 'textBlock.remove',
      subject: id,
      // The log has no other name for it from now on.
      detail: { site, title: removed.texts.en.title },
    })
  })
}
