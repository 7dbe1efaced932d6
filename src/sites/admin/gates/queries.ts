import { gatesDesk } from '#contract/gates-desk'
import type { Lang } from '#contract/languages'
import { query } from '#src/api/query'

/** What goes on at the gates of every site today. */
export const gates = (lang: Lang) => query(gatesDesk.today, { query: { lang } })
