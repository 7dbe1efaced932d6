import { mask, unseal } from '#server/seal'
import type { NamedKey } from '#server/settings'

/** What may be shown of a sealed passport number; empty when there is none. */
export const maskedPassport = (keys: readonly NamedKey[], sealed: Buffer | null): string =>
  sealed ? mask(unseal(keys, sealed)) : ''
