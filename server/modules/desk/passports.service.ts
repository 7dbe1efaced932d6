import type { Passports } from '#contract/desk'
import type { Deps } from '#server/deps'
import { companionsOf } from '#server/modules/booking/companions.service'
import { unseal } from '#server/seal'
import { act } from './booking.service'

/** Returns a booking's passport numbers in full, and records the access with its reason (domain hazard 8). Throws 404. */
export const revealPassports = (
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  operatorId: string,
  id: string,
  reason: string,
): Promise<Passports> =>
  act(deps, operatorId, id, 'passports.reveal', async (_, { booking, whole: { order } }) => {
    const keys = deps.settings.PASSPORT_KEYS
    const own = order.passport_sealed
      ? [{ name: order.representative_name, passport_number: unseal(keys, order.passport_sealed) }]
      : []
    return { result: { people: [...own, ...companionsOf(keys, booking)] }, detail: { reason } }
  })
