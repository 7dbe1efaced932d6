import type { ReactElement } from 'react'
import type { MenuItem } from './menu-panel'
import { type TriggerProps, usePanel } from './use-panel'

type MenuProps = {
  label: string
  /** Its entries, created when it opens. */
  items: () => MenuItem[]
  align?: 'start' | 'end'
  trigger: (props: TriggerProps) => ReactElement
}

const load = () => import('./menu-panel')

/**
 * A button with a list of actions and links: arrows, Home, End and letters move, Escape and Tab leave. The list is loaded on
 * first touch.
 */
export function Menu({ label, items, align, trigger }: MenuProps) {
  const { id, panel, anchor, trigger: worn, close } = usePanel('menu', load)
  return (
    <>
      {trigger(worn)}
      {panel && <panel.MenuPanel id={id} label={label} items={items()} anchor={anchor} align={align} onClose={close} />}
    </>
  )
}
