import type { FairBooth } from '#contract/fair/edition'

/** A company and its booth. */
export interface Found {
  company: FairBooth['companies'][number]
  booth: FairBooth
}

/** Removes accents, case and spaces, for comparing typed names. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase()

/**
 * The companies whose name in either language or booth number contains the words; all of them without words. Sorted by English
 * name.
 */
export function findCompanies(booths: readonly FairBooth[], words: string): Found[] {
  const sought = plain(words)
  return booths
    .flatMap((booth) => booth.companies.map((company) => ({ company, booth })))
    .filter(({ company: { name }, booth }) =>
      [name.en, name.ko, booth.number].some((each) => plain(each).includes(sought)),
    )
    .toSorted((a, b) => a.company.name.en.localeCompare(b.company.name.en, 'en'))
}
