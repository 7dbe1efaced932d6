import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Data, Parsed } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import {
  type ProgramCard,
  programCities,
  programKinds,
  type programs,
  type Stay,
  stayBands,
  stays,
} from '#contract/programs'
import type { Site } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import { cardsOf, onSale } from '#server/modules/catalog/card.service'
import { product } from '#server/modules/catalog/catalog.table'
import { program } from './programs.table'

type Query = Parsed<typeof programs.list>['query']
type Wish = Pick<Query, 'stay' | 'kind' | 'city'>

/** The band that a number of days belongs to. */
export const stayOf = (days: number): Stay => stays.findLast((each) => days >= stayBands[each].from) ?? '1'

const staysFor = (stay: Stay): SQL | undefined => {
  const { from, to } = stayBands[stay]
  return and(gte(program.days, from), to === null ? undefined : lte(program.days, to))
}

const passes = (site: Site, { stay, kind, city }: Wish): SQL | undefined =>
  and(
    eq(program.site, site),
    onSale('shop'),
    stay && staysFor(stay),
    kind && eq(program.kind, kind),
    city && eq(program.city, city),
  )

/** The number of programs on sale for each kind, city and number of days: a handful of rows. */
export async function countsBy(db: Db, site: Site) {
  const { kind, city, days } = program
  const rows = await db
    .select({ kind, city, days, count: sql<number>`count(*)::int` })
    .from(program)
    .innerJoin(product, eq(product.id, program.product_id))
    .where(passes(site, {}))
    .groupBy(kind, city, days)
  return rows.map((row) => ({ ...row, stay: stayOf(row.days) }))
}
type Counted = Awaited<ReturnType<typeof countsBy>>

const fits = (row: Counted[number], wish: Wish, except?: keyof Wish): boolean =>
  (['stay', 'kind', 'city'] as const).every(
    (name) => name === except || wish[name] === undefined || row[name] === wish[name],
  )

/** The number of results for each value of a filter, with the other filters unchanged. */
export const choices = <N extends keyof Wish>(
  rows: Counted,
  name: N,
  values: readonly NonNullable<Wish[N]>[],
  wish: Wish = {},
): { value: NonNullable<Wish[N]>; count: number }[] =>
  values.map((value) => ({
    value,
    count: rows
      .filter((row) => row[name] === value && fits(row, wish, name))
      .reduce((total, { count }) => total + count, 0),
  }))

/** The programs of a site that match, in its order. Two queries. */
export async function programCards(
  db: Db,
  site: Site,
  lang: Lang,
  wish: Wish,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ProgramCard[]> {
  const rows = await db
    .select({
      id: program.product_id,
      kind: program.kind,
      city: program.city,
      days: program.days,
      work: program.work,
    })
    .from(program)
    .innerJoin(product, eq(product.id, program.product_id))
    .where(passes(site, wish))
    .orderBy(asc(program.position), asc(program.product_id))
    .limit(limit)
    .offset(offset)
  const cards = new Map(
    (
      await cardsOf(
        db,
        rows.map(({ id }) => id),
        lang,
      )
    ).map((card) => [card.id, card]),
  )
  return rows.flatMap(({ id, work, ...row }) => {
    const card = cards.get(id)
    return card ? [{ ...card, ...row, work: work[lang] }] : []
  })
}

/** A page of a site's programs by length of stay, kind and city (product §2). Three queries. */
export async function listPrograms(
  db: Db,
  site: Site,
  { lang, page, per_page, ...wish }: Query,
): Promise<Data<typeof programs.list>> {
  const [rows, items] = await Promise.all([
    countsBy(db, site),
    programCards(db, site, lang, wish, { limit: per_page, offset: (page - 1) * per_page }),
  ])
  const total = rows.filter((row) => fits(row, wish)).reduce((sum, { count }) => sum + count, 0)
  return {
    items,
    page,
    per_page,
    total,
    stays: choices(rows, 'stay', stays, wish),
    kinds: choices(rows, 'kind', programKinds, wish),
    // Leaves out cities without a program.
    cities: choices(rows, 'city', programCities, wish).filter(
      ({ value }) => value === wish.city || rows.some(({ city }) => city === value),
    ),
  }
}
