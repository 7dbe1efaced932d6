import SearchIcon from 'lucide-react/icons/search'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'

interface SearchBoxProps {
  /** What is searched, for the ear. */
  label: string
  value: string
  linkTo: (q: string) => string
}

/** Looks for words in a list; what else narrows it stays. */
export function SearchBox({ label, value, linkTo }: SearchBoxProps) {
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement
    void navigate(linkTo(field.value.trim()))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know <search>
    <form role="search" aria-label={label} onSubmit={search} className="relative w-full md:ms-auto md:w-80">
      <SearchIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted" />
      <input
        key={value}
        type="search"
        name="q"
        maxLength={80}
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        className="control ps-10"
      />
    </form>
  )
}
