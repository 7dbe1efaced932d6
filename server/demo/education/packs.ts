/** Rows of one statement at most: it takes 65,535 values. */
const atOnce = 500

/** Rows in as many parts as statements take. */
export const packs = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) => rows.slice(at * atOnce, (at + 1) * atOnce))
