import { maxAssisted, type Service, type ServiceKind } from '#contract/services'
import type { Tour } from '#contract/tour'
import { nothingYet, type PartyField, partyFields, type Typed } from '#src/kits/guest/reservation-values'

/** The initial values of each service's own fields. */
const fresh: { [K in ServiceKind]: Service } = {
  vehicle: { kind: 'vehicle', waiting: '60', child_seats: 0, name_sign: '' },
  immigration: { kind: 'immigration', wheelchair: false, name_sign: '', companions: [] },
  tour: { kind: 'tour', interpreter: 'en', child_seats: 0 },
}

/** The initial values of a kind's form: its first service, for one person. */
export const beginning = (kind: ServiceKind, [first]: readonly Tour[]): Typed => ({
  ...nothingYet,
  tour_id: first?.id ?? '',
  option_id: first?.options[0]?.id ?? '',
  date: '',
  start_time: '',
  number_of_travelers: 1,
  service: fresh[kind],
})

/** Maximum number of people in a request other than for assistance. */
const maxGuests = 80

/** Maximum number of people in one request. */
export const mostGuests = (kind: ServiceKind): number => (kind === 'immigration' ? maxAssisted : maxGuests)

const omitted: { [K in ServiceKind]: readonly PartyField[] } = {
  vehicle: [],
  immigration: ['departure_address', 'destination_address'],
  tour: ['luggage_count', 'arrival_flight', 'destination_address'],
}

/** The party fields of a kind's form. Values typed for another service are neither charged nor sent. */
export const partyOf = (kind: ServiceKind): readonly PartyField[] =>
  partyFields.filter((field) => !omitted[kind].includes(field))

/** Companions for `people` besides the representative; typed ones stay. */
export const companionsFor = <T extends object>(typed: readonly T[], people: number, blank: T): T[] =>
  Array.from({ length: Math.max(0, people - 1) }, (_, at) => typed[at] ?? blank)
