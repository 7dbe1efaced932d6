import { reviewList } from '#contract/education/review-list'
import { fillYears } from '#server/modules/education/year.defaults'
import { testApi } from '#tests/support/api'
import { anApplicant, insertApplications } from '#tests/support/education'
import { anAccount } from '#tests/support/factories'
import type { Bench } from './support/context'
import { type Figure, times } from './support/figure'
import { loadInTurn } from './support/load'

const few = 100
const many = 10_000
const list = '/api/v1/admin/education/applications'
const rows = 'per_page=50'

const queries = (cursor: string) => ({
  'first page': rows,
  'its last page': `${rows}&sort=number&cursor=${cursor}`,
  'of a status, the longest in it first': `${rows}&status=submitted&sort=status_at`,
  'of a country': `${rows}&country=DE`,
  'by words': `${rows}&q=teacher7`,
  late: `${rows}&late=1`,
})

/** A desk with `count` applications, and the token of a reviewer. */
async function aDesk(bench: Bench, count: number) {
  const { deps, serve } = await bench.context()
  await fillYears(deps)
  const people = await Promise.all(Array.from({ length: 20 }, () => anApplicant(deps)))
  await insertApplications(
    deps,
    people.map(({ id }) => id),
    count,
  )
  await deps.db.execute('vacuum analyze')
  const { token } = await anAccount(deps, { area: 'admin', role: 'reviewer' })
  const query = { sort: '-number', per_page: 60 } as const
  const { data } = await testApi(deps).call(reviewList.list, { query }, { token })
  // The cursor after the first page of the reversed list is where the list's own last page begins.
  return { origin: await serve(), headers: { Authorization: `Bearer ${token}` }, cursor: data.next ?? '' }
}

/**
 * Measures how many times longer a page of the desk's list takes with 10,000 applications than with 100. An export is a sequence
 * of these pages.
 */
export async function deskFigures(bench: Bench): Promise<Figure[]> {
  const desks = { few: await aDesk(bench, few), many: await aDesk(bench, many) }
  const names = Object.keys(queries('')) as (keyof ReturnType<typeof queries>)[]
  const figures: Figure[] = []
  for (const name of names) {
    const rates = await loadInTurn(
      Object.entries(desks).map(([size, { origin, headers, cursor }]) => ({
        name: size,
        url: `${origin}${list}?${queries(cursor)[name]}`,
        headers,
      })),
    )
    figures.push({
      name: `the desk's list, ${name}: ${many} applications beside ${few}`,
      value: times(rates.get('few') ?? 0, rates.get('many') ?? 1),
      aim: '≤ 1.5 ×, fails above 3 ×',
    })
  }
  return figures
}
