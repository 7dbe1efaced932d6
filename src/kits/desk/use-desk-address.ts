import { useSearchParams } from 'react-router-dom'
import { wordsNamed } from './search-words'

/** Parameters for the place in the list and its look; all others are filters. */
const notFilters = ['cursor', 'page', 'sort', 'columns', 'per_page']

type Changes = Record<string, string | null | undefined>

const wordsOf = (name: string, value: string) => (name === 'q' ? wordsNamed(value) : value)

/** The address of a list, which holds its filters, sort, columns and place. */
export function useDeskAddress() {
  const [search, setSearch] = useSearchParams()
  const filters = new URLSearchParams([...search].filter(([name, value]) => !notFilters.includes(name) && value !== ''))
  const changed = (changes: Changes): URLSearchParams => {
    const next = new URLSearchParams(search)
    // A changed list starts at its first page.
    if (!('columns' in changes)) for (const place of ['cursor', 'page']) next.delete(place)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  return {
    search,
    /** The filters in force, without empty ones. */
    filters,
    value: (name: string) => wordsOf(name, search.get(name) ?? ''),
    changed,
    /** The filters in force by name, with the actual search words. */
    values: () => Object.fromEntries([...filters].map(([name, value]) => [name, wordsOf(name, value)])),
    /** Navigates to the address with these changes; empty ones are removed. */
    change: (changes: Changes) => setSearch(changed(changes), { preventScrollReset: true }),
    /** Navigates to the list of a view. */
    show: (query: string) => setSearch(new URLSearchParams(query), { preventScrollReset: true }),
  }
}
