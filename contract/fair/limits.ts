/** Limits of a profile: characters, entries, files. Separate from the schemas, for texts that quote them. */
export const profileLimits = {
  name: 80,
  company: 120,
  line: 200,
  sns: 5,
  documents: 5,
  choices: 10,
  experience: 30,
} as const

/** Most characters of a note, and wishes of one company. */
export const wishLimits = { note: 300, most: 60 } as const
