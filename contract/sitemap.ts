import { endpoint } from './endpoint'
import { z } from './zod'

/** Most characters stored of a page, and bytes of the call that sends them: the page itself is never sent (product §2). */
export const snapshotLimits = { title: 300, description: 500, text: 12_000, bytes: 48 * 1024 } as const

export const sitemap = {
  /** What a public page showed to a visitor, for the sitemap (product §2, §7). */
  snapshot: endpoint({
    method: 'post',
    path: '/sitemap/',
    auth: 'none',
    body: z.strictObject({ path: z.string(), html: z.string() }),
    bytes: snapshotLimits.bytes,
    data: z.object({}),
    limit: 'sitemap',
    silent: true,
  }),
}
