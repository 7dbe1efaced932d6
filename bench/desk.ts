import { type ReviewRow, reviewList } from '#contract/education/review-list'
import type { Data } from '#contract/endpoint'
import { fillYears } from '#server/modules/education/year.defaults'
import { exportList } from '#src/kits/desk/export-list'
import { exactTotal, type ListPart } from '#src/kits/desk/list-part'
import { testApi } from '#tests/support/api'
import { anApplicant, insertApplications } from '#tests/support/education'
import { anAccount } from '#tests/support/factories'
import type { Bench } from './support/context'
import { type Figure, times } from './support/figure'
import { loadInTurn, median } from './support/load'

/** Two desks over the same 48 days. */
const sizes = {
  few: { count: 100, minutes: 700, words: 'teacher7' },
  many: { count: 10_000, minutes: 7, words: 'teacher770' },
}
type Size = (typeof sizes)[keyof typeof sizes]
const list = '/api/v1/admin/education/applications'
const exports = 3

/** The small desk fills these pages too, with ten rows of each filter; eleven rows have its words, as in the large one. */
const queries = ({ cursor, words }: { cursor: string; words: string }) => ({
  'first page': 'per_page=50',
  'its last page': `per_page=50&sort=number&cursor=${cursor}`,
  'of a status, the longest in it first': 'per_page=10&status=submitted&sort=status_at',
  'of a country': 'per_page=10&country=DE',
  'by words': `per_page=50&q=${words}`,
  late: 'per_page=10&late=1',
})

/** A desk of this size, and what a reviewer asks it. */
async function aDesk(bench: Bench, { count, minutes, words }: Size) {
  const { deps, serve } = await bench.context()
  await fillYears(deps)
  const people = await Promise.all(Array.from({ length: 20 }, () => anApplicant(deps)))
  await insertApplications(
    deps,
    people.map(({ id }) => id),
    count,
    minutes,
  )
  await deps.db.execute('vacuum analyze')
  const { token } = await anAccount(deps, { area: 'admin', role: 'reviewer' })
  const query = { sort: '-number', per_page: 60 } as const
  const { data } = await testApi(deps).call(reviewList.list, { query }, { token })
  // The cursor after the first page of the reversed list is where the list's own last page begins.
  return {
    origin: await serve(),
    headers: { Authorization: `Bearer ${token}` },
    queries: queries({ cursor: data.next ?? '', words }),
  }
}
type Desk = Awaited<ReturnType<typeof aDesk>>

/** Returns the milliseconds that each row of an export of the whole list takes, as the page of the desk makes it. */
async function exportOf({ origin, headers }: Desk): Promise<number> {
  const load = async (part: ListPart) => {
    const search = new URLSearchParams(Object.entries(part).filter(([, value]) => value !== undefined) as never)
    const response = await fetch(`${origin}${list}?${search}`, { headers })
    if (!response.ok) throw new Error(`the export: ${response.status}`)
    return ((await response.json()) as { data: Data<typeof reviewList.list> }).data
  }
  const columns = (['number', 'organization', 'status', 'status_at', 'students'] as const).map((key) => ({
    key,
    header: key,
    cell: (row: ReviewRow) => row[key],
    plain: (row: ReviewRow) => row[key],
  }))
  const began = performance.now()
  const total = await exactTotal((await load({ per_page: 1 })).total, load)
  await exportList({ columns, load, total, onProgress: () => {}, signal: new AbortController().signal })
  return (performance.now() - began) / total
}

/** The median of several exports of each desk, in turn. */
async function exportsInTurn(desks: readonly Desk[]): Promise<number[]> {
  const taken: number[][] = desks.map(() => [])
  for (let round = 0; round < exports; round++)
    for (const [at, desk] of desks.entries()) taken[at]?.push(await exportOf(desk))
  return taken.map(median)
}

/** Measures how many times longer a page of the desk's list, and each row of its export, takes with 10,000 applications than with 100. */
export async function* deskFigures(bench: Bench): AsyncGenerator<Figure> {
  const few = await aDesk(bench, sizes.few)
  const many = await aDesk(bench, sizes.many)
  const beside = `${sizes.many.count} applications beside ${sizes.few.count}`
  const aim = '≤ 1.5 ×, fails above 3 ×'
  for (const name of Object.keys(few.queries) as (keyof Desk['queries'])[]) {
    const rates = await loadInTurn(
      Object.entries({ few, many }).map(([size, { origin, headers, queries: of }]) => ({
        name: size,
        url: `${origin}${list}?${of[name]}`,
        headers,
      })),
    )
    const value = times(rates.get('few') ?? 0, rates.get('many') ?? 1)
    yield { name: `the desk's list, ${name}: ${beside}`, value, aim }
  }
  const [quick = 0, slow = 0] = await exportsInTurn([few, many])
  yield { name: `an export of the desk's list, each row: ${beside}`, value: times(slow, quick), aim }
}
