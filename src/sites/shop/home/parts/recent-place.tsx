import { useEffect } from 'react'
import { recent } from '#src/session/recent'
import { useLazy } from '#src/ui/use-lazy'

const load = () => import('./recently-viewed')

/** The place of the recently viewed products, far below the fold; loads nothing for visitors without any. */
export function RecentPlace() {
  const [module, fetchModule] = useLazy(load)
  useEffect(() => {
    if (recent('products').length > 0) void fetchModule()
  }, [fetchModule])
  return module && <module.RecentlyViewed />
}
