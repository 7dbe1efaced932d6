import { useState } from 'react'

/** Everything that matched some filters when it was chosen. */
interface AllOf {
  filters: string
  count: number
}

/** Rows selected on any page and under any search, or all that match. */
export interface Chosen {
  ids: ReadonlySet<string>
  all: AllOf | null
  count: number
  toggle: (id: string, on: boolean) => void
  /** Selects or deselects every row of a page. */
  togglePage: (ids: readonly string[], on: boolean) => void
  chooseAll: (all: AllOf) => void
  clear: () => void
}

/** The selection stays while the user searches, sorts and turns pages. */
export function useChosen(): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState<AllOf | null>(null)
  const togglePage = (given: readonly string[], on: boolean) => {
    setAll(null)
    setIds((before) => {
      const next = new Set(before)
      for (const id of given) {
        if (on) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }
  return {
    ids,
    all,
    count: all?.count ?? ids.size,
    togglePage,
    toggle: (id, on) => togglePage([id], on),
    chooseAll: setAll,
    clear: () => {
      setIds(new Set())
      setAll(null)
    },
  }
}

/** The selection as a bulk action takes it: the filters themselves where all matches were chosen. */
export const chosenBody = <F>({ all, ids }: Chosen, filtersIn: (search: URLSearchParams) => F) =>
  all ? { filters: filtersIn(new URLSearchParams(all.filters)) } : { ids: [...ids] }
