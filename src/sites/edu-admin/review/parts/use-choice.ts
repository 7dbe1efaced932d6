import { useState } from 'react'
import type { Candidate } from '#contract/education/approval'
import { applicationLimits } from '#contract/education/limits'

/** An application to grant, with its amount as typed. */
export interface Chosen {
  id: string
  number: string
  organization: string
  typed: string
}

/** The typed amount; 0 if it is not a number. */
export const wonOf = ({ typed }: Chosen): number => (/^\d{1,10}$/.test(typed) ? Number(typed) : 0)

/** The applications that a chief has chosen to grant, in order. The choice survives turning pages. */
export function useChoice() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const without = (ids: readonly string[]) => setChosen((before) => before.filter(({ id }) => !ids.includes(id)))
  return {
    chosen,
    has: (id: string) => chosen.some((each) => each.id === id),
    /** Adds new candidates with their maximum amounts, up to the size limit of a batch. */
    add: (candidates: readonly Candidate[]) =>
      setChosen((before) =>
        [
          ...before,
          ...candidates
            .filter(({ id }) => !before.some((each) => each.id === id))
            .map(({ id, number, organization, most_won }) => ({ id, number, organization, typed: String(most_won) })),
        ].slice(0, applicationLimits.decided),
      ),
    remove: without,
    type: (id: string, typed: string) =>
      setChosen((before) => before.map((each) => (each.id === id ? { ...each, typed } : each))),
    /** Moves an application to a position, counted from 0. */
    move: (id: string, to: number) =>
      setChosen((before) => {
        const one = before.find((each) => each.id === id)
        return one ? before.filter((each) => each !== one).toSpliced(to, 0, one) : before
      }),
    clear: () => setChosen([]),
  }
}
export type Choice = ReturnType<typeof useChoice>
