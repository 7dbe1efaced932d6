import { useSyncExternalStore } from 'react'
import { mostKeptItems } from '#contract/fair/program'

/** Program items that the visitor has chosen; stored only in this browser (product §3). */
const key = 'FAIR_PROGRAM'
const none: readonly string[] = []
const listeners = new Set<() => void>()
let read: { text: string | null; items: readonly string[] } = { text: null, items: none }

function items(): readonly string[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {
    // Blocked storage costs only the convenience.
  }
  if (text === read.text) return read.items
  read = { text, items: parsed(text) }
  return read.items
}

function parsed(text: string | null): readonly string[] {
  try {
    const list = JSON.parse(text ?? '[]') as unknown
    if (!Array.isArray(list)) return none
    return list.filter((each) => typeof each === 'string').slice(0, mostKeptItems)
  } catch {
    return none
  }
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  // Changes made in another tab of this browser.
  window.addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The chosen items, in the order of choosing; empty on the server and during hydration. */
export const useKeptItems = (): readonly string[] => useSyncExternalStore(subscribe, items, () => none)

/** Adds an item to the choice or removes it; at the maximum, no more are added. */
export function toggleItem(id: string): void {
  const now = items()
  const next = now.includes(id) ? now.filter((each) => each !== id) : [...now, id].slice(0, mostKeptItems)
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    return
  }
  for (const each of listeners) each()
}
