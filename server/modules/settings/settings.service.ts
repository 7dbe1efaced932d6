import { asc, eq } from 'drizzle-orm'
import { Email } from '#contract/fields'
import { Lang, type SpokenLanguage } from '#contract/languages'
import { defaultRates, Rates } from '#contract/money'
import { type ClientSettings, type Menu, metaKeys } from '#contract/settings'
import { socialTypes } from '#contract/social'
import { z } from '#contract/zod'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { common, menu, setting } from './settings.table'

interface MetaRow {
  key: string
  meta: unknown
}

/** Types of settings that are public; all others are for services only. */
const publicTypes = [metaKeys.exchange, metaKeys.client] as const

/** What the client needs at start-up: read from the process's settings, never stored. */
const clientSettings = ({ settings, social }: Pick<Deps, 'settings' | 'social'>): ClientSettings => ({
  fair_slug: settings.FAIR_SLUG,
  fair_host: settings.FAIR_HOST,
  analytics_id: settings.ANALYTICS_ID ?? '',
  chat_id: settings.CHAT_ID ?? '',
  chat_script: settings.CHAT_SCRIPT_URL ?? '',
  demo: settings.SEED_DEMO,
  dev_pages: settings.NODE_ENV !== 'production',
  social_types: socialTypes.filter((type) => social[type]),
})

/** The stored value of a key, or undefined; the caller has to validate it. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select({ meta: setting.meta }).from(setting).where(eq(setting.key, key))
  return row?.meta
}

/** The current exchange rates; the defaults if none are set (product §9). */
export async function currentRates(db: Db): Promise<Rates> {
  const rates = z.safeParse(Rates, await readSetting(db, metaKeys.exchange))
  return rates.success ? rates.data : defaultRates
}

/** Public settings of a type, or all of them (product §3). */
export async function listMeta(deps: Pick<Deps, 'db' | 'settings' | 'social'>, type?: string): Promise<MetaRow[]> {
  const types = publicTypes.filter((each) => type === undefined || each === type)
  const rows: MetaRow[] = []
  if (types.includes(metaKeys.exchange)) rows.push({ key: metaKeys.exchange, meta: await currentRates(deps.db) })
  if (types.includes(metaKeys.client)) rows.push({ key: metaKeys.client, meta: clientSettings(deps) })
  return rows
}

/** The rows of a list that pages choose from, in order; without a type those of every list. */
export const listCommon = (db: Db, type?: string): Promise<MetaRow[]> =>
  db
    .select({ key: common.key, meta: common.meta })
    .from(common)
    .where(type === undefined ? undefined : eq(common.type, type))
    .orderBy(asc(common.type), asc(common.position))

/** The account for bank transfers, or null if none is set. */
export async function transferAccount(
  db: Db,
  lang: Lang,
): Promise<{ bank: string; account_number: string; account_holder: string } | null> {
  const meta = await readSetting(db, 'transfer')
  if (!meta) return null
  const { bank, account_number, account_holder } = meta as TransferMeta
  return { bank: bank[lang], account_number, account_holder: account_holder[lang] }
}

/** Days after a departure for which a passport number is stored, unless the setting `passport` says otherwise. */
const defaultPassportDays = 30

/** How many days after the last departure the passport number of an order is stored. */
export async function passportDays(db: Db): Promise<number> {
  const { days } = ((await readSetting(db, 'passport')) ?? {}) as { days?: unknown }
  return typeof days === 'number' && days >= 0 ? Math.floor(days) : defaultPassportDays
}

/** Meta of the setting `promotion`: other hosts that promotion links can lead to, and the promotions that are counted. */
const PromotionMeta = z.object({ hosts: z.array(z.string()), codes: z.array(z.string()) })
export type PromotionMeta = z.infer<typeof PromotionMeta>

/** Hosts and promotions of the setting; empty if it is not set. */
export async function promotionRules(db: Db): Promise<PromotionMeta> {
  const rules = z.safeParse(PromotionMeta, await readSetting(db, 'promotion'))
  return rules.success ? rules.data : { hosts: [], codes: [] }
}

/** Meta of the setting `desk`: where operators receive urgent messages, and in which language. */
const DeskMeta = z.object({ email: Email, lang: Lang })
export type DeskMeta = z.infer<typeof DeskMeta>

/** The operators' desk, or null if it is not set. */
export async function deskAddress(db: Db): Promise<DeskMeta | null> {
  const meta = z.safeParse(DeskMeta, await readSetting(db, 'desk'))
  return meta.success ? meta.data : null
}

/** Meta of the setting `transfer`. */
export interface TransferMeta {
  bank: Texts
  account_number: string
  account_holder: Texts
}

async function menusIn(db: Db, language: SpokenLanguage, ids?: string[]): Promise<Menu[]> {
  const rows = await db.select().from(menu).orderBy(asc(menu.position), asc(menu.id))
  const entry = ({ id, label, path }: (typeof rows)[number]) => {
    const lang = label[language] ? language : 'en'
    return { id, label: label[lang] ?? '', lang, path }
  }
  return rows
    .filter((row) => row.parent_id === null && (!ids || ids.includes(row.id)))
    .map((row) => ({ ...entry(row), children: rows.filter(({ parent_id }) => parent_id === row.id).map(entry) }))
}

/** The menus with their children, in the reader's language. */
export const listMenus = (db: Db, lang: SpokenLanguage): Promise<Menu[]> => menusIn(db, lang)

/** One menu. Throws 404. */
export async function findMenu(db: Db, id: string, lang: SpokenLanguage): Promise<Menu> {
  const [found] = await menusIn(db, lang, [id])
  if (!found) throw new Refusal(404, 'general.notFound')
  return found
}
