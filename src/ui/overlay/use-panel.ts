import { useId, useRef, useState } from 'react'
import { useLazy } from '../use-lazy'

/** The props of a button that opens a panel. */
export type TriggerProps = {
  ref: (element: HTMLButtonElement | null) => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
}

/** A panel's state and the props that tie it to its button; `load` loads the panel itself, which is only rendered while open. */
export function usePanel<Panel>(kind: TriggerProps['aria-haspopup'], load: () => Promise<Panel>) {
  const [open, setOpen] = useState(false)
  const [panel, fetchPanel] = useLazy(load)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  // Only a press that the panel fails to load for matters, and the page reports that automatically.
  const prepare = () => void fetchPanel().catch(() => setOpen(false))
  const isThere = open && panel !== null
  const trigger: TriggerProps = {
    ref: (element) => {
      anchor.current = element
    },
    'aria-haspopup': kind,
    'aria-expanded': isThere,
    'aria-controls': isThere ? id : undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => {
      prepare()
      setOpen(!open)
    },
  }
  const close = (by?: 'outside' | 'escape') => {
    setOpen(false)
    if (by !== 'outside') anchor.current?.focus()
  }
  return { id, panel: open ? panel : null, anchor, trigger, close }
}
