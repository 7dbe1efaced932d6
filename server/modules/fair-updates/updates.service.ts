import { type FairUpdate, mostUpdates } from '#contract/fair/updates'
import type { Lang } from '#contract/languages'
import type { Db } from '#server/db/connect'
import { listPosts } from '#server/modules/board/list.service'
import { listProgram } from '#server/modules/fair/program.service'

const boards = ['notice', 'press', 'media'] as const

/** The updates of the fair, newest first: posts of its boards, and changed items of the program (product §3). */
export async function listUpdates(db: Db, now: Date, lang: Lang): Promise<FairUpdate[]> {
  const query = { lang, page: 1, per_page: mostUpdates }
  const posts: FairUpdate[] = []
  for (const kind of boards) {
    const { items } = await listPosts(db, now, { site: 'fair', board: kind }, query)
    posts.push(
      ...items.map((post) => ({
        id: post.id,
        kind,
        title: post.title,
        summary: post.summary,
        lang: post.lang,
        at: post.published_at,
      })),
    )
  }
  const program = (await listProgram(db, now)).flatMap(({ id, title, changed }): FairUpdate[] =>
    changed ? [{ id, kind: 'program', title: title[lang], summary: changed.what[lang], lang, at: changed.at }] : [],
  )
  return [...posts, ...program].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, mostUpdates)
}
