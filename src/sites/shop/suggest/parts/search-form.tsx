import Search from 'lucide-react/icons/search'
import type { Ref } from 'react'
import { paths } from '../../site'
import { SearchInput } from './search-input'
import { useSearch } from './use-search'

interface SearchFormProps {
  /** Where the words are looked for; everything without it. */
  action?: string
  /** What was searched for. */
  value?: string
  /** Of the form, such as its width. */
  className?: string
  /** The field. */
  ref?: Ref<HTMLInputElement>
}

/** Looks for words: a plain form, so that it works before any script has come. */
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
