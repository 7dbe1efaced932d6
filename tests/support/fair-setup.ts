import type { CallInput } from '#contract/endpoint'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import type { TestApi } from '#tests/support/api'
import type { Person } from '#tests/support/factories'

type NewYear = CallInput<typeof fairSetupDesk.create>['body']
type NewItem = CallInput<typeof fairSetupDesk.addItem>['body']

const both = (text: string) => ({ en: text, ko: `${text} 한국어` })

/** Figures of a two-day fair from a day on, with one hall of 30 × 20 m. */
export const someFigures = (first = '2028-05-10', second = '2028-05-11', change: Partial<NewYear> = {}): NewYear => ({
  name: both('Spring Fair'),
  venue: { name: both('Hall'), address: both('Busan') },
  halls: [{ id: 'a', name: both('Hall A'), width: 30, height: 20 }],
  days: [first, second].map((day) => ({ day, opens: '09:30', closes: '17:30' })),
  registration_opens: '2027-01-10',
  registration_closes: first,
  requests_open: '2027-02-01',
  requests_a_day: 20,
  requests_waiting: 30,
  meetings_most: 16,
  proposal_hours: 2,
  ...change,
})

/** An item of the program on a day. */
export const someItem = (day: string, change: Partial<NewItem> = {}): NewItem => ({
  day,
  starts: '11:00',
  ends: '12:00',
  hall: 'a',
  place: both('Main stage'),
  kind: 'seminar',
  title: both('Talk'),
  summary: both('About something'),
  speakers: [{ name: both('Speaker'), role: both('Doctor') }],
  languages: ['ko', 'en'],
  ...change,
})

/** The office's calls for a year, each returning the refusal's code and field, or the data. */
export function setupOf(api: TestApi, { token }: Pick<Person, 'token'>, year: number) {
  const as = { token }
  const params = { year }
  const of = (id: string) => ({ params: { year, id } })
  return {
    year: () => api.call(fairSetupDesk.year, { params }, as),
    figures: (body: CallInput<typeof fairSetupDesk.setFigures>['body']) =>
      api.call(fairSetupDesk.setFigures, { params, body }, as),
    announce: (base = 0) => api.call(fairSetupDesk.announce, { params, body: { base } }, as),
    remove: (base = 0) => api.call(fairSetupDesk.remove, { params, body: { base } }, as),
    copy: (first: string) => api.call(fairSetupDesk.copy, { params, body: { first } }, as),
    slots: () => api.call(fairSetupDesk.slots, { params }, as),
    addSlots: (body: CallInput<typeof fairSetupDesk.addSlots>['body']) =>
      api.call(fairSetupDesk.addSlots, { params, body }, as),
    changeSlot: (id: string, body: CallInput<typeof fairSetupDesk.changeSlot>['body']) =>
      api.call(fairSetupDesk.changeSlot, { ...of(id), body }, as),
    removeSlot: (id: string, base = 0) => api.call(fairSetupDesk.removeSlot, { ...of(id), body: { base } }, as),
    booths: () => api.call(fairSetupDesk.booths, { params }, as),
    addBooths: (body: CallInput<typeof fairSetupDesk.addBooths>['body']) =>
      api.call(fairSetupDesk.addBooths, { params, body }, as),
    changeBooth: (id: string, body: CallInput<typeof fairSetupDesk.changeBooth>['body']) =>
      api.call(fairSetupDesk.changeBooth, { ...of(id), body }, as),
    removeBooth: (id: string, base = 0) => api.call(fairSetupDesk.removeBooth, { ...of(id), body: { base } }, as),
    program: () => api.call(fairSetupDesk.program, { params }, as),
    addItem: (body: NewItem) => api.call(fairSetupDesk.addItem, { params, body }, as),
    changeItem: (id: string, body: CallInput<typeof fairSetupDesk.changeItem>['body']) =>
      api.call(fairSetupDesk.changeItem, { ...of(id), body }, as),
    removeItem: (id: string, base = 0) => api.call(fairSetupDesk.removeItem, { ...of(id), body: { base } }, as),
  }
}
