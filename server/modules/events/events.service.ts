import { eq } from 'drizzle-orm'
import { regions } from '#contract/catalog'
import { dayInSeoul } from '#contract/days'
import type { Data, Parsed } from '#contract/endpoint'
import type { Event, events } from '#contract/events'
import type { Lang } from '#contract/languages'
import type { Deps } from '#server/deps'
import { type Season, seasons } from '#server/modules/catalog/seasons.service'
import { byTime, dated, occurrences } from './calendar'
import { event } from './events.table'

type Festival = typeof event.$inferSelect

const productOf = (season: Season | undefined): Event['product'] => {
  if (!season) return null
  const { id, category, picture, price, currency } = season.card
  return { id, category, picture, price: { amount: price, currency } }
}

/** A public festival, with the days of our product that leads to it, if any. */
const ofFestival = (row: Festival, season: Season | undefined, lang: Lang, today: string): Event[] =>
  occurrences(row, season ?? null, today).map((when) => ({
    ...when,
    id: row.id,
    name: row.name[lang],
    summary: row.summary[lang],
    place: row.place[lang],
    region: row.region,
    usually: when.first_day ? null : row.usually[lang],
    product: when.first_day && when.state !== 'past' ? productOf(season) : null,
  }))

/** A festival that exists only as a product in the catalog. */
function ofSeason(season: Season, today: string): Event[] {
  const when = dated(season, today)
  if (!when) return []
  const { id, name, summary, region } = season.card
  const product = when.state === 'past' ? null : productOf(season)
  return [{ ...when, id, name, summary, place: null, region, usually: null, product }]
}

/** Some of the running and upcoming events: those that can be booked come before those that can only be visited. */
const soonest = (events: readonly Event[], count: number): Event[] =>
  events
    .filter(({ state }) => state !== 'past')
    .toSorted((a, b) => Number(b.product !== null) - Number(a.product !== null))
    .slice(0, count)
    .toSorted(byTime)

/** Festivals that are running, begin within a year, or took place earlier this year (product §2). Three statements. */
export async function listEvents(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { lang, region, next }: Parsed<typeof events.list>['query'],
): Promise<Data<typeof events.list>> {
  const today = dayInSeoul(clock.now())
  const festivals = await db.select().from(event).where(eq(event.shown, true))
  const ours = await seasons(db, lang)
  const led = new Set(festivals.map(({ product_id }) => product_id))
  const all = [
    ...festivals.flatMap((row) =>
      ofFestival(
        row,
        ours.find(({ card }) => card.id === row.product_id),
        lang,
        today,
      ),
    ),
    ...ours.filter(({ card }) => !led.has(card.id)).flatMap((season) => ofSeason(season, today)),
  ].toSorted(byTime)
  const here = all.filter((each) => !region || each.region === region)
  return {
    today,
    regions: regions.filter((each) => all.some((one) => one.region === each)),
    items: next ? soonest(here, next) : here,
  }
}
