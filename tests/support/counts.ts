import type { Count } from '#contract/desk-list'

/** Returns numbers of rows by status as plain numbers; fails the comparison for one that was not counted to its end. */
export const numbersOf = <S extends string>(counts: Readonly<Record<S, Count>>) =>
  Object.fromEntries(
    Object.entries<Count>(counts).map(([status, { count, more }]) => [status, more ? Number.POSITIVE_INFINITY : count]),
  ) as Record<S, number>
