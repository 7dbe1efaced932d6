import { isPassportOf } from '#contract/fields'
import type { GuestReservation } from '#contract/guest'
import { type Service, type ServiceKind, serviceNeeds } from '#contract/services'
import type { Deps } from '#server/deps'
import { writeService } from '#server/modules/booking/change.service'
import { changingDraft } from '#server/modules/booking/open-order.service'
import { type Departure, firstDayOf } from '#server/modules/catalog/departures.service'
import { Refusal } from '#server/refusal'

type Trip = Pick<GuestReservation, 'arrival_flight' | 'departure_address' | 'destination_address'>

/** Refuses a trip without a field that the service needs: 400 `validation.required` with the field (product §5). */
export function refuseNeedy(kind: ServiceKind | undefined, trip: Trip): void {
  const missing = kind && serviceNeeds[kind].find((field) => trip[field] === '')
  if (missing) throw new Refusal(400, 'validation.required', missing)
}

function refuseCompanions(service: Service, travelers: number): void {
  if (service.kind !== 'immigration') return
  const { companions } = service
  if (companions.length !== travelers - 1) throw new Refusal(400, 'booking.travelersDiffer', 'number_of_travelers')
  const wrong = companions.findIndex((each) => !isPassportOf(each.nationality, each.passport_number))
  if (wrong >= 0) throw new Refusal(400, 'validation.passport', `service.companions.${wrong}.passport_number`)
}

/**
 * Refuses an invalid request: 400 if it has fields of another service, lacks a field or names other people than those who travel,
 * 409 `guest.serviceLead` if the answer could not arrive in time (product §4, §5).
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

/** Stores the request's trip before the order is priced: luggage is free per person, not per vehicle. */
export const setService = (
  { settings, ...deps }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  accountId: string,
  orderId: string,
  { service, party }: { service: Service; party: number },
): Promise<void> =>
  changingDraft(deps, accountId, orderId, (tx) => writeService(tx, orderId, settings.PASSPORT_KEYS, { service, party }))
