import type { PostQuery } from '#contract/board'
import { districtPlaces, districts } from '#contract/pass/districts'
import type { z } from '#contract/zod'
import type { board, post } from './board.table'

type Counted = Pick<typeof post.$inferSelect, 'category' | 'district'> & { count: number }

const sum = (rows: readonly Counted[]): number => rows.reduce((total, { count }) => total + count, 0)

/**
 * Returns the number of posts found in the chosen category and district, and the two rows of choices: each counts what the other
 * one leaves.
 */
export function countsOf(
  { categories, by_district }: Pick<typeof board.$inferSelect, 'categories' | 'by_district'>,
  found: readonly Counted[],
  { lang, category, district }: Pick<z.output<typeof PostQuery>, 'lang' | 'category' | 'district'>,
) {
  const here = found.filter((row) => !district || row.district === district)
  const alike = found.filter((row) => !category || row.category === category)
  const offered = districts.filter((each) => each === district || found.some((row) => row.district === each))
  return {
    categories: categories.map(({ name, label }) => ({
      name,
      label: label[lang],
      count: sum(here.filter((row) => row.category === name)),
    })),
    districts: (by_district ? offered : []).map((name) => ({
      name,
      label: districtPlaces[name].name[lang],
      count: sum(alike.filter((row) => row.district === name)),
    })),
    total: sum(here.filter((row) => alike.includes(row))),
  }
}
