import Search from 'lucide-react/icons/search'
import type { Ref } from 'react'
import { paths } from '../../site'
import { SearchInput } from './search-input'
import { useSearch } from './use-search'

interface SearchFormProps {
  /** The page that shows the results; by default the search of everything. */
  action?: string
  /** The words searched for. */
  value?: string
  /** Classes of the form, such as its width. */
  className?: string
  /** A ref to the field. */
  ref?: Ref<HTMLInputElement>
}

/** Searches for words: a plain form, so that it works before any script has loaded. */
export function SearchForm({ action = paths.search(), value, className = '', ref }: SearchFormProps) {
  const search = useSearch(action)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know <search>
    <form role="search" action={action} onSubmit={search} className={`relative ${className}`}>
      <Search className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted" />
      <SearchInput ref={ref} value={value} className="control min-h-11 ps-12 pe-5" />
    </form>
  )
}
