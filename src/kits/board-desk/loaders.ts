import { loadOf } from '#src/session/route'
import { contentLang } from '#src/session/visitor'
import type { Boards } from './boards'

const texts = ['board-desk', 'board', 'thread', 'refusal']

/**
 * The loaders of the pages of a site's boards at its desk: the list, a new post, and the post at `:id`. A desk of several sites
 * finds the boards by the address.
 */
export function boardLoaders(boardsAt: (params: Record<string, string>) => Boards, more: readonly string[] = []) {
  const ofBoards = loadOf(() => import('./queries'))
  const spoken = [...texts, ...more]
  return {
    list: ofBoards(spoken, ({ boardLabels, posts, soughtIn }, visitor, { params, search }) => {
      const boards = boardsAt(params)
      return [boardLabels(boards.site, contentLang(visitor)), posts(boards.site, soughtIn(boards, search))]
    }),
    add: ofBoards(spoken, ({ boardLabels, categories, boardIn }, visitor, { params, search }) => {
      const boards = boardsAt(params)
      return [boardLabels(boards.site, contentLang(visitor)), categories(boards.site, boardIn(boards, search))]
    }),
    edit: ofBoards(spoken, ({ post, categories }, _, { params }) => {
      const { site, names } = boardsAt(params)
      return [post(site, params.id ?? ''), ...names.map((name) => categories(site, name))]
    }),
  }
}
