import { useSearchParams } from 'react-router-dom'
import { wordsNamed } from './search-words'

/** What of an address says where in the list one is and how it looks; all else are filters. */
const notFilters = ['cursor', 'page', 'sort', 'columns', 'per_page']

type Changes = Record<string, string | null | undefined>

const wordsOf = (name: string, value: string) => (name === 'q' ? wordsNamed(value) : value)

/** The address of a list: filters, sort, columns and place are all in it. */
export function useDeskAddress() {
  const [search, setSearch] = useSearchParams()
  const filters = new URLSearchParams([...search].filter(([name, value]) => !notFilters.includes(name) && value !== ''))
  const changed = (changes: Changes): URLSearchParams => {
    const next = new URLSearchParams(search)
    // Another list begins at its first page.
    if (!('columns' in changes)) for (const place of ['cursor', 'page']) next.delete(place)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  return {
    search,
    /** The filters in force, each set to something. */
    filters,
    value: (name: string) => wordsOf(name, search.get(name) ?? ''),
    changed,
    /** The filters in force as they are meant, by name. */
    asked: () => Object.fromEntries([...filters].map(([name, value]) => [name, wordsOf(name, value)])),
    /** Goes to the address with these changed; empty ones are dropped. */
    change: (changes: Changes) => setSearch(changed(changes), { preventScrollReset: true }),
    /** Goes to the list as it was named in a view. */
    show: (query: string) => setSearch(new URLSearchParams(query), { preventScrollReset: true }),
  }
}
