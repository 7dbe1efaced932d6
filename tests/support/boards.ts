import { board } from '#contract/board'
import { boardDesk, type DeskPost, type PostDraft } from '#contract/board-desk'
import type { Site } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { fillBoards } from '#server/modules/board/board.defaults'
import type { TestApi } from '#tests/support/api'
import { anOperator, type Person } from '#tests/support/factories'

export const site = 'shop'

/** A post in both languages, with its text equal to its title. */
export const aText = (title: string): { title: string; content: string } => ({ title, content: title })

/** Writes posts as an operator and publishes them at `at`; null leaves a draft. */
export function aWriter({ call }: TestApi, deps: Deps, { token }: Person) {
  return async (
    texts: PostDraft['texts'],
    options: {
      on?: Site
      name?: string
      at?: Date | null
      category?: string | null
      district?: string
      pinned?: boolean
      position?: number
    } = {},
  ): Promise<DeskPost> => {
    const {
      on = site,
      name = 'notice',
      at = deps.clock.now(),
      category = null,
      district,
      pinned,
      position = 0,
    } = options
    const written = await call(
      boardDesk.write,
      { params: { site: on, board: name }, body: { category, district, position, texts } },
      { token },
    )
    if (!written.data) throw new Error(written.refusal.code)
    const params = { site: on, id: written.data.id } as const
    if (pinned) await call(boardDesk.pin, { params, body: { pinned } }, { token })
    return (await call(boardDesk.publish, { params, body: { at: at?.toISOString() ?? null } }, { token })).data
  }
}

/** The shop's boards, with an operator who writes. */
export async function aBoardContext(api: TestApi, deps: Deps) {
  await fillBoards(deps.db)
  const operator = await anOperator({ deps })
  return {
    operator,
    write: aWriter(api, deps, operator),
    titles: async (
      query: { q?: string; category?: string; page?: number; per_page?: number } = {},
      name = 'notice',
    ) => {
      const params = { site, board: name } as const
      const { data } = await api.call(board.posts, { params, query: { lang: 'en', ...query } })
      return data.items.map(({ title }) => title)
    },
  }
}
