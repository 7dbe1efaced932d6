import { useEffect, useState } from 'react'
import { onToast } from './toast'

type Shelf = typeof import('./toast-shelf').ToastShelf

/** How long a toast without the library stays: it is an error, and few can read it in the library's shorter time. */
const plainMs = 6000

/**
 * Rendered once per page. The library is loaded with the first toast, which is not lost meanwhile; where it fails to load, as
 * without a network, the plain text is shown.
 */
export function ToastHost() {
  const [Shelf, setShelf] = useState<Shelf | null>(null)
  const [plain, setPlain] = useState('')
  useEffect(
    () =>
      onToast(async (toast) => {
        try {
          const { ToastShelf, put } = await import('./toast-shelf')
          setShelf(() => ToastShelf)
          put(toast)
        } catch {
          setPlain(toast.text)
        }
      }),
    [],
  )
  useEffect(() => {
    if (!plain) return
    const end = setTimeout(() => setPlain(''), plainMs)
    return () => clearTimeout(end)
  }, [plain])
  return (
    <>
      {Shelf && <Shelf />}
      {plain && (
        <p
          role="alert"
          className="fixed inset-x-4 bottom-4 z-60 rounded-md border border-line bg-surface p-4 font-medium shadow-md"
        >
          {plain}
        </p>
      )}
    </>
  )
}
