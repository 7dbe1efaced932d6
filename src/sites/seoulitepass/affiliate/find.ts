import { type Affiliate, affiliateCategories } from '#contract/pass/affiliate'
import { districtPlaces, districts } from '#contract/pass/districts'
import { opennessAt } from '#contract/pass/opening'
import type { AffiliateFilters } from '../parts/affiliates-address'

export const noFilters: AffiliateFilters = { q: '', category: null, district: null, open: false }

export const filtersIn = (search: URLSearchParams): AffiliateFilters => ({
  q: (search.get('q') ?? '').slice(0, 80),
  category: affiliateCategories.find((each) => each === search.get('category')) ?? null,
  district: districts.find((each) => each === search.get('district')) ?? null,
  open: search.get('open') === '1',
})

/** Removes accents, case and spaces, for comparing typed names. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase()

const wordsOf = ({ name, station, district, benefit }: Affiliate) => [
  name,
  station.name,
  districtPlaces[district].name,
  benefit,
]

/**
 * The places whose name, station, district or benefit contains the words, in either language; until the time is known, all count
 * as open.
 */
export function findAffiliates(
  all: readonly Affiliate[],
  { q, category, district, open }: AffiliateFilters,
  now: Date | null,
): Affiliate[] {
  const sought = plain(q)
  return all.filter(
    (each) =>
      (!category || each.category === category) &&
      (!district || each.district === district) &&
      (!open || !now || opennessAt(each.schedule, now).state === 'open') &&
      wordsOf(each).some(({ en, ko }) => plain(en).includes(sought) || plain(ko).includes(sought)),
  )
}
