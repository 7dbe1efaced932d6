import { usePaths } from '../../site'
import type { NewsKind } from './news-address'

/** Returns the page of a post of a board. */
export function usePostPath(): (kind: NewsKind, id: string) => string {
  const { notice, press, media } = usePaths()
  const paths = { notice, press, media }
  return (kind, id) => paths[kind](id)
}
