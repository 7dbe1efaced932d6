import { anywhere } from '#server/db/pattern'
import type { participant } from './participant.table'

type Names = Pick<typeof participant.$inferInsert, 'company_en' | 'company_ko' | 'name_en' | 'name_ko'>

/** A company with composed names: some systems type and store Korean as separate letters, which no search would find. */
export const composed = <C extends Names>(company: C): C => ({
  ...company,
  company_en: company.company_en.normalize('NFC'),
  company_ko: company.company_ko?.normalize('NFC'),
  name_en: company.name_en.normalize('NFC'),
  name_ko: company.name_ko?.normalize('NFC'),
})

/** A pattern that matches the words anywhere in `participant.search`. */
export const searchedBy = (q: string): string => anywhere(q.normalize('NFC').toLowerCase())
