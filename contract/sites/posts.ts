import { pathIn, type Site, siteRecords } from './sites'

/** The page of a post on a board; undefined if posts of that board have none (product §2). */
export function postPath(site: Site, board: string, id: string, fairSlug?: string): string | undefined {
  const path = siteRecords[site].post?.(board, id)
  return path && pathIn(path, fairSlug)
}
