import type { ReactElement, ReactNode } from 'react'
import { type TriggerProps, usePanel } from './use-panel'

type PopoverProps = {
  label: string
  align?: 'start' | 'end'
  trigger: (props: TriggerProps) => ReactElement
  /** Receives the function that closes it. */
  children: (close: () => void) => ReactNode
}

const load = () => import('./popover-panel')

/** A small panel beside its button, for more than a list. It is loaded on first touch. */
export function Popover({ label, align, trigger, children }: PopoverProps) {
  const { id, panel, anchor, trigger: worn, close } = usePanel('dialog', load)
  return (
    <>
      {trigger(worn)}
      {panel && (
        <panel.PopoverPanel id={id} label={label} anchor={anchor} align={align} onClose={close}>
          {children(() => close())}
        </panel.PopoverPanel>
      )}
    </>
  )
}
