import { importColumns, optionalColumns } from '#contract/fair/participant-import'
import { buyerTypes, companySizes, meetingLanguages } from '#contract/fair/profile'
import { fairSectors, fairSides } from '#contract/fair/sectors'
import { textLanguages } from '#contract/languages'
import { en as companyEn } from '../company/locale/en'
import { ko as companyKo } from '../company/locale/ko'
import { en } from './locale/en'
import { ko } from './locale/ko'
import type { Column, Meanings } from './read-rows'

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The column heads in both languages, with an asterisk on required ones. */
export const heads = importColumns.map((column) => {
  const star = optionalColumns.includes(column) ? '' : ' *'
  return `${en.column[column]} / ${ko.column[column]}${star}`
})

const languageName = (lang: string, code: string) =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(code) ?? code

/** The choices of each column by code, with their names in both languages. */
export const choices: Partial<Record<Column, readonly { code: string; names: readonly [en: string, ko: string] }[]>> = {
  side: fairSides.map((code) => ({ code, names: [companyEn.side[code], companyKo.side[code]] })),
  sector: fairSectors.map((code) => ({ code, names: [companyEn.sector[code], companyKo.sector[code]] })),
  wanted_sectors: fairSectors.map((code) => ({ code, names: [companyEn.sector[code], companyKo.sector[code]] })),
  buyer_type: buyerTypes.map((code) => ({ code, names: [companyEn.buyerType[code], companyKo.buyerType[code]] })),
  employees: companySizes.map((code) => ({ code, names: [companyEn.size[code], companyKo.size[code]] })),
  lang: textLanguages.map((code) => ({ code, names: [languageName('en', code), languageName('ko', code)] })),
  languages: meetingLanguages.map((code) => ({ code, names: [languageName('en', code), languageName('ko', code)] })),
}

/** Reads heads and choices in both languages; `country` returns the code of a country by its name. */
export function meaningsWith(country: (text: string) => string | undefined): Meanings {
  const columns = new Map<string, Column>()
  for (const [at, column] of importColumns.entries()) {
    for (const name of [column, en.column[column], ko.column[column], heads[at] ?? '']) columns.set(plain(name), column)
  }
  const codes = new Map<string, string>()
  for (const [column, some = []] of Object.entries(choices)) {
    for (const { code, names } of some) for (const name of [code, ...names]) codes.set(`${column} ${plain(name)}`, code)
  }
  return {
    columnOf: (head) => columns.get(plain(head)) ?? columns.get(plain(head.replaceAll('*', ''))),
    codeOf: (column, cell) => (column === 'country' ? country(cell) : codes.get(`${column} ${plain(cell)}`)) ?? cell,
  }
}
