import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Dialog } from '#src/ui/overlay/dialog'
import type { DeskEntry } from './desk-entry'
import type { Finder, PaletteSource } from './palette-source'
import { useFound } from './use-found'

interface PaletteProps {
  /** What the role can see. */
  pages: readonly DeskEntry[]
  acts: readonly DeskEntry[]
  kinds: PaletteSource['kinds']
  finders: readonly Finder[]
  onClose: () => void
}

const having = (entries: readonly DeskEntry[], words: string) => {
  const sought = words.toLowerCase().split(/\s+/)
  return entries
    .filter(({ label }) => sought.every((word) => label.toLowerCase().includes(word)))
    .map(({ path, label }) => ({ path, label, hint: '' }))
}

/**
 * One field that leads to every page, thing and action of a desk. Arrows choose and Enter opens; search words never appear in an
 * address.
 */
export function Palette({ pages, acts, kinds, finders, onClose }: PaletteProps) {
  const { t } = useTranslation('desk')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const hasLeft = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const found = useFound(words.trim(), finders)
  const groups = [
    { key: 'pages', label: t('palette.pages'), rows: having(pages, words.trim()) },
    ...found.groups.map(({ kind, rows }) => ({ key: kind, label: kinds[kind] ?? kind, rows })),
    { key: 'acts', label: t('palette.acts'), rows: having(acts, words.trim()) },
  ].filter(({ rows }) => rows.length > 0)
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const at = Math.min(chosen, Math.max(0, count - 1))
  const optionId = (nth: number) => `${id}-${nth}`
  const option = (nth: number) => list.current?.querySelector<HTMLElement>(`#${CSS.escape(optionId(nth))}`)
  const choose = (nth: number) => {
    setChosen(nth)
    option(nth)?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return
    if (event.key === 'ArrowDown') choose((at + 1) % count)
    else if (event.key === 'ArrowUp') choose((at + count - 1) % count)
    else if (event.key === 'Enter') option(at)?.click()
    else return
    event.preventDefault()
  }
  const leave = () => {
    hasLeft.current = true
    onClose()
  }
  let nth = -1
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('palette.title')}
      initialFocus={field}
      finalFocus={() => !hasLeft.current}
      place="sheet"
    >
      <div className="relative mt-1">
        <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted" />
        <input
          ref={field}
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded={count > 0}
          aria-controls={id}
          aria-activedescendant={count > 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          placeholder={t('palette.field')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setChosen(0)
          }}
          onKeyDown={press}
          className="control ps-9"
        />
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">
        {found.hasFailed ? t('palette.failed') : found.isBusy ? t('palette.busy') : t('palette.found', { count })}
      </p>
      <div ref={list} id={id} role="listbox" aria-label={t('palette.title')} className="mt-1 min-h-40">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by this role alone
          <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
            <p id={`${id}-${group.key}`} className="px-2 pt-3 pb-1 text-sm font-semibold text-muted">
              {group.label}
            </p>
            {group.rows.map(({ path, label, hint }) => {
              nth += 1
              const isChosen = nth === at
              return (
                <Link
                  key={`${path} ${label}`}
                  id={optionId(nth)}
                  to={path}
                  role="option"
                  aria-selected={isChosen}
                  tabIndex={-1}
                  onClick={leave}
                  className="flex min-h-10 flex-wrap items-baseline gap-x-3 rounded-sm px-2 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
                >
                  <span className="font-medium wrap-anywhere">{label}</span>{' '}
                  {hint && <span className="text-sm wrap-anywhere text-muted">{hint}</span>}
                </Link>
              )
            })}
          </div>
        ))}
      </div>
    </Dialog>
  )
}
