import SearchIcon from 'lucide-react/icons/search'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '#src/ui/button'
import { useSearchField } from '#src/ui/use-search-field'

interface BoardSearchProps {
  /** Path of the list. */
  action: string
  board: string
  value: string
  /** Other parameters to preserve in the address. */
  keep?: Record<string, string>
  className?: string
}

/** Searches a board: a plain form, so that it works before any script has loaded. */
export function BoardSearch({ action, board, value, keep, className = '' }: BoardSearchProps) {
  const { t } = useTranslation('board')
  const navigate = useNavigate()
  const { ref, sent } = useSearchField(value)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = sent()
    const search = new URLSearchParams({ ...(q && { q }), ...keep })
    void navigate(search.size > 0 ? `${action}?${search}` : action)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know <search>
    <form
      role="search"
      aria-label={t('search.label', { board })}
      action={action}
      onSubmit={search}
      className={`flex gap-2 ${className}`}
    >
      {Object.entries(keep ?? {}).map(([name, kept]) => (
        <input key={name} type="hidden" name={name} value={kept} />
      ))}
      <div className="relative min-w-0 flex-1">
        <SearchIcon className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted" />
        <input
          ref={ref}
          type="search"
          name="q"
          maxLength={80}
          defaultValue={value}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search.label', { board })}
          placeholder={t('search.placeholder')}
          className="control ps-12"
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('search.act')}
      </Button>
    </form>
  )
}
