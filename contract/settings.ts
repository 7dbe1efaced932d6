import { endpoint } from './endpoint'
import { Instant } from './fields'
import { LanguageCode, SpokenLanguage, spokenOf } from './languages'
import { SocialType } from './social'
import { z } from './zod'

/** One row of settings: the schema of `meta` depends on `key` (product §3). */
export const MetaRow = z.object({ key: z.string(), meta: z.unknown() })

/** The meta row `client`: what the client needs at start-up. */
export const ClientSettings = z.object({
  fair_slug: z.string(),
  fair_host: z.string(),
  /** Empty if there is none. */
  analytics_id: z.string(),
  chat_id: z.string(),
  chat_script: z.string(),
  /** Demonstration data is loaded: every footer says so. */
  demo: z.boolean(),
  /** Whether the pages below /dev exist: never in production. */
  dev_pages: z.boolean(),
  /** Providers for signing in without a password. */
  social_types: z.array(SocialType),
})
export type ClientSettings = z.infer<typeof ClientSettings>
/** Keys of the meta rows that the client reads (product §3). */
export const metaKeys = { client: 'client', exchange: 'exchange' } as const

/** `lang` is the language of the label: English if there is none in the reader's language. */
const MenuEntry = z.object({ id: z.string(), label: z.string(), lang: SpokenLanguage, path: z.string() })
export const Menu = z.object({ ...MenuEntry.shape, children: z.array(MenuEntry) })
export type Menu = z.infer<typeof Menu>
/** Any language of the list, resolved to the one it falls back to; defaults to the language of the request. */
const MenuQuery = z.object({ lang: z.optional(z.pipe(LanguageCode, z.transform(spokenOf))) })

export const settings = {
  /** Lists for selection on pages, for example `type=bank`. */
  common: endpoint({
    method: 'get',
    path: '/api/v1/common',
    auth: 'none',
    query: z.object({ type: z.optional(z.string()) }),
    data: z.array(MetaRow),
  }),
  /** `type=exchange` holds the rates, `type=client` what the client needs at start-up. */
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
