import { useEffect } from 'react'
import { recent } from '#src/session/recent'
import { useLazy } from '#src/ui/use-lazy'

const load = () => import('./recently-viewed')

/** Where the recently viewed products come to stand, far below the fold; nothing loads for who has none. */
export function RecentPlace() {
  const [module, fetchModule] = useLazy(load)
  useEffect(() => {
    if (recent('products').length > 0) void fetchModule()
  }, [fetchModule])
  return module && <module.RecentlyViewed />
}
