import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Anchored } from '#src/ui/overlay/anchored'
import { SuggestList } from './suggest-list'
import { useSuggestions } from './use-suggestions'

/** The list of the field, as announced to assistive technology. */
export interface Listed {
  id: string
  active?: string
}

interface SuggestProps {
  field: RefObject<HTMLInputElement | null>
  onList: (list: Listed | null) => void
}

/** The pause in typing before suggestions are fetched, in milliseconds. */
const pause = 150

/** The value of a field that React does not control, and whether its list is open. */
function useTyped(field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState(field.current?.value ?? '')
  const [open, setOpen] = useState(document.activeElement === field.current)
  useEffect(() => {
    const element = field.current
    if (!element) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      setOpen(true)
      clearTimeout(waiting)
      waiting = setTimeout(() => setTyped(element.value), pause)
    }
    // The value can have changed since the first render.
    setTyped(element.value)
    const events = ['input', 'focus', 'click'] as const
    for (const each of events) element.addEventListener(each, show)
    return () => {
      clearTimeout(waiting)
      for (const each of events) element.removeEventListener(each, show)
    }
  }, [field])
  return { typed, open, setOpen }
}

/**
 * The list under a search field: recent searches, or suggestions for its value. The field keeps the focus; arrows move in the
 * list, Enter opens an entry or, without one, searches; Delete removes a recent search.
 */
export function Suggest({ field, onList }: SuggestProps) {
  const { t } = useTranslation('shop.suggest')
  const navigate = useNavigate()
  const id = useId()
  const { typed, open, setOpen } = useTyped(field)
  const { groups, forget } = useSuggestions(typed, open)
  const [active, setActive] = useState(-1)
  const entries = groups.flatMap((group) => group.entries)
  const shown = open && entries.length > 0
  const chosen = shown ? entries[active] : undefined
  const activeId = chosen && `${id}-${chosen.key}`
  // As wide as the form around the field.
  const frame = useRef<HTMLElement>(field.current?.form ?? null)
  const { key: place } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was active belongs to another list
  useEffect(() => setActive(-1), [typed, open])
  // Navigating to another page closes the list.
  const stood = useRef(place)
  useEffect(() => {
    if (stood.current !== place) setOpen(false)
    stood.current = place
  }, [place, setOpen])
  useEffect(() => {
    onList(shown ? { id, active: activeId } : null)
  }, [onList, shown, id, activeId])

  const go = (to: string) => {
    setOpen(false)
    field.current?.blur()
    void navigate(to)
  }
  useEffect(() => {
    const element = field.current
    if (!element) return
    const key = (event: KeyboardEvent) => {
      // During an IME composition, the keys belong to the input method.
      if (event.isComposing) return
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by !== undefined && entries.length > 0) {
        event.preventDefault()
        if (!open) setOpen(true)
        // The position before the first and after the last entry is the field itself.
        else setActive((at) => ((at + 1 + by + entries.length + 1) % (entries.length + 1)) - 1)
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        go(chosen.to)
      } else if (event.key === 'Escape' && shown) {
        // By default Escape clears a search field; here it only closes the list.
        event.preventDefault()
        setOpen(false)
      } else if (event.key === 'Enter') setOpen(false)
      else if (event.key === 'Delete' && chosen?.recent) {
        event.preventDefault()
        forget(chosen.label)
        setActive(-1)
      }
    }
    element.addEventListener('keydown', key)
    return () => element.removeEventListener('keydown', key)
  })

  if (!shown) return null
  return (
    <Anchored anchor={frame} fit onClose={() => setOpen(false)} className="flex flex-col p-1.5">
      <SuggestList
        id={id}
        groups={groups}
        active={chosen?.key}
        onActive={(key) => setActive(entries.findIndex((each) => each.key === key))}
        onPick={go}
        onForget={forget}
      />
      <p role="status" className="sr-only">
        {t('count', { count: entries.length })}
      </p>
    </Anchored>
  )
}
