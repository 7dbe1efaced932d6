import { useCallback, useState } from 'react'

/** A module too heavy for the first paint: `load` fetches it on a touch, and until then it is null. */
export function useLazy<Module>(load: () => Promise<Module>): [Module | null, () => Promise<Module>] {
  const [module, setModule] = useState<{ loaded: Module } | null>(null)
  const start = useCallback(async () => {
    const loaded = await load()
    setModule((before) => before ?? { loaded })
    return loaded
  }, [load])
  return [module?.loaded ?? null, start]
}
