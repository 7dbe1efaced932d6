/** Most of what a profile has: characters, entries, files. Kept apart from the schemas, for texts that quote them. */
export const profileLimits = {
  name: 80,
  company: 120,
  line: 200,
  sns: 5,
  documents: 5,
  choices: 10,
  experience: 30,
} as const

/** Characters of a note, and wishes of one company at most. */
export const wishLimits = { note: 300, most: 60 } as const
