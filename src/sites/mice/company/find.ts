import type { MiceCompany } from '#contract/mice/company'

/** Without accents, case and spaces: as people type names. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase()

interface Wanted {
  words: string
  sector: string | null
  /** Only these, or all. */
  among: readonly string[] | null
}

/** The companies whose name, text or booth has the words, in either language; by English name. */
export function findCompanies(companies: readonly MiceCompany[], { words, sector, among }: Wanted): MiceCompany[] {
  const sought = plain(words)
  return companies.filter(
    ({ id, name, about, booth, sector: own }) =>
      (!sector || own === sector) &&
      (!among || among.includes(id)) &&
      [name.en, name.ko, about.en, about.ko, booth?.number ?? ''].some((each) => plain(each).includes(sought)),
  )
}
