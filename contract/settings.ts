import { endpoint } from './endpoint'
import { Instant, LangQuery } from './fields'
import { z } from './zod'

/** One row of settings: what `meta` holds depends on `key` (product §3). */
export const MetaRow = z.object({ key: z.string(), meta: z.unknown() })

export const Menu = z.object({
  id: z.string(),
  label: z.string(),
  path: z.string(),
  children: z.array(z.object({ id: z.string(), label: z.string(), path: z.string() })),
})
export type Menu = z.infer<typeof Menu>

export const settings = {
  /** Lists that pages choose from, for example `type=bank`. */
  common: endpoint({
    method: 'get',
    path: '/api/v1/common',
    auth: 'none',
    query: z.object({ type: z.optional(z.string()) }),
    data: z.array(MetaRow),
  }),
  /** `type=exchange` holds the rates, `type=client` what the client has to know at start-up. */
  meta: endpoint({
    method: 'get',
    path: '/api/v1/common/meta',
    auth: 'none',
    query: z.object({ type: z.optional(z.string()) }),
    data: z.array(MetaRow),
  }),
  menus: endpoint({
    method: 'get',
    path: '/api/v1/settings/menus',
    auth: 'none',
    query: LangQuery,
    data: z.array(Menu),
  }),
  menu: endpoint({
    method: 'get',
    path: '/api/v1/settings/menus/:id',
    auth: 'none',
    params: z.object({ id: z.string() }),
    query: LangQuery,
    data: Menu,
  }),
  /** Silent, always answers as if all were well: it must tell a prober nothing (product §7). */
  sitemap: endpoint({
    method: 'post',
    path: '/sitemap/',
    auth: 'none',
    body: z.strictObject({ path: z.string(), html: z.string() }),
    data: z.object({}),
    limit: 'sitemap',
  }),
}

/** GET /version.json (product §7): a plain file, not wrapped in `data`. */
export const VersionFile = z.object({ version: z.string(), date: Instant })
/** How often the client looks for a new version, in milliseconds (product §2, §9). */
export const versionPollMs = 20_000
