import { cva } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Anchored } from './anchored'
import { useTypeahead } from './use-typeahead'

type Entry = {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** Whether this entry is the current one of several exclusive ones. */
  current?: boolean
  danger?: boolean
  /** The language of the label, where it is not the page's. */
  lang?: string
  /** Additional search text for typed letters. */
  search?: string
}

type Choice = Entry & ({ to: string } | { onSelect: () => void })
export type MenuItem = Choice | { key: string; line: true }

interface MenuPanelProps {
  id: string
  label: string
  items: MenuItem[]
  anchor: RefObject<HTMLElement | null>
  align?: 'start' | 'end'
  onClose: (by?: 'outside' | 'escape') => void
}

/** The list that a menu's button opens. */
export const MenuPanel = ({ label, items, onClose, ...place }: MenuPanelProps) => (
  <Anchored {...place} onClose={onClose} className="min-w-48 p-1.5">
    <List label={label} items={items} onDone={onClose} />
  </Anchored>
)

function List({ label, items, onDone }: { label: string; items: MenuItem[]; onDone: (by?: 'outside') => void }) {
  const list = useRef<HTMLDivElement>(null)
  const find = useTypeahead()
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]

  const choices = items.filter((item): item is Choice => !('line' in item))
  const start = choices.find(({ current }) => current) ?? choices[0]

  useEffect(() => list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])

  const key = (event: KeyboardEvent) => {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key]
    // Tab continues from the button, as if the list had never been there.
    if (event.key === 'Tab') onDone()
    if (to !== undefined) {
      event.preventDefault()
      all[to]?.focus()
    } else find(event, all)?.focus()
  }
  return (
    <div ref={list} role="menu" tabIndex={-1} aria-label={label} onKeyDown={key}>
      {items.map((item) =>
        'line' in item ? (
          <hr key={item.key} className="my-1.5 border-line" />
        ) : (
          <Row key={item.key} item={item} isStart={item === start} onDone={onDone} />
        ),
      )}
    </div>
  )
}

const row = cva(
  'flex w-full items-center gap-3 rounded-sm px-3 py-2.5 text-start outline-none select-none hover:bg-sunken focus:bg-sunken',
  {
    variants: { danger: { true: 'text-error' } },
  },
)

interface RowProps {
  item: Choice
  /** The entry the list starts at; only this one is reachable by Tab. */
  isStart: boolean
  onDone: () => void
}

function Row({ item, isStart, onDone }: RowProps) {
  const radio = item.current !== undefined
  const worn = {
    role: radio ? 'menuitemradio' : 'menuitem',
    'aria-checked': item.current,
    'data-search': item.search,
    tabIndex: isStart ? 0 : -1,
    lang: item.lang,
    className: row({ danger: item.danger }),
  }
  const body = (
    <>
      {item.icon}
      <span className="flex-1">{item.label}</span>
      {item.current && <Check className="size-4 text-brand" />}
    </>
  )
  if ('to' in item)
    return (
      <Link {...worn} to={item.to} onClick={() => onDone()}>
        {body}
      </Link>
    )
  const select = () => {
    onDone()
    item.onSelect()
  }
  return (
    <button {...worn} type="button" onClick={select}>
      {body}
    </button>
  )
}
