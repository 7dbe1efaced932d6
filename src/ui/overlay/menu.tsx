import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { useLazy } from '../use-lazy'

export type MenuItem =
  | { label: ReactNode; to: string; icon?: ReactNode; current?: boolean; lang?: string }
  | { label: ReactNode; onSelect: () => void; icon?: ReactNode; danger?: boolean; current?: boolean; lang?: string }
  | 'line'

export type TriggerProps = {
  ref: (element: HTMLButtonElement | null) => void
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onPointerEnter: () => void
  onFocus: () => void
}

const load = () => import('./menu-panel')

type MenuProps = { label: string; items: MenuItem[]; trigger: (props: TriggerProps) => ReactElement }

/** Light until it is touched: the list and its keyboard come when the pointer or the focus reaches the button. */
export function Menu({ label, items, trigger }: MenuProps) {
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
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => void fetchPanel().then(() => setOpen((before) => !before)),
        onPointerEnter: () => void fetchPanel(),
        onFocus: () => void fetchPanel(),
      })}
      {panel && (
        <panel.MenuPanel id={id} label={label} items={items} open={open} onOpenChange={setOpen} anchor={button} />
      )}
    </>
  )
}
