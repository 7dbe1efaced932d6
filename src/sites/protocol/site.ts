import type { ServiceKind } from '#contract/services'

export const site = 'protocol'

/** Every address of the site (product §2), in the order of the specification. */
export const paths = {
  home: '/protocol',
  vehicle: '/protocol/vehicle',
  immigration: '/protocol/immigration',
  tour: '/protocol/tour',
  /** The address of the form with one service of a page selected. */
  request: (kind: ServiceKind, id: string) => `/protocol/${kind}?for=${id}#request`,
} as const
