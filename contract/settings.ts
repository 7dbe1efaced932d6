import { endpoint } from './endpoint'
import { Instant } from './fields'
import { LanguageCode, SpokenLanguage, spokenOf } from './languages'
import { SocialType } from './social'
import { z } from './zod'

/** One row of settings: what `meta` holds depends on `key` (product §3). */
export const MetaRow = z.object({ key: z.string(), meta: z.unknown() })

/** The meta row `client`: what the client has to know at start-up. */
export const ClientSettings = z.object({
  fair_slug: z.string(),
  fair_host: z.string(),
  /** Empty where there is none. */
  analytics_id: z.string(),
  chat_id: z.string(),
  chat_script: z.string(),
  /** Demonstration data runs: every footer says so. */
  demo: z.boolean(),
  /** The pages below /dev are there: never in production. */
  dev_pages: z.boolean(),
  /** With whom one can sign in besides a password. */
  social_types: z.array(SocialType),
})
export type ClientSettings = z.infer<typeof ClientSettings>
/** Keys of the meta rows that the client reads (product §3). */
export const metaKeys = { client: 'client', exchange: 'exchange' } as const

/** `lang` is what the label is in: English where there is none in the reader's language. */
const MenuEntry = z.object({ id: z.string(), label: z.string(), lang: SpokenLanguage, path: z.string() })
export const Menu = z.object({ ...MenuEntry.shape, children: z.array(MenuEntry) })
export type Menu = z.infer<typeof Menu>
/** Any language of the list, which is answered in the one that it falls back to; without it the reader's of the request. */
const MenuQuery = z.object({ lang: z.optional(z.pipe(LanguageCode, z.transform(spokenOf))) })

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
    query: MenuQuery,
    data: z.array(Menu),
  }),
  menu: endpoint({
    method: 'get',
    path: '/api/v1/settings/menus/:id',
    auth: 'none',
    params: z.object({ id: z.string() }),
    query: MenuQuery,
    data: Menu,
  }),
}

/** GET /version.json (product §7): a plain file, not wrapped in `data`. */
export const VersionFile = z.object({ version: z.string(), date: Instant })
/** How often the client looks for a new version, in milliseconds (product §2, §9). */
export const versionPollMs = 20_000
