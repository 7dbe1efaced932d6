import { inquiryDesk } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import { query } from '#src/api/query'

/** One inquiry of a site with all its messages. */
export const thread = (site: Site, id: string) => query(inquiryDesk.thread, { params: { site, id } })
