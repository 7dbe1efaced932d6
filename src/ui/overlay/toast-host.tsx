import { useEffect, useState } from 'react'
import { onToast } from './toast'

type Shelf = typeof import('./toast-shelf').ToastShelf

/** How long words stand that are shown without the library: they are errors, and few read them as fast as it shows them. */
const plainMs = 6000

/**
 * Stands once in the page. The library comes with the first toast, which is not lost on the way; where it does not come,
 * as without a network, the words are shown as they are.
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
