import { Companion, type Service } from '#contract/services'
import { z } from '#contract/zod'
import { mask, seal, unseal } from '#server/seal'
import type { NamedKey } from '#server/settings'
import type { BookingRow } from './rows.service'

const Companions = z.array(Companion)

/**
 * Returns the stored form of a service's own fields: companions' names and passports sealed, the rest unchanged
 * (domain hazard 8).
 */
export function storedService(
  keys: readonly NamedKey[],
  service: Service,
): Pick<BookingRow, 'service' | 'companions_sealed'> {
  if (service.kind !== 'immigration') return { service, companions_sealed: null }
  const { companions, ...rest } = service
  return { service: rest, companions_sealed: seal(keys, JSON.stringify(companions)) }
}

type Sealed = Pick<BookingRow, 'companions_sealed'>

/** Returns the companions with full passport numbers; empty once they were erased. */
export const companionsOf = (keys: readonly NamedKey[], { companions_sealed: sealed }: Sealed): Companion[] =>
  sealed ? Companions.parse(JSON.parse(unseal(keys, sealed))) : []

/** Returns a service as it can be shown: passport numbers masked, and empty once they were erased. */
export function serviceView(keys: readonly NamedKey[], row: Sealed & Pick<BookingRow, 'service'>): Service | null {
  if (row.service?.kind !== 'immigration') return row.service
  const companions = companionsOf(keys, row)
  return {
    ...row.service,
    companions: companions.map((each) => ({ ...each, passport_number: mask(each.passport_number) })),
  }
}
