import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { GuestReservation } from '#contract/guest'
import { guestPrice } from '#contract/guest-price'
import { defaultRates } from '#contract/money'
import { type Service, type ServiceKind, unitsFor, type VehicleRoom } from '#contract/services'
import type { Site } from '#contract/sites/sites'
import { product, productOption } from '#server/modules/catalog/catalog.table'
import type { ProductFields, TestProduct } from '#tests/support/factories'
import { aGuestTour, anOpenSite, aVisit, reserveAs, wanted } from '#tests/support/guests'
import { approved, confirm, type Shop } from '#tests/support/orders'

const site: Site = 'protocol'
/** What a vehicle, or assistance for one person, costs in these tests, in won. */
export const serviceWon = 120_000
/** What a vehicle of these tests takes. */
export const room: VehicleRoom = { people: 3, luggage: 4 }

/** The product with a site that takes requests. */
export const anOpenDesk = (): Promise<Shop> => anOpenSite(site)

export interface TestService extends TestProduct {
  kind: ServiceKind
}

/** A service at 09:00 and 14:00, every day; of a vehicle or a tour the price is for the vehicle. */
export async function aService(shop: Shop, kind: ServiceKind, fields: ProductFields = {}): Promise<TestService> {
  const made = await aGuestTour(shop, { price: serviceWon, minTravellers: 1, ...fields }, site)
  const { db } = shop.deps
  await db.update(product).set({ service: kind }).where(eq(product.id, made.id))
  if (kind !== 'immigration') await db.update(productOption).set({ room }).where(eq(productOption.id, made.optionId))
  return { ...made, kind }
}

/** What each service is asked for with. */
export const asked = {
  vehicle: { kind: 'vehicle', waiting: '60', child_seats: 1, name_sign: 'Ms Lind' },
  immigration: {
    kind: 'immigration',
    wheelchair: true,
    name_sign: '',
    companions: [{ name: 'Olof Lind', nationality: 'SE', passport_number: 'CC7654321' }],
  },
  tour: { kind: 'tour', interpreter: 'fr', child_seats: 0 },
} as const satisfies { [K in ServiceKind]: Service & { kind: K } }

/** What a guest sends for two who ask for a service, its price included. */
export function request(service: TestService, change: Partial<GuestReservation> = {}): GuestReservation {
  const { amount_won: _, ...body } = wanted(service, { service: asked[service.kind] as Service, ...change })
  const party = { travelers: body.number_of_travelers, luggage: body.luggage_count }
  const units = unitsFor(service.kind === 'immigration' ? null : room, party)
  const { total } = guestPrice({ amount: serviceWon, currency: 'KRW' }, { ...party, units }, defaultRates)
  return { ...body, amount_won: change.amount_won ?? total }
}

/** Asks for a service in a visit of its own; answers as the endpoint does, with the visit's token. */
export async function askFor(shop: Shop, service: TestService, change: Partial<GuestReservation> = {}) {
  const token = await aVisit(shop, undefined, site)
  return { token, ...(await reserveAs(shop, token, request(service, change))) }
}

/** A request that is paid by card and waits for its answer. */
export async function aPaidRequest(shop: Shop, kind: ServiceKind, change: Partial<GuestReservation> = {}) {
  const service = await aService(shop, kind)
  const made = await askFor(shop, service, { payment_method: 'card', account_holder: '', ...change })
  expect(made.status, made.refusal?.code).toBe(200)
  await confirm(shop, await approved(shop, made.data.reservation.order))
  return { service, token: made.token, reservation: made.data.reservation }
}
