import { cancellation } from '#contract/cancellation'
import { miceBooths } from '#contract/mice/booth'
import { miceHosting } from '#contract/mice/hosting'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** All booths of the halls, and whether each is available. */
export const boothPlan = () => query(miceBooths.plan, {})

/** The member's applications for booths, the newest first. */
export const ownApplications = (visitor: Visitor) => query(miceBooths.own, { query: { lang: contentLang(visitor) } })

/** The member's application to be hosted. */
export const ownHosting = () => query(miceHosting.own, {})

/** The refund for canceling a booth now. */
export const cancelQuote = (visitor: Visitor, id: string) =>
  query(cancellation.quote, { params: { id }, query: { lang: contentLang(visitor) } })
