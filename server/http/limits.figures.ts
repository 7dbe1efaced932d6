import type { LimitName } from '#contract/endpoint'

/** A number of points per number of seconds. */
export interface Figures {
  points: number
  seconds: number
  /** Counted by each server separately: a count in the database would cost as much as the request itself. */
  here?: true
}

/**
 * Limits of each kind of request: per network, and per member, or per address or number together with the network, so that no one
 * uses up another's share (domain hazard 4).
 */
export const figures: Record<LimitName, { network: Figures; identifier: Figures }> = {
  // All sign-ins, successful ones too; wrong attempts are also counted by the rules below.
  signin: { network: { points: 120, seconds: 300 }, identifier: { points: 60, seconds: 300 } },
  // Visitors who register at a fair's entrance, or in a mobile network, are all behind one address.
  signup: { network: { points: 200, seconds: 3600 }, identifier: { points: 5, seconds: 3600 } },
  code: { network: { points: 200, seconds: 3600 }, identifier: { points: 8, seconds: 900 } },
  // Each message costs money and reaches a phone.
  sms: { network: { points: 20, seconds: 3600 }, identifier: { points: 5, seconds: 3600 } },
  lookup: { network: { points: 60, seconds: 60 }, identifier: { points: 20, seconds: 60 } },
  sitemap: { network: { points: 60, seconds: 60 }, identifier: { points: 60, seconds: 60 } },
  upload: { network: { points: 60, seconds: 3600 }, identifier: { points: 30, seconds: 3600 } },
  // Bodies with files from anonymous visitors.
  guestUpload: { network: { points: 10, seconds: 3600 }, identifier: { points: 10, seconds: 3600 } },
  inquiry: { network: { points: 30, seconds: 3600 }, identifier: { points: 10, seconds: 3600 } },
  // A search costs as much as ten plain reads: an office or a mobile network behind one address stays below, a flood does not.
  search: { network: { points: 1200, seconds: 60, here: true }, identifier: { points: 600, seconds: 60, here: true } },
  write: { network: { points: 300, seconds: 60 }, identifier: { points: 60, seconds: 60 } },
  // Everything stored about a person in one file: few people request it.
  export: { network: { points: 60, seconds: 3600 }, identifier: { points: 20, seconds: 3600 } },
  // Badges at doors, stands and exhibits: a hall with all its devices is behind one address, and staff of a door share an account.
  scan: { network: { points: 3000, seconds: 60, here: true }, identifier: { points: 300, seconds: 60, here: true } },
  // The provider has few servers, and all of its webhooks come from them.
  webhook: { network: { points: 300, seconds: 60 }, identifier: { points: 300, seconds: 60 } },
}

/** How many times higher the limit of a /48 is than that of the networks in it. */
export const wideTimes = 8

/** Rules for wrong secrets, and for messages to people who did not request them. */
export const rules = {
  /** For one account or address, from one network. */
  here: { points: 10, seconds: 900 },
  /** For any account, from one network. */
  network: { points: 30, seconds: 300 },
  /** For one account or address, from all networks. It locks no one out. */
  everywhere: { points: 1_000_000, seconds: 86_400 },
  /** How often a network was shut out from an account; the pause grows with it. */
  blocks: { points: 1_000_000, seconds: 86_400 },
  /** In seconds. */
  pause: { first: 60, longest: 3600 },
  /** Messages to one address or number: requested from one network, and from all networks that have not proved to own it. */
  sendFrom: { points: 3, seconds: 3600 },
  sendTo: { points: 8, seconds: 3600 },
  /** How long a network is remembered as that of an address or number; Node's timers are limited to 25 days. */
  proved: { points: 1, seconds: 24 * 86_400 },
} as const

/** Wrong attempts in a day: after how many the owner is emailed, after how many each counts more, and by how much. */
export const hits = { warned: 20, many: 50, weight: 3 } as const

/** An attempt at a secret that was counted. */
export interface Attempts {
  /** The secret was right: the attempt no longer counts. */
  right(): Promise<void>
  /** The secret was wrong. Returns whether this attempt is the one at which the owner is emailed. */
  wrong(): Promise<boolean>
}
