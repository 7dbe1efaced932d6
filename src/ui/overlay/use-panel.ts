import { useId, useRef, useState } from 'react'

/** What a button that opens a panel has to wear. */
export type TriggerProps = {
  ref: (element: HTMLButtonElement | null) => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

/** A panel's state and what ties it to its button. */
export function usePanel(kind: TriggerProps['aria-haspopup']) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const trigger: TriggerProps = {
    ref: (element) => {
      anchor.current = element
    },
    'aria-haspopup': kind,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  }
  const close = (by?: 'outside' | 'escape') => {
    setOpen(false)
    if (by !== 'outside') anchor.current?.focus()
  }
  return { id, open, anchor, trigger, close }
}
