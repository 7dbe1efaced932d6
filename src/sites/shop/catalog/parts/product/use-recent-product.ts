import { useEffect } from 'react'
import { keepRecent } from '#src/session/recent'

/** Adds a product to those recently viewed in this browser; an empty id adds nothing. */
export function useRecentProduct(id: string): void {
  useEffect(() => keepRecent('products', id), [id])
}
