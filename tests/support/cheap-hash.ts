/** What a password's hash costs in tests: they make hashes by the thousand, and nobody guesses at them. */
export const cheapHash = { memoryCost: 8, timeCost: 1, parallelism: 1 }
