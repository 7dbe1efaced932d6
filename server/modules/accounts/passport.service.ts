import { mask, unseal } from '#server/seal'
import type { NamedKey } from '#server/settings'

/** Returns the masked form of a sealed passport number; empty if there is none. */
export const maskedPassport = (keys: readonly NamedKey[], sealed: Buffer | null): string =>
  sealed ? mask(unseal(keys, sealed)) : ''
