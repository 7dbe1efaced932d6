/** Whether the one at a place of a list is for this test: those that run beside it take every other one, so that no two take the same. */
export const isOurs = (nth: number): boolean => nth % 2 === Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 2
