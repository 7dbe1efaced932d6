/** Returns the number of rows of each status, including zeros, and the total of the given status, or of all. */
export function counted<S extends string>(
  rows: readonly { status: S; count: number }[],
  all: readonly S[],
  status?: S,
): { counts: Record<S, number>; total: number } {
  const of = (each: S) => rows.find((row) => row.status === each)?.count ?? 0
  const counts = Object.fromEntries(all.map((each) => [each, of(each)])) as Record<S, number>
  const total = (status ? [status] : all).reduce((sum, each) => sum + counts[each], 0)
  return { counts, total }
}
