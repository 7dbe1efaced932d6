import { and, eq, sql } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { AffiliateDraft, WrittenAffiliate } from '#contract/pass/affiliate-desk'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'
import { detailed } from './affiliates.service'
import { passAffiliate } from './pass.table'

/** An affiliate with the fields the desk edits. Throws 404. */
export async function writtenAffiliate(db: Db, id: string): Promise<WrittenAffiliate> {
  const [row] = await db.select().from(passAffiliate).where(eq(passAffiliate.id, id))
  if (!row) throw new Refusal(404, 'general.notFound')
  return { ...detailed(row), state: row.state, as_of: row.schedule.as_of, version: row.version }
}

/** The columns of an affiliate's fields; its hours count as checked at `at`. */
export function fieldsOf({ position, week, exceptions, reservation, ...texts }: AffiliateDraft, at: Date) {
  return {
    ...texts,
    ...position,
    reservation: reservation.en === '' ? null : reservation,
    schedule: {
      week,
      exceptions: exceptions.toSorted((a, b) => a.day.localeCompare(b.day)),
      as_of: dayInSeoul(at),
    },
  }
}

/** Saves all fields of an affiliate. Throws 404, and 409 `general.conflict` if there is a newer version (product §6). */
export function saveAffiliate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  { id, base, ...affiliate }: AffiliateDraft & { id: string; base: number },
): Promise<WrittenAffiliate> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const [saved] = await tx
      .update(passAffiliate)
      .set({ ...fieldsOf(affiliate, at), version: sql`${passAffiliate.version} + 1` })
      .where(and(eq(passAffiliate.id, id), eq(passAffiliate.version, base)))
      .returning({ id: passAffiliate.id })
    if (!saved) {
      await writtenAffiliate(tx, id)
      throw new Refusal(409, 'general.conflict')
    }
    const entry = {
      actor_id: operatorId,
      act: 'pass.saveAffiliate',
      subject: id,
      detail: { name: affiliate.name.en },
    } as const
    await writeAudit(tx, { at, ...entry })
    return writtenAffiliate(tx, id)
  })
}
