import type { CallInput } from '#contract/endpoint'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import type { Person } from '#tests/support/factories'
import type { Shop } from '#tests/support/orders'

type NewYear = CallInput<typeof miceSetupDesk.create>['body']
type NewSession = CallInput<typeof miceSetupDesk.addSession>['body']
type NewRow = CallInput<typeof miceSetupDesk.addBooths>['body']
type Terms = NonNullable<CallInput<typeof miceSetupDesk.setTerms>['body']['terms']>

const both = (text: string) => ({ en: text, ko: `${text} 한국어` })

/** Figures of a two-day MICE fair from a day on, with one hall of 30 × 20 m. */
export const someMiceFigures = (
  first = '2028-05-10',
  second = '2028-05-11',
  change: Partial<NewYear> = {},
): NewYear => ({
  name: both('Spring MICE Fair'),
  venue: { name: both('Hall'), address: both('Busan') },
  halls: [{ id: 'a', name: both('Hall A'), width: 30, height: 20 }],
  days: [first, second].map((day) => ({ day, opens: '09:30', closes: '17:30' })),
  registration_opens: '2027-01-10',
  registration_closes: first,
  ...change,
})

/** The terms of that fair. */
export const someTerms = (closes = '2028-05-01', change: Partial<Terms> = {}): Terms => ({
  ...{ closes, shell: 320_000, raw: 260_000, corner: 210_000, co_exhibitor: 400_000 },
  items: {
    ...{ table: 60_000, chair: 25_000, counter: 150_000, showcase: 180_000, screen: 350_000 },
    ...{ spotlight: 40_000, power_2kw: 120_000, power_5kw: 240_000, internet: 200_000 },
  },
  cancellation: [
    { days_before: 60, refund_percent: 100 },
    { days_before: 14, refund_percent: 50 },
  ],
  ...change,
})

/** A session on a day. */
export const someSession = (day: string, change: Partial<NewSession> = {}): NewSession => ({
  ...{ day, starts: '11:00', ends: '12:00', hall: 'a', track: 'strategy' as const, seats: 40 },
  title: both('Talk'),
  summary: both('About something'),
  speakers: [{ name: both('Speaker'), role: both('Planner') }],
  languages: ['ko', 'en'],
  ...change,
})

/** A row of four booths of 3 × 3 m. */
export const someRow = (change: Partial<NewRow> = {}): NewRow => ({
  ...{ hall: 'a', number: 'A01', x: 2, y: 2, width: 3, height: 3, count: 4, direction: 'across', gap: 1 },
  corner: true,
  ...change,
})

/** The desk's calls for a year, each returning the refusal's code and field, or the data. */
export function miceSetupOf({ call }: Pick<Shop, 'call'>, { token }: Pick<Person, 'token'>, year: number) {
  const as = { token }
  const params = { year }
  const of = (id: string) => ({ params: { year, id } })
  return {
    year: () => call(miceSetupDesk.year, { params }, as),
    figures: (body: CallInput<typeof miceSetupDesk.setFigures>['body']) =>
      call(miceSetupDesk.setFigures, { params, body }, as),
    terms: (terms: Terms | null, base = 0) => call(miceSetupDesk.setTerms, { params, body: { terms, base } }, as),
    announce: (base = 0) => call(miceSetupDesk.announce, { params, body: { base } }, as),
    withdraw: (base = 1) => call(miceSetupDesk.withdraw, { params, body: { base } }, as),
    remove: (base = 0) => call(miceSetupDesk.remove, { params, body: { base } }, as),
    copy: (first: string) => call(miceSetupDesk.copy, { params, body: { first } }, as),
    booths: () => call(miceSetupDesk.booths, { params }, as),
    addBooths: (body: NewRow) => call(miceSetupDesk.addBooths, { params, body }, as),
    changeBooth: (id: string, body: CallInput<typeof miceSetupDesk.changeBooth>['body']) =>
      call(miceSetupDesk.changeBooth, { ...of(id), body }, as),
    removeBooth: (id: string, base = 0) => call(miceSetupDesk.removeBooth, { ...of(id), body: { base } }, as),
    sessions: () => call(miceSetupDesk.sessions, { params }, as),
    addSession: (body: NewSession) => call(miceSetupDesk.addSession, { params, body }, as),
    changeSession: (id: string, body: CallInput<typeof miceSetupDesk.changeSession>['body']) =>
      call(miceSetupDesk.changeSession, { ...of(id), body }, as),
    removeSession: (id: string, body: { base: number; affected: number }) =>
      call(miceSetupDesk.removeSession, { ...of(id), body }, as),
  }
}
