import { addDays, dayInSeoul } from '#contract/days'
import { isPassportOf } from '#contract/fields'
import type { GuestReservation } from '#contract/guest'
import { serviceLeadDays } from '#contract/periods'
import { type Service, type ServiceKind, serviceNeeds } from '#contract/services'
import type { Deps } from '#server/deps'
import { writeService } from '#server/modules/booking/change.service'
import { changingDraft } from '#server/modules/booking/open-order.service'
import { type Departure, firstDay } from '#server/modules/catalog/departures.service'
import { Refusal } from '#server/refusal'

type Trip = Pick<GuestReservation, 'arrival_flight' | 'departure_address' | 'destination_address'>

/** Refuses what a service cannot do without: 400 `validation.required` with the field (product §5). */
export function refuseNeedy(kind: ServiceKind | undefined, trip: Trip): void {
  const missing = kind && serviceNeeds[kind].find((field) => trip[field] === '')
  if (missing) throw new Refusal(400, 'validation.required', missing)
}

/** The first Seoul day that can be reserved: a service is asked for further ahead than a tour (product §5). */
export const firstDayOf = (service: ServiceKind | null, now: Date): string =>
  service ? addDays(dayInSeoul(now), serviceLeadDays) : firstDay(now)

function refuseCompanions(service: Service, travelers: number): void {
  if (service.kind !== 'immigration') return
  const { companions } = service
  if (companions.length !== travelers - 1) throw new Refusal(400, 'booking.travellersDiffer', 'number_of_travelers')
  const wrong = companions.findIndex((each) => !isPassportOf(each.nationality, each.passport_number))
  if (wrong >= 0) throw new Refusal(400, 'validation.passport', `service.companions.${wrong}.passport_number`)
}

/**
 * Refuses a request that does not fit what it asks for: 400 where its own fields are another service's, lack something or name
 * other people than travel, 409 `guest.serviceLead` before the answer could come in time (product §4, §5).
 */
export function refuseService(
  { product }: Pick<Departure, 'product'>,
  { service, date, number_of_travelers, ...trip }: GuestReservation,
  now: Date,
): void {
  if ((service?.kind ?? null) !== product.service) throw new Refusal(400, 'validation.invalid', 'service')
  if (!service) return
  refuseNeedy(service.kind, trip)
  refuseCompanions(service, number_of_travelers)
  if (date < firstDayOf(product.service, now)) throw new Refusal(409, 'guest.serviceLead', 'date')
}

/** Writes down what a service was asked for with, before its price is made: luggage is free by the people, not by the vehicles. */
export const setService = (
  { settings, ...deps }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  accountId: string,
  orderId: string,
  { service, party }: { service: Service; party: number },
): Promise<void> =>
  changingDraft(deps, accountId, orderId, (tx) => writeService(tx, orderId, settings.PASSPORT_KEYS, { service, party }))
