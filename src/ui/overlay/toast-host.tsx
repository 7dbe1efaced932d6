import { useEffect, useState } from 'react'
import { onToast } from './toast'

type Shelf = typeof import('./toast-shelf')

/** Stands once in the page. The library comes with the first toast, which is not lost on the way. */
export function ToastHost() {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  useEffect(
    () =>
      onToast(async (toast) => {
        const loaded = await import('./toast-shelf')
        setShelf(loaded)
        loaded.put(toast)
      }),
    [],
  )
  return shelf && <shelf.ToastShelf />
}
