/** Advisory locks of the product's database: numbers of our own choosing, each for one thing that only one may do at a time. */
export const locks = {
  /** Held as long as a server runs on an embedded database. */
  folder: 7_240_001,
  migrations: 7_240_002,
  seed: 7_240_003,
  jobs: 7_240_004,
  /** With a site's day as its second number: whoever adds to the log of that day. */
  checkIn: 7_240_005,
  /** Whoever adds to the trail of applications. */
  trail: 7_240_006,
  /** With a year as its second number: whoever publishes a matching of the fair. */
  matching: 7_240_007,
} as const
