import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Anchored } from '#src/ui/overlay/anchored'
import { SuggestList } from './suggest-list'
import { useSuggestions } from './use-suggestions'

/** A list that hangs on the field, as assistive technology is notified. */
export interface Listed {
  id: string
  active?: string
}

interface SuggestProps {
  field: RefObject<HTMLInputElement | null>
  onList: (list: Listed | null) => void
}

/** As long as somebody is still typing, nothing is asked; in milliseconds. */
const pause = 150

/** What is typed into a field that React does not hold, and whether the field has the focus. */
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
    // Something may have been typed since the field was looked at.
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
 * The list under a search field: what was looked for before, or what may be meant by what is there. The field keeps the
 * focus; arrows move in the list, Enter goes there or, with nothing chosen, searches; Delete forgets a recent search.
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
  // As wide as the form that the field is in.
  const frame = useRef<HTMLElement>(field.current?.form ?? null)
  const { key: place } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was active belongs to another list
  useEffect(() => setActive(-1), [typed, open])
  // Another page closes the list.
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
      // While a syllable is being put together, the keys are those of the input method.
      if (event.isComposing) return
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by !== undefined && entries.length > 0) {
        event.preventDefault()
        if (!open) setOpen(true)
        // Before the first and after the last is the field itself.
        else setActive((at) => ((at + 1 + by + entries.length + 1) % (entries.length + 1)) - 1)
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault()
        go(chosen.to)
      } else if (event.key === 'Escape' && shown) {
        // A search field would be emptied by it; what was typed stays, and only the list goes.
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
