/** Cheap password hashing for tests: they hash passwords by the thousand, and no one attacks them. */
export const cheapHash = { memoryCost: 8, timeCost: 1, parallelism: 1 }
