import type { MiceCompany } from '#contract/mice/company'

/** Removes accents, case and spaces, for comparing typed names. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase()

interface Filters {
  words: string
  sector: string | null
  /** The ids of the companies to choose from; null for all. */
  among: readonly string[] | null
}

/** The companies whose name, text or booth contains the words, in either language; sorted by English name. */
export function findCompanies(companies: readonly MiceCompany[], { words, sector, among }: Filters): MiceCompany[] {
  const sought = plain(words)
  return companies.filter(
    ({ id, name, about, booth, sector: own }) =>
      (!sector || own === sector) &&
      (!among || among.includes(id)) &&
      [name.en, name.ko, about.en, about.ko, booth?.number ?? ''].some((each) => plain(each).includes(sought)),
  )
}
