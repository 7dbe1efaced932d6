import { isDeepStrictEqual } from 'node:util'
import { type ImportRow, importColumns, type StoredRow } from '#contract/fair/participant-import'
import type { FairProfile } from '#contract/fair/profile'
import { type LanguageCode, langOf } from '#contract/languages'
import type { ParticipantRow } from './participant.table'
import { composed } from './search.service'

const blank: Omit<FairProfile, 'employees'> = {
  department: '',
  position: '',
  postal_code: '',
  address_en: '',
  address_ko: '',
  city: '',
  homepage: '',
  company_email: '',
  products_en: '',
  products_ko: '',
  main_business_en: '',
  main_business_ko: '',
  description_en: '',
  description_ko: '',
  sales: 'private',
  experience_count: 0,
  route: 'invitation',
  purposes: [],
}

/** The columns of a row; where a cell is empty, what the company stated in its last registration, if it has one. */
export function columnsOf(row: ImportRow, last?: ParticipantRow) {
  const or = <T extends string | readonly unknown[]>(cell: T, before: T | undefined): T =>
    cell.length > 0 ? cell : (before ?? cell)
  const before = last?.profile
  return composed({
    side: row.side,
    nationality: last?.nationality ?? row.country,
    country: row.country,
    name_en: row.name_en,
    name_ko: or(row.name_ko, last?.name_ko),
    company_en: row.company_en,
    company_ko: or(row.company_ko, last?.company_ko),
    sector: row.sector,
    specialties: last?.specialties ?? [],
    wanted_sectors: or(row.wanted_sectors, last?.wanted_sectors),
    markets: last?.markets ?? [],
    languages: or<string[]>(row.languages, last?.languages),
    buyer_type: row.side === 'buyer' ? row.buyer_type : '',
    profile: {
      ...(before ?? blank),
      position: or(row.position, before?.position),
      city: or(row.city, before?.city),
      address_en: or(row.address_en, before?.address_en),
      homepage: or(row.homepage, before?.homepage),
      main_business_en: or(row.main_business_en, before?.main_business_en),
      employees: row.employees,
    },
    contact: { telephone: '', sns: [], contact_email: row.email, ...last?.contact, mobile: row.mobile },
  })
}

/** A registration as a row of a sheet, with the address and the language of its account. */
export const storedRowOf = (row: ParticipantRow, { email, lang }: { email: string; lang: string }): StoredRow => ({
  side: row.side,
  company_en: row.company_en,
  company_ko: row.company_ko,
  name_en: row.name_en,
  name_ko: row.name_ko,
  email,
  mobile: row.contact.mobile,
  country: row.country,
  sector: row.sector,
  buyer_type: row.buyer_type,
  employees: row.profile.employees,
  lang: langOf(lang as LanguageCode),
  position: row.profile.position,
  city: row.profile.city,
  address_en: row.profile.address_en,
  homepage: row.profile.homepage,
  main_business_en: row.profile.main_business_en,
  wanted_sectors: row.wanted_sectors,
  languages: row.languages,
})

/** A cell as it is compared: neither the order of choices nor the form of its characters matters. */
const comparable = (cell: string | readonly string[]) =>
  typeof cell === 'string' ? cell.normalize('NFC') : cell.toSorted()

/** The columns in which a row says something else than the registration; an empty cell says nothing. */
export const changedColumns = (row: Partial<ImportRow>, before: StoredRow): (keyof ImportRow)[] =>
  importColumns.filter((column) => {
    const cell = row[column]
    if (cell === undefined || cell.length === 0) return false
    return !isDeepStrictEqual(comparable(cell), comparable(before[column]))
  })
