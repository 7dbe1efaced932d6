import { useEffect } from 'react'
import { keepRecent } from '#src/session/recent'

/** Adds a product to those recently viewed in this browser. */
export function useRecentProduct(id: string): void {
  useEffect(() => keepRecent('products', id), [id])
}
