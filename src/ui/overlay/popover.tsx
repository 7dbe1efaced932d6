import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { useLazy } from '../use-lazy'
import type { TriggerProps } from './menu'

const load = () => import('./popover-panel')

type PopoverProps = {
  label: string
  trigger: (props: TriggerProps) => ReactElement
  /** Gets the way to close it. */
  children: (close: () => void) => ReactNode
}

/** A small panel beside its button, for more than a list: light until it is touched. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const [panel, fetchPanel] = useLazy(load)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      {trigger({
        ref: (element) => {
          button.current = element
        },
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => void fetchPanel().then(() => setOpen((before) => !before)),
        onPointerEnter: () => void fetchPanel(),
        onFocus: () => void fetchPanel(),
      })}
      {panel && (
        <panel.PopoverPanel id={id} label={label} open={open} onOpenChange={setOpen} anchor={button}>
          {children(() => setOpen(false))}
        </panel.PopoverPanel>
      )}
    </>
  )
}
