import type { FairEdition } from '#contract/fair/edition'
import type { Db } from '#server/db/connect'
import { participant } from '#server/modules/fair/participant.table'

/** Returns a lookup of company names in a language; a company that no longer exists has no name. */
export async function companyNames(db: Db, lang: string) {
  const rows = await db
    .select({ id: participant.id, en: participant.company_en, ko: participant.company_ko })
    .from(participant)
  const names = new Map(rows.map(({ id, en, ko }) => [id, lang === 'ko' ? ko || en : en]))
  return (id: string) => ({ id, name: names.get(id) ?? '–' })
}

/** Returns a lookup of slots; one that no longer exists is shown without a time. */
export function slotsOf({ slots }: FairEdition) {
  const byId = new Map(slots.map((slot) => [slot.id, slot]))
  return (id: string) => byId.get(id) ?? { id, day: '1970-01-01', starts: '00:00', ends: '00:00' }
}
