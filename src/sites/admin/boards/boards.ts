import { type Site, siteRecords } from '#contract/sites/sites'
import type { Boards } from '#src/kits/board-desk/boards'

const shopPost = '/board/notice-detail/:id'
const eduPost = '/seouledutravel/faq/list-detail/:id'
const passPost = '/seoulitepass/thingstodo/post/:id'

/**
 * The boards of the sites, each with the page where its posts are read: their own or a list. Written out because browsers load
 * the records of the sites without their boards; a test checks this against the records.
 */
export const postPages: Partial<Record<Site, Readonly<Record<string, string>>>> = {
  shop: { notice: shopPost, press: shopPost, event: shopPost, faq: shopPost },
  fair: {
    notice: '/:fair/board/notice-detail/:id',
    press: '/:fair/board/press-detail/:id',
    media: '/:fair/board/media-detail/:id',
    faq: '/:fair/board/faq',
  },
  'edu-travel': { notice: eduPost, faq: eduPost },
  mice: { notice: '/mice/notice/list', news: '/mice/news/view/:id', faq: '/mice/faq/list' },
  seoulitepass: { notice: passPost, things: passPost, faq: '/seoulitepass/faq' },
  'rok-us': { notice: '/rok-us/notice/list', faq: '/rok-us/faq/list' },
}

/** Every site that has boards, with their names in the order of its record. */
export const boardSites: readonly Boards[] = Object.entries(postPages).map(([site, pages]) => {
  const [first = '', ...rest] = Object.keys(pages)
  return { site: site as Site, names: [first, ...rest] }
})

/** The boards of the site that an address names. Throws the page's 404 for any other. */
export function boardsAt({ site: name }: Readonly<Record<string, string | undefined>>): Boards {
  const found = boardSites.find(({ site }) => site === name)
  if (!found) throw new Response(null, { status: 404 })
  return found
}

/** The page of a post; the home page of the site where that is unknown. */
export const shownAt = (site: Site, board: string, id: string): string =>
  postPages[site]?.[board]?.replace(':id', id) ?? siteRecords[site].home
