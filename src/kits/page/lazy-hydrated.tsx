import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { useHydrated } from '#src/ui/use-hydrated'
import { useLazy } from '#src/ui/use-lazy'
import { useNear } from '#src/ui/use-near'

interface LazyHydratedProps<Module> {
  /** Must be a constant. */
  load: () => Promise<Module>
  /** The loaded module, in the server's build only. */
  onServer: Module | undefined
  /** What the part shows: it loads at once when this is no longer what the server has rendered. */
  data: unknown
  children: (module: Module) => ReactNode
}

/** A window's height: the code of what is about to be seen should be there before it can be pressed. */
const margin = '100%'

/** React keeps the server's content of an element with these properties. */
const asRendered = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/**
 * A part of a page whose code loads when it is near. Until then the server's content stays as it is: a boundary that waits for its
 * code would be emptied by any update above it. Where the server has rendered nothing, the code loads at once.
 */
export function LazyHydrated<Module>({ onServer, ...props }: LazyHydratedProps<Module>) {
  return onServer ? <div data-lazy>{props.children(onServer)}</div> : <Later {...props} />
}

function Later<Module>({ load, data, children }: Omit<LazyHydratedProps<Module>, 'onServer'>) {
  const [rendered] = useState(!useHydrated())
  const [first] = useState(data)
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place, margin)
  const [module, fetchModule] = useLazy(load)
  const needed = !rendered || near || data !== first
  useEffect(() => {
    if (needed) void fetchModule()
  }, [needed, fetchModule])
  if (module) return children(module)
  if (rendered) return <div ref={place} data-lazy {...asRendered} />
  return (
    <Loading>
      <TextSkeleton lines={8} />
    </Loading>
  )
}
