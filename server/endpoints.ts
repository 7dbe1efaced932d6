import type { Mounted } from '#server/http/implement'

/** Every endpoint of the product with its handler: one line a module. */
export const mounted: Mounted[] = []
