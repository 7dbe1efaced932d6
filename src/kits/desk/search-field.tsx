import Search from 'lucide-react/icons/search'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
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
  const field = useRef<HTMLInputElement>(null)
  const words = value('q')
  // Another view or a step back changes the search words.
  useEffect(() => {
    if (field.current && field.current.value !== words) field.current.value = words
  }, [words])
  const look = (event: FormEvent) => {
    event.preventDefault()
    change({ q: namedWords(field.current?.value.trim() ?? '', isPrivate) })
  }
  return (
    <search className="min-w-52 flex-1 sm:max-w-88">
      <form onSubmit={look} className="relative">
        <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted" />
        <input
          ref={field}
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
