import type { LimitName } from '#contract/endpoint'

/** So many in so many seconds. */
export interface Figures {
  points: number
  seconds: number
  /** Counted by each server for itself: a count in the database would cost as much as what it counts. */
  here?: true
}

/**
 * How often a call may be made: from one network, and by one member, or about one address or number from one network, so
 * that no one uses up another's share (domain hazard 4).
 */
export const figures: Record<LimitName, { network: Figures; identifier: Figures }> = {
  // Of all who sign in, the right ones too; tries that are wrong are counted by the rules below.
  signin: { network: { points: 120, seconds: 300 }, identifier: { points: 60, seconds: 300 } },
  signup: { network: { points: 20, seconds: 3600 }, identifier: { points: 5, seconds: 3600 } },
  code: { network: { points: 40, seconds: 3600 }, identifier: { points: 8, seconds: 900 } },
  // Each message costs money and rings somewhere.
  sms: { network: { points: 20, seconds: 3600 }, identifier: { points: 5, seconds: 3600 } },
  lookup: { network: { points: 60, seconds: 60 }, identifier: { points: 20, seconds: 60 } },
  sitemap: { network: { points: 60, seconds: 60 }, identifier: { points: 60, seconds: 60 } },
  upload: { network: { points: 60, seconds: 3600 }, identifier: { points: 30, seconds: 3600 } },
  // Bodies with files from anonymous visitors.
  guestUpload: { network: { points: 10, seconds: 3600 }, identifier: { points: 10, seconds: 3600 } },
  inquiry: { network: { points: 30, seconds: 3600 }, identifier: { points: 10, seconds: 3600 } },
  // A call costs what ten plain reads do: an office or a mobile network behind one address stays below, a flood does not.
  search: { network: { points: 1200, seconds: 60, here: true }, identifier: { points: 600, seconds: 60, here: true } },
  write: { network: { points: 300, seconds: 60 }, identifier: { points: 60, seconds: 60 } },
  // All that is kept about a person in one file: few ask for it.
  export: { network: { points: 60, seconds: 3600 }, identifier: { points: 20, seconds: 3600 } },
  // The provider's servers are few, and all of its hints come from them.
  webhook: { network: { points: 300, seconds: 60 }, identifier: { points: 300, seconds: 60 } },
}

/** How much looser a /48 is counted than the networks in it. */
export const wideTimes = 8

/** Wrong secrets, and messages to whoever did not ask for them. */
export const rules = {
  /** Of one account or address, from one network. */
  here: { points: 10, seconds: 900 },
  /** Of whomever, from one network. */
  network: { points: 30, seconds: 300 },
  /** Of one account or address, from everywhere. It locks no one out. */
  everywhere: { points: 1_000_000, seconds: 86_400 },
  /** How often a network was shut out from an account, by which the pause grows. */
  blocks: { points: 1_000_000, seconds: 86_400 },
  /** In seconds. */
  pause: { first: 60, longest: 3600 },
  /** To one address or number, for whoever asks from one network, and for all that have not proved that it is theirs. */
  sendFrom: { points: 3, seconds: 3600 },
  sendTo: { points: 8, seconds: 3600 },
  /** How long a network is known as that of an address or number; timers of Node end before 25 days. */
  proved: { points: 1, seconds: 24 * 86_400 },
} as const

/** Of the wrong tries of a day: from which on the owner is emailed, and from which on each counts more, and by how much. */
export const hits = { told: 20, many: 50, weight: 3 } as const

/** A try at a secret that was counted. */
export interface Attempts {
  /** It was right: it counts for nothing. */
  right(): Promise<void>
  /** It was wrong; returns whether it was the one at which the owner is emailed. */
  wrong(): Promise<boolean>
}
