import { type Amount, codeOf, fillDesk, staffOf, wordOf } from '#tests/support/operators-rows'
import type { Bench } from './support/context'
import { type Figure, times } from './support/figure'
import { timesInTurn } from './support/in-turn'

const few: Amount = { reservations: 100, members: 100 }
const many: Amount = { reservations: 100_000, members: 20_000 }

const home = '/api/v1/admin'
/**
 * Every list of the operators' desk that grows with the business, with its searches and filters. Two addresses are those of the
 * small desk and of the large one, which both fill a page.
 */
const queries: Record<string, string | readonly [string, string]> = {
  reservations: `${home}/bookings?lang=en`,
  'reservations by day of the trip': `${home}/bookings?lang=en&sort=date`,
  'reservations of a status': `${home}/bookings?lang=en&status=requested`,
  'reservations of a site': `${home}/bookings?lang=en&site=protocol`,
  'reservations of a site by day of the trip': `${home}/bookings?lang=en&site=protocol&sort=date`,
  'reservations of a product': `${home}/bookings?lang=en&product_id=bench-7`,
  'reservations of a day': `${home}/bookings?lang=en&date=2027-03-05`,
  'reservations with a refund to send': `${home}/bookings?lang=en&refund=requested`,
  'reservations by number': `${home}/bookings?lang=en&q=R${codeOf(77)}`,
  'reservations by name': `${home}/bookings?lang=en&q=${wordOf(77)}`,
  'reservations by a part of an address': `${home}/bookings?lang=en&q=${wordOf(77).slice(2)}@people`,
  'traveler lists of a day': `${home}/manifests?lang=en&date=2027-03-05`,
  today: `${home}/today`,
  members: `${home}/members`,
  'members of an area': `${home}/members?area=business`,
  'members of a status': `${home}/members?status=blocked`,
  'members by name': `${home}/members?q=${wordOf(77)}`,
  'members by email address': `${home}/members?q=${wordOf(77)}77@people.test`,
  companies: `${home}/companies`,
  'companies by name': `${home}/companies?q=${wordOf(77)}`,
  mails: `${home}/mails`,
  'mails of a status': `${home}/mails?status=failed`,
  'mails of a kind': `${home}/mails?kind=welcomeBack`,
  'mails of a site': `${home}/mails?site=mice`,
  'mails of an address': `${home}/mails?q=${wordOf(77)}@people.test`,
  audit: `${home}/audit`,
  'audit by act': `${home}/audit?q=refund.sent`,
  'audit by record': `${home}/audit?q=subject-77`,
  reviews: `${home}/reviews?lang=en`,
  'reviews of a status': `${home}/reviews?lang=en&status=hidden`,
  'reviews of stars': `${home}/reviews?lang=en&stars=2`,
  'reviews by stars': `${home}/reviews?lang=en&sort=rating`,
  'reviews by words': `${home}/reviews?lang=en&q=${wordOf(77)}`,
  inquiries: `${home}/inquiries`,
  'inquiries by their latest message': `${home}/inquiries?sort=-updated_at`,
  'inquiries of a status': `${home}/inquiries?status=received`,
  'inquiries of a site': `${home}/inquiries?site=seoulitepass`,
  'inquiries of the reader': `${home}/inquiries?assigned=me`,
  'unassigned inquiries': `${home}/inquiries?assigned=nobody`,
  'unassigned inquiries by their latest message': `${home}/inquiries?assigned=nobody&sort=-updated_at`,
  'first answers of four weeks': `${home}/inquiry-answer-times`,
  'inquiries of a type': `${home}/inquiries?type=payment`,
  'inquiries by words': `${home}/inquiries?q=${wordOf(77)}`,
  files: `${home}/files?lang=en`,
  'files by size': `${home}/files?lang=en&sort=-bytes`,
  'files of a kind': `${home}/files?lang=en&kind=picture`,
  'files of a subject': `${home}/files?lang=en&subject=inquiry`,
  'files that nothing uses': `${home}/files?lang=en&subject=none`,
  'files that nothing uses by size': `${home}/files?lang=en&subject=none&sort=-bytes`,
  'files of a site': `${home}/files?lang=en&site=shop`,
  'files of some days': [
    `${home}/files?lang=en&from=2027-03-01&to=2027-03-02`,
    `${home}/files?lang=en&from=2027-02-20&to=2027-02-21`,
  ],
  'files by name': `${home}/files?lang=en&q=${wordOf(77)}`,
  passes: `${home}/pass/passes?per_page=20`,
  'passes by number': `${home}/pass/passes?per_page=20&q=P${codeOf(77)}`,
  'passes by name': `${home}/pass/passes?per_page=20&q=${wordOf(77)}`,
  quotations: `${home}/quotations`,
  'quotations of a status': `${home}/quotations?status=requested`,
  'quotations by words': `${home}/quotations?q=${wordOf(77)}`,
  'social posts': `${home}/social-reviews`,
  'social posts of a status': `${home}/social-reviews?status=waiting`,
}

/** Columns that a sort of a list may have a cursor for: their last page is measured too. */
const lastPages = ['bookings?lang=en', 'members?', 'mails?', 'audit?', 'files?lang=en']

async function aDesk(bench: Bench, amount: Amount) {
  const { deps, serve } = await bench.context()
  const { operator, owner } = await staffOf(deps)
  await fillDesk(deps, amount)
  const origin = await serve()
  const headersOf = (path: string) => ({
    Authorization: `Bearer ${path.startsWith(`${home}/audit`) ? owner : operator}`,
  })
  /** The last page of a list: the one after the first page of the reversed list, read backward. */
  const lastOf = async (path: string) => {
    const sort = path.includes('audit') ? 'at' : 'created_at'
    const response = await fetch(`${origin}${home}/${path}&sort=${sort}&per_page=51`, {
      headers: headersOf(`${home}/${path}`),
    })
    const { data } = (await response.json()) as { data: { next: string | null } }
    return `${home}/${path}&sort=-${sort}${data.next ? `&cursor=${data.next}` : ''}`
  }
  return { origin, headersOf, lastOf }
}

/**
 * Measures how many times longer a page of each list of the operators' desk takes with 100,000 reservations and 20,000 members
 * than with 100 of each.
 */
export async function* operatorFigures(bench: Bench): AsyncGenerator<Figure> {
  const desks = [await aDesk(bench, few), await aDesk(bench, many)] as const
  const ends = await Promise.all(
    lastPages.map(
      async (path) =>
        [`last page of ${path.split('?')[0]}`, await Promise.all(desks.map(({ lastOf }) => lastOf(path)))] as const,
    ),
  )
  const pairs = Object.entries(queries).map(
    ([name, path]) => [name, typeof path === 'string' ? [path, path] : path] as const,
  )
  const all = [...pairs, ...ends]
  for (const [name, paths] of all) {
    const [quick = 0, slow = 0] = await timesInTurn(
      desks.map(({ origin, headersOf }, at) => ({
        url: `${origin}${paths[at]}`,
        headers: headersOf(paths[at] ?? ''),
      })),
    )
    yield {
      name: `${name}: 100,000 reservations and 20,000 members beside 100 (${quick.toFixed(1)} ms, ${slow.toFixed(1)} ms)`,
      value: times(slow, quick),
      aim: '≤ 1.5 ×, fails above 3 ×',
    }
  }
}
