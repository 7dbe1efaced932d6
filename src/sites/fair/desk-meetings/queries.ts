import { fairBadgeDesk, PaperQuery } from '#contract/fair/badge'
import { fairDayDesk } from '#contract/fair/day'
import { fairMeetingDesk, MeetingQuery } from '#contract/fair/meeting-desk'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

export { years } from '../desk/queries'
export { thisFair } from '../queries'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(MeetingQuery, search)

/** The page of the meetings that an address asks for. */
export const meetings = (search: URLSearchParams) => query(fairMeetingDesk.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadMeetings = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(fairMeetingDesk.list, { query: { ...queryIn(search), ...part } }, { signal })

/** One meeting. */
export const meeting = (id: string) => query(fairMeetingDesk.detail, { params: { id } })

/** The times at which two companies could meet. */
export const chances = (from: string, to: string) => query(fairMeetingDesk.chances, { query: { from, to } })

/** One company. */
export const company = (id: string) => query(fairParticipantsDesk.detail, { params: { id } })

/** The first approved companies of a side with these words in their names. */
export const companies = (side: 'buyer' | 'seller', q: string, test: boolean) =>
  query(fairParticipantsDesk.list, {
    query: { side, status: 'approved', sort: 'company', per_page: 6, ...(q && { q }), ...(test && { test: '1' }) },
  })

/** The day in the halls that an address names. */
export const day = (search: URLSearchParams) => {
  const [of, test] = [search.get('day'), search.get('test')]
  return query(fairDayDesk.show, {
    query: { ...(of && /^\d{4}-\d\d-\d\d$/.test(of) && { day: of }), ...(test === '1' && { test }) },
  })
}

/** The prints of the companies that an address asks for. */
export const papers = (search: URLSearchParams) =>
  query(fairBadgeDesk.papers, { query: listQueryIn(PaperQuery, search) })

/** The endpoints to refresh after each step of a meeting. */
export const changing = [fairMeetingDesk.list, fairMeetingDesk.detail, fairMeetingDesk.chances, fairDayDesk.show]
