import type { Visitor } from '#src/session/visitor'
import { loadFonts } from '#src/ui/fonts'
import type { ready } from './router'

type Router = Awaited<ReturnType<typeof ready>>

/** What runs once the page stands; none of it may hold up the first paint. */
export function afterMount(_visitor: Visitor, _router: Router): void {
  void loadFonts()
}
