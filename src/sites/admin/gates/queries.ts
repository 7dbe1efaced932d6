import { gatesDesk } from '#contract/gates-desk'
import { gatesSetup } from '#contract/gates-setup'
import type { Lang } from '#contract/languages'
import { passDesk } from '#contract/pass/desk'
import { query } from '#src/api/query'

/** Today's activity at the gates of every site. */
export const gates = (lang: Lang) => query(gatesDesk.today, { query: { lang } })

/** Today's scans of passes at the affiliates. */
export const passGates = () => query(passDesk.gates, {})

/** The gates of every tour, with their staff. */
export const gateTours = () => query(gatesSetup.list, {})
