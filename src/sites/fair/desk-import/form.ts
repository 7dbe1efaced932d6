import { ImportRow, importColumns, optionalColumns, type StoredRow } from '#contract/fair/participant-import'
import { buyerTypes, companySizes, meetingLanguages } from '#contract/fair/profile'
import { fairSectors, fairSides } from '#contract/fair/sectors'
import { type Lang, textLanguages } from '#contract/languages'
import { type Choice, headOf, type SheetForm } from '#src/kits/desk/sheet/read-sheet'
import { en as companyEn } from '../company/locale/en'
import { ko as companyKo } from '../company/locale/ko'
import { en } from './locale/en'
import { ko } from './locale/ko'

export type Column = (typeof importColumns)[number]

const languageName = (lang: string, code: string) =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? code

/** Restores phone numbers that a spreadsheet treated as numbers: leading Korean zeros and hyphens are lost or added. */
function phoneOf(cell: string): string {
  const digits = cell.replace(/[\s().-]/g, '')
  return /^1[016789]\d{7,8}$/.test(digits) ? `0${digits}` : digits
}

const sectors = fairSectors.map((code) => ({ code, names: [companyEn.sector[code], companyKo.sector[code]] }))
const languages = (codes: readonly string[]) =>
  codes.map((code) => ({ code, names: [languageName('en', code), languageName('ko', code)] }))
const texts = [
  'company_en',
  'company_ko',
  'name_en',
  'name_ko',
  'email',
  'position',
  'city',
  'address_en',
  'homepage',
  'main_business_en',
] as const

const choices: Readonly<Partial<Record<Column, readonly Choice[]>>> = {
  side: fairSides.map((code) => ({ code, names: [companyEn.side[code], companyKo.side[code]] })),
  sector: sectors,
  wanted_sectors: sectors,
  buyer_type: buyerTypes.map((code) => ({ code, names: [companyEn.buyerType[code], companyKo.buyerType[code]] })),
  employees: companySizes.map((code) => ({ code, names: [companyEn.size[code], companyKo.size[code]] })),
  lang: languages(textLanguages),
  languages: languages(meetingLanguages),
}

/** A sheet of companies in both languages; `country` returns the code of a country by its name. */
export const formWith = (country: (text: string) => string | undefined): SheetForm<Column, ImportRow> => ({
  columns: importColumns,
  optional: optionalColumns,
  names: Object.fromEntries(importColumns.map((each) => [each, [en.column[each], ko.column[each]]])) as Record<
    Column,
    string[]
  >,
  choices,
  schema: ImportRow,
  draft({ text, choice, choices: several }) {
    const nation = country(text('country')) ?? text('country')
    const side = choice('side')
    return {
      ...Object.fromEntries(texts.map((column) => [column, text(column)])),
      side,
      mobile: phoneOf(text('mobile')),
      country: nation,
      sector: choice('sector'),
      buyer_type: side === 'buyer' ? choice('buyer_type') : '',
      employees: choice('employees'),
      lang: choice('lang'),
      wanted_sectors: several('wanted_sectors'),
      languages: several('languages'),
    } as Record<Column, unknown>
  },
  unique: { column: 'email', of: ({ email }) => email, reason: 'fair.importTwice' },
})

/** The column heads in both languages, with an asterisk on required ones. */
export const heads = importColumns.map((column) =>
  headOf(
    formWith(() => undefined),
    column,
  ),
)

/** Returns what a column of a row says in a language, as the form reads it. */
export const cellsIn =
  (lang: Lang, countryName: (code: string) => string) =>
  (row: StoredRow | ImportRow, column: Column): string => {
    const at = lang === 'ko' ? 1 : 0
    const named = (code: string) => choices[column]?.find((each) => each.code === code)?.names[at] ?? code
    const cell = row[column]
    if (typeof cell !== 'string') return cell.map(named).join(', ')
    return column === 'country' ? countryName(cell) : named(cell)
  }
