import { useEffect } from 'react'
import { keepRecent } from '#src/session/recent'

/** Keeps a product among those that this browser looked at. */
export function useRecentProduct(id: string): void {
  useEffect(() => keepRecent('products', id), [id])
}
