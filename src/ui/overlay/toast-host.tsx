import { useEffect, useState } from 'react'
import { onToast } from './toast'

type Shelf = typeof import('./toast-shelf').ToastShelf

/** Stands once in the page. The library comes with the first toast, which is not lost on the way. */
export function ToastHost() {
  const [Shelf, setShelf] = useState<Shelf | null>(null)
  useEffect(
    () =>
      onToast(async (toast) => {
        const { ToastShelf, put } = await import('./toast-shelf')
        setShelf(() => ToastShelf)
        put(toast)
      }),
    [],
  )
  return Shelf && <Shelf />
}
