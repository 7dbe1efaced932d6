/** Advisory locks of the product's database: numbers chosen here, each for work that only one process can do at a time. */
export const locks = {
  /** Held while a server runs on an embedded database. */
  folder: 7_240_001,
  migrations: 7_240_002,
  seed: 7_240_003,
  jobs: 7_240_004,
  /** With a site's day as its second number: for writers of that day's log. */
  checkIn: 7_240_005,
  /** For writers of the trail of applications. */
  trail: 7_240_006,
  /** With a year as its second number: for publishing a matching of the fair. */
  matching: 7_240_007,
  /** For imports from a sheet that refuse a name which is taken. */
  sheetImport: 7_240_008,
} as const
