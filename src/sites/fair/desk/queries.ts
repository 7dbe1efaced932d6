import { fairParticipantsDesk, ParticipantQuery } from '#contract/fair/participant-desk'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

export { plan } from '../queries'

/** All years of the fair. */
export const years = () => query(fairSetupDesk.years, {})

/** One year with its figures. */
export const setupOf = (year: number) => query(fairSetupDesk.year, { params: { year } })

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(ParticipantQuery, search)

/** The page of the registrations that an address asks for. */
export const participants = (search: URLSearchParams) => query(fairParticipantsDesk.list, { query: queryIn(search) })

/** Loads the list page by page, for an export. */
export const loadParticipants = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(fairParticipantsDesk.list, { query: { ...queryIn(search), ...part } }, { signal })

/** One registration. */
export const participant = (id: string) => query(fairParticipantsDesk.detail, { params: { id } })

/** The work that waits for the office. */
export const waiting = () => query(fairParticipantsDesk.waiting, {})
