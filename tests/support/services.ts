import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { GuestReservation } from '#contract/guest'
import { guestPrice } from '#contract/guest-price'
import { defaultRates } from '#contract/money'
import { type Service, type ServiceKind, unitsFor, type VehicleRoom } from '#contract/services'
import type { Site } from '#contract/sites/sites'
import { product, productOption } from '#server/modules/catalog/catalog.table'
import type { ProductFields, TestProduct } from '#tests/support/factories'
import { aGuestTour, anOpenSite, aRequest, aVisit, reserveAs } from '#tests/support/guests'
import { approved, confirm, type Shop } from '#tests/support/orders'

const site: Site = 'protocol'
/** The price of a vehicle, or of assistance for one person, in these tests, in won. */
export const serviceWon = 120_000
/** The capacity of a vehicle in these tests. */
export const room: VehicleRoom = { people: 3, luggage: 4 }

/** The product with a site that takes requests. */
export const anOpenDesk = (): Promise<Shop> => anOpenSite(site)

export interface TestService extends TestProduct {
  kind: ServiceKind
}

/** A service at 09:00 and 14:00 every day; a vehicle or a tour is priced per vehicle. */
export async function aService(shop: Shop, kind: ServiceKind, fields: ProductFields = {}): Promise<TestService> {
  const made = await aGuestTour(shop, { price: serviceWon, minTravelers: 1, ...fields }, site)
  const { db } = shop.deps
  await db.update(product).set({ service: kind }).where(eq(product.id, made.id))
  if (kind !== 'immigration') await db.update(productOption).set({ room }).where(eq(productOption.id, made.optionId))
  return { ...made, kind }
}

/** The request fields of each service. */
export const serviceInputs = {
  vehicle: { kind: 'vehicle', waiting: '60', child_seats: 1, name_sign: 'Ms Lind' },
  immigration: {
    kind: 'immigration',
    wheelchair: true,
    name_sign: '',
    companions: [{ name: 'Olof Lind', nationality: 'SE', passport_number: 'CC7654321' }],
  },
  tour: { kind: 'tour', interpreter: 'fr', child_seats: 0 },
} as const satisfies { [K in ServiceKind]: Service & { kind: K } }

/** A guest's service request for two, price included. */
export function request(service: TestService, change: Partial<GuestReservation> = {}): GuestReservation {
  const { amount_won: _, ...body } = aRequest(service, { service: serviceInputs[service.kind] as Service, ...change })
  const party = { travelers: body.number_of_travelers, luggage: body.luggage_count }
  const units = unitsFor(service.kind === 'immigration' ? null : room, party)
  const { total } = guestPrice({ amount: serviceWon, currency: 'KRW' }, { ...party, units }, defaultRates)
  return { ...body, amount_won: change.amount_won ?? total }
}

/** Requests a service in a visit of its own; returns the endpoint's response, with the visit's token. */
export async function askFor(shop: Shop, service: TestService, change: Partial<GuestReservation> = {}) {
  const token = await aVisit(shop, undefined, site)
  return { token, ...(await reserveAs(shop, token, request(service, change))) }
}

/** A request paid by card, waiting for the operator's answer. */
export async function aPaidRequest(shop: Shop, kind: ServiceKind, change: Partial<GuestReservation> = {}) {
  const service = await aService(shop, kind)
  const made = await askFor(shop, service, { payment_method: 'card', account_holder: '', ...change })
  expect(made.status, made.refusal?.code).toBe(200)
  await confirm(shop, await approved(shop, made.data.reservation.order))
  return { service, token: made.token, reservation: made.data.reservation }
}
