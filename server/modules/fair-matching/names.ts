import type { FairEdition } from '#contract/fair/edition'
import type { Db } from '#server/db/connect'
import { participant } from '#server/modules/fair/participant.table'

/** Names companies in a language; who has gone since has no name any more. */
export async function companyNames(db: Db, lang: string) {
  const rows = await db
    .select({ id: participant.id, en: participant.company_en, ko: participant.company_ko })
    .from(participant)
  const names = new Map(rows.map(({ id, en, ko }) => [id, lang === 'ko' ? ko || en : en]))
  return (id: string) => ({ id, name: names.get(id) ?? '–' })
}

/** Finds slots; one that has gone since is shown without a time. */
export function slotsOf({ slots }: FairEdition) {
  const known = new Map(slots.map((slot) => [slot.id, slot]))
  return (id: string) => known.get(id) ?? { id, day: '1970-01-01', starts: '00:00', ends: '00:00' }
}
