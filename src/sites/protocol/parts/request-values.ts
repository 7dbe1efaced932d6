import { maxAssisted, type Service, type ServiceKind } from '#contract/services'
import type { Tour } from '#contract/tour'
import { nothingYet, type PartyField, partyFields, type Typed } from '#src/kits/guest/reservation-values'

/** What a service's own fields begin with. */
const fresh: { [K in ServiceKind]: Service } = {
  vehicle: { kind: 'vehicle', waiting: '60', child_seats: 0, name_sign: '' },
  immigration: { kind: 'immigration', wheelchair: false, name_sign: '', companions: [] },
  tour: { kind: 'tour', interpreter: 'en', child_seats: 0 },
}

/** What the form of a kind begins with: its first service, for one person. */
export const beginning = (kind: ServiceKind, [first]: readonly Tour[]): Typed => ({
  ...nothingYet,
  tour_id: first?.id ?? '',
  option_id: first?.options[0]?.id ?? '',
  date: '',
  start_time: '',
  number_of_travelers: 1,
  service: fresh[kind],
})

/** Most people of one request that is not for assistance. */
const maxGuests = 80

/** Most people of one request. */
export const mostGuests = (kind: ServiceKind): number => (kind === 'immigration' ? maxAssisted : maxGuests)

const notAsked: { [K in ServiceKind]: readonly PartyField[] } = {
  vehicle: [],
  immigration: ['departure_address', 'destination_address'],
  tour: ['luggage_count', 'arrival_flight', 'destination_address'],
}

/** What of the party the form of a kind asks for: what was typed for another service is neither charged nor sent with this one. */
export const partyOf = (kind: ServiceKind): readonly PartyField[] =>
  partyFields.filter((field) => !notAsked[kind].includes(field))

/** Companions for so many people besides the representative: who was typed stays. */
export const companionsFor = <T extends object>(typed: readonly T[], people: number, blank: T): T[] =>
  Array.from({ length: Math.max(0, people - 1) }, (_, at) => typed[at] ?? blank)
