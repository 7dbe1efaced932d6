import { DeskPaging, DeskRows } from './desk-list'
import { Base } from './edited'
import { endpoint } from './endpoint'
import { Email, Instant, RequiredText, TravelDay, Uuid } from './fields'
import { Lang } from './languages'
import { z } from './zod'

/** Limits of the settings that operators change (product §9). */
export const settingLimits = { passportDays: 3650, hosts: 50, codes: 200, text: 80 } as const

const Both = z.strictObject({ en: RequiredText(settingLimits.text), ko: RequiredText(settingLimits.text) })

const Rate = (least: number, most: number) =>
  z.number('validation.number').check(z.gte(least, 'validation.numberLow'), z.lte(most, 'validation.numberHigh'))

/** Both rates; a rate that is not roughly the inverse of the other has a digit too many or too few. */
const ExchangeMeta = z.strictObject({ krw_to_usd: Rate(0.000_01, 0.1), usd_to_krw: Rate(10, 100_000) }).check(
  z.refine(({ krw_to_usd, usd_to_krw }) => Math.abs(krw_to_usd * usd_to_krw - 1) <= 0.2, {
    error: 'settings.ratesApart',
    path: ['krw_to_usd'],
  }),
)

/** The account for bank transfers. */
const TransferMeta = z.strictObject({
  bank: Both,
  account_number: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'validation.required'),
      z.maxLength(40, 'validation.tooLong'),
      z.regex(/^\d[\d-]*\d$/, 'settings.accountNumber'),
    ),
  account_holder: Both,
})
export type TransferMeta = z.infer<typeof TransferMeta>

/** How long passport numbers are kept. */
const PassportMeta = z.strictObject({
  days: z
    .number('validation.number')
    .check(
      z.int('validation.number'),
      z.gte(0, 'validation.numberLow'),
      z.lte(settingLimits.passportDays, 'validation.numberHigh'),
    ),
})

/** Where operators receive urgent notices, and in which language. */
export const DeskMeta = z.strictObject({ email: Email, lang: Lang })
export type DeskMeta = z.infer<typeof DeskMeta>

const hostForm = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
const codeForm = /^[a-z0-9][a-z0-9_-]{0,39}$/

const Host = z.string().check(z.trim(), z.toLowerCase(), z.regex(hostForm, 'settings.host'))
const PromotionCode = z.string().check(z.trim(), z.regex(codeForm, 'settings.code'))

/** Other hosts that promotion links can lead to, and the promotions that are counted. */
export const PromotionMeta = z.strictObject({
  hosts: z.array(Host).check(z.maxLength(settingLimits.hosts, 'validation.tooMany')),
  codes: z.array(PromotionCode).check(z.maxLength(settingLimits.codes, 'validation.tooMany')),
})
export type PromotionMeta = z.infer<typeof PromotionMeta>

/** The first and the last Seoul day on which guests can make reservations. */
export const WindowMeta = z
  .strictObject({ opens: TravelDay, closes: TravelDay })
  .check(z.refine(({ opens, closes }) => opens <= closes, { error: 'validation.daysOrder', path: ['closes'] }))
export type WindowMeta = z.infer<typeof WindowMeta>

/** Settings rows that operators change (product §3); the server maintains `menus` itself. */
export const settingKeys = [
  'exchange',
  'transfer',
  'desk',
  'passport',
  'promotion',
  'reservation:apec',
  'reservation:protocol',
] as const
export type SettingKey = (typeof settingKeys)[number]
const Key = z.enum(settingKeys)

/** The schema of each row. */
export const settingSchemas = {
  exchange: ExchangeMeta,
  transfer: TransferMeta,
  desk: DeskMeta,
  passport: PassportMeta,
  promotion: PromotionMeta,
  'reservation:apec': WindowMeta,
  'reservation:protocol': WindowMeta,
} as const satisfies Record<SettingKey, z.ZodMiniType>

const samples = {
  /** Incremented by each change; 0 if there was none. */
  version: z.number(),
  /** When it was last changed and by whom: null and empty if it never was. */
  at: z.nullable(Instant),
  by: z.string(),
}
/** The current value of a row: null if not set. */
export const DeskSetting = z.object({ key: Key, meta: z.unknown(), ...samples })
export type DeskSetting = z.infer<typeof DeskSetting>

/** One change of a row; null means not set. */
export const SettingChange = z.object({
  id: Uuid,
  version: z.number(),
  at: Instant,
  by: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type SettingChange = z.infer<typeof SettingChange>

const set = <K extends SettingKey, S extends z.ZodMiniType>(key: K, meta: S) =>
  z.strictObject({ key: z.literal(key), meta, base: Base })

/** A row with its new value; `base` is the version that was edited. All but the rates can be unset. */
export const SetSetting = z.discriminatedUnion('key', [
  set('exchange', ExchangeMeta),
  set('transfer', z.nullable(TransferMeta)),
  set('desk', z.nullable(DeskMeta)),
  set('passport', z.nullable(PassportMeta)),
  set('promotion', z.nullable(PromotionMeta)),
  set('reservation:apec', z.nullable(WindowMeta)),
  set('reservation:protocol', z.nullable(WindowMeta)),
])
export type SetSetting = z.infer<typeof SetSetting>

const operator = { auth: 'admin', roles: ['operator'] } as const

/** The settings at the operators' desk; each change is stored with its author, and in the audit log (product §4). */
export const settingsDesk = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/admin/settings',
    ...operator,
    data: z.object({ items: z.array(DeskSetting) }),
  }),
  /** Refuses with 409 `desk.changed` if the row has a newer version. */
  set: endpoint({
    method: 'put',
    path: '/api/v1/admin/settings',
    ...operator,
    body: SetSetting,
    data: DeskSetting,
    limit: 'write',
    edits: true,
  }),
  history: endpoint({
    method: 'get',
    path: '/api/v1/admin/settings/:key/history',
    ...operator,
    params: z.object({ key: Key }),
    query: DeskPaging(['version'], '-version'),
    data: DeskRows(SettingChange),
  }),
}
