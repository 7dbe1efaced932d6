import { useEffect, useRef } from 'react'

/** Keys are not handled while typing, or while something lies over the list. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))) ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const rowHere = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

function move(by: 1 | -1): void {
  const all = rows()
  const here = rowHere()
  const at = here ? all.indexOf(here) + by : by === 1 ? 0 : all.length - 1
  all[Math.min(Math.max(at, 0), all.length - 1)]?.querySelector<HTMLElement>('[data-row-link]')?.focus()
}

const keys: Record<string, () => void> = {
  j: () => move(1),
  k: () => move(-1),
  x: () => rowHere()?.querySelector<HTMLElement>('[data-row-tick]')?.click(),
  '/': () => document.querySelector<HTMLElement>('[data-desk-search]')?.focus(),
}

/** The keys of a list: j and k move, x selects, Enter opens, / searches, ? explains them; not while typing. */
export function useDeskKeys(onHelp: () => void): void {
  const help = useRef(onHelp)
  useEffect(() => {
    help.current = onHelp
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTaken(event.target)) return
      const act = event.key === '?' ? help.current : keys[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
