import { type Site, siteRecords, sites } from '#contract/sites/sites'
import type { Boards } from '#src/kits/board-desk/boards'

/** Every site that has boards, with their names in the order of its record. */
export const boardSites: readonly Boards[] = sites.flatMap((site) => {
  const [first, ...rest] = (siteRecords[site].boards ?? []).map(({ name }) => name)
  return first === undefined ? [] : [{ site, names: [first, ...rest] as const }]
})

/** Those of the site that an address names. Throws the 404 of a page for any other. */
export function boardsAt({ site: name }: Readonly<Record<string, string | undefined>>): Boards {
  const found = boardSites.find(({ site }) => site === name)
  if (!found) throw new Response(null, { status: 404 })
  return found
}

/** Where posts are read in their list, because they have no page of their own: by site and board. */
const lists: Partial<Record<Site, Readonly<Record<string, string>>>> = {
  fair: { faq: '/:fair/board/faq' },
  mice: { notice: '/mice/notice/list', faq: '/mice/faq/list' },
  'rok-us': { notice: '/rok-us/notice/list', faq: '/rok-us/faq/list' },
  seoulitepass: { faq: '/seoulitepass/faq' },
}

/** The list in which the posts of a board are read; the home of the site where that is not known. */
export const listOf = (site: Site, board: string): string => lists[site]?.[board] ?? siteRecords[site].home
