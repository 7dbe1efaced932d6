import { loadOf } from '#src/session/route'
import { contentLang } from '#src/session/visitor'
import type { Boards } from './boards'

const texts = ['board-desk', 'board', 'thread', 'refusal']

/** The loaders of the pages of a site's boards at its desk: the list, a new post, and one that is there at `:id`. */
export function boardLoaders(boards: Boards) {
  const { site, names } = boards
  const ofBoards = loadOf(() => import('./queries'))
  return {
    list: ofBoards(texts, ({ boardLabels, posts, soughtIn }, visitor, { search }) => [
      boardLabels(site, contentLang(visitor)),
      posts(site, soughtIn(boards, search)),
    ]),
    add: ofBoards(texts, ({ boardLabels, categories, boardIn }, visitor, { search }) => [
      boardLabels(site, contentLang(visitor)),
      categories(site, boardIn(boards, search)),
    ]),
    edit: ofBoards(texts, ({ post, categories }, _, { params: { id = '' } }) => [
      post(site, id),
      ...names.map((name) => categories(site, name)),
    ]),
  }
}
