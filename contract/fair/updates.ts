import { endpoint } from '../endpoint'
import { Instant, LangQuery, Uuid } from '../fields'
import { Lang } from '../languages'
import { z } from '../zod'

/** Sources of updates: the boards of the fair, or its program. */
export const updateKinds = ['notice', 'press', 'media', 'program'] as const

/** An update; `lang` is the language of its text. */
export const FairUpdate = z.object({
  id: Uuid,
  kind: z.enum(updateKinds),
  title: z.string(),
  summary: z.string(),
  lang: Lang,
  at: Instant,
})
export type FairUpdate = z.infer<typeof FairUpdate>

/** Most entries, on the page and in the feed. */
export const mostUpdates = 40

export const fairUpdates = {
  /** Updates, newest first. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/fair/updates',
    auth: 'none',
    query: LangQuery,
    data: z.array(FairUpdate),
  }),
}

/** The address of the Atom feed of updates in a language. */
export const feedPath = (lang: Lang): string => `/files/fair/updates.${lang}.atom`
