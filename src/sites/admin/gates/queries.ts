import { gatesDesk } from '#contract/gates-desk'
import type { Lang } from '#contract/languages'
import { query } from '#src/api/query'

/** Today's activity at the gates of every site. */
export const gates = (lang: Lang) => query(gatesDesk.today, { query: { lang } })
