import type { MiceCompany, MiceSector } from '#contract/mice/company'

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
  /** The language whose names sort the result. */
  lang: 'en' | 'ko'
  sectorName: (sector: MiceSector) => string
}

/** The companies whose name, text, sector or booth contains the words, in either language; sorted by the name that is shown. */
export function findCompanies(
  companies: readonly MiceCompany[],
  { words, sector, among, lang, sectorName }: Filters,
): MiceCompany[] {
  const sought = plain(words)
  return companies
    .filter(
      ({ id, name, about, booth, sector: own }) =>
        (!sector || own === sector) &&
        (!among || among.includes(id)) &&
        [name.en, name.ko, about.en, about.ko, sectorName(own), booth?.number ?? ''].some((each) =>
          plain(each).includes(sought),
        ),
    )
    .toSorted((one, other) => one.name[lang].localeCompare(other.name[lang], lang))
}
