import { useId, useRef, useState } from 'react'
import { useLazy } from '../use-lazy'

/** What a button that opens a panel has to wear. */
export type TriggerProps = {
  ref: (element: HTMLButtonElement | null) => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
}

/** A panel's state and what ties it to its button; `load` brings the panel itself, which is there only while it is open. */
export function usePanel<Panel>(kind: TriggerProps['aria-haspopup'], load: () => Promise<Panel>) {
  const [open, setOpen] = useState(false)
  const [panel, fetchPanel] = useLazy(load)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  // Only a press that it does not come for is worth a word, and the page says that by itself.
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
