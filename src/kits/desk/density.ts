import { useSyncExternalStore } from 'react'

export type Density = 'compact' | 'roomy'

const key = 'DESK_DENSITY'
const listeners = new Set<() => void>()

function kept(): Density {
  try {
    return localStorage.getItem(key) === 'roomy' ? 'roomy' : 'compact'
  } catch {
    return 'compact'
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The row spacing of a desk's lists; stored on this device. */
export function useDensity(): [Density, (density: Density) => void] {
  const density = useSyncExternalStore(subscribe, kept, () => 'compact' as const)
  const change = (next: Density) => {
    try {
      localStorage.setItem(key, next)
    } catch {
      // Then nothing is stored.
    }
    for (const each of listeners) each()
  }
  return [density, change]
}
