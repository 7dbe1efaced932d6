import { useState } from 'react'
import type { Candidate } from '#contract/education/approval'
import { applicationLimits } from '#contract/education/limits'

/** An application that is to be granted an amount, as it is typed. */
export interface Chosen {
  id: string
  number: string
  organisation: string
  typed: string
}

/** The amount that is typed; 0 where it is none. */
export const wonOf = ({ typed }: Chosen): number => (/^\d{1,10}$/.test(typed) ? Number(typed) : 0)

/** What a chief has chosen to grant, in order. Turning pages loses nothing of it. */
export function useChoice() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const without = (ids: readonly string[]) => setChosen((before) => before.filter(({ id }) => !ids.includes(id)))
  return {
    chosen,
    has: (id: string) => chosen.some((each) => each.id === id),
    /** Adds those that are not there yet, each with the most that it may get, as far as so many are decided at once. */
    add: (candidates: readonly Candidate[]) =>
      setChosen((before) =>
        [
          ...before,
          ...candidates
            .filter(({ id }) => !before.some((each) => each.id === id))
            .map(({ id, number, organisation, most_won }) => ({ id, number, organisation, typed: String(most_won) })),
        ].slice(0, applicationLimits.decided),
      ),
    remove: without,
    type: (id: string, typed: string) =>
      setChosen((before) => before.map((each) => (each.id === id ? { ...each, typed } : each))),
    /** Moves one to a place, counted from 0. */
    move: (id: string, to: number) =>
      setChosen((before) => {
        const one = before.find((each) => each.id === id)
        return one ? before.filter((each) => each !== one).toSpliced(to, 0, one) : before
      }),
    clear: () => setChosen([]),
  }
}
export type Choice = ReturnType<typeof useChoice>
