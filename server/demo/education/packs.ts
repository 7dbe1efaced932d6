/** Maximum rows of one statement: it takes 65,535 values. */
const atOnce = 500

/** Splits rows into parts that fit into one statement each. */
export const packs = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) => rows.slice(at * atOnce, (at + 1) * atOnce))
