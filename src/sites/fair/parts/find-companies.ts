import type { FairBooth } from '#contract/fair/edition'

/** A company where it is found. */
export interface Found {
  company: FairBooth['companies'][number]
  booth: FairBooth
}

/** Without accents, case and spaces: as people type names. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase()

/** The companies whose name in either language, or whose booth's number, has the words; all of them for none. By English name. */
export function findCompanies(booths: readonly FairBooth[], words: string): Found[] {
  const sought = plain(words)
  return booths
    .flatMap((booth) => booth.companies.map((company) => ({ company, booth })))
    .filter(({ company: { name }, booth }) =>
      [name.en, name.ko, booth.number].some((each) => plain(each).includes(sought)),
    )
    .toSorted((a, b) => a.company.name.en.localeCompare(b.company.name.en, 'en'))
}
