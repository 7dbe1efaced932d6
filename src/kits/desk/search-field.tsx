import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchField } from '#src/ui/use-search-field'
import { namedWords } from './search-words'
import { useDeskAddress } from './use-desk-address'

interface SearchFieldProps {
  /** Which fields the search covers. */
  what: string
  /** The list is of people: search words never appear in the address. */
  isPrivate?: boolean | undefined
}

/** Searches a list, on Enter. */
export function SearchField({ what, isPrivate = false }: SearchFieldProps) {
  const { t } = useTranslation('desk')
  const { value, change } = useDeskAddress()
  const words = value('q')
  const { ref, sent } = useSearchField(words)
  const look = (event: FormEvent) => {
    event.preventDefault()
    change({ q: namedWords(sent(), isPrivate) })
  }
  return (
    <search className="min-w-52 flex-1 sm:max-w-88">
      <form onSubmit={look} className="relative">
        <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted" />
        <input
          ref={ref}
          data-desk-search
          type="search"
          aria-label={t('list.search', { what })}
          placeholder={what}
          defaultValue={words}
          maxLength={100}
          className="control ps-9"
        />
      </form>
    </search>
  )
}
