import type { ComponentType } from 'react'
import { type SettingKey, settingSchemas } from '#contract/settings-desk'
import { z } from '#contract/zod'
import { DeskFields, ExchangeFields, PassportFields, PromotionFields, TransferFields, WindowFields } from './fields'

/** The form of a row: its values as the fields have them, and the schema that turns them into what is stored. */
interface SettingForm {
  schema: z.ZodMiniType<{ meta: unknown }, { meta: unknown }>
  valuesOf: (meta: unknown) => { meta: unknown }
  Fields: ComponentType
}

const asObject = (meta: unknown): Record<string, unknown> =>
  typeof meta === 'object' && meta !== null ? { ...meta } : {}
const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A number typed as text, without stepping buttons. */
const NumberText = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'validation.required')),
  z.transform((text) => Number(text)),
)
/** Lines that each have to match a schema. */
const Lines = (each: z.ZodMiniType, error: string) =>
  z.pipe(
    z.string().check(z.refine((text) => linesOf(text).every((line) => each.safeParse(line).success), error)),
    z.transform(linesOf),
  )

const { exchange, promotion } = settingSchemas
const wrapped = <S extends z.ZodMiniType>(meta: S) => z.strictObject({ meta }) as unknown as SettingForm['schema']
/** A form whose fields match the stored values; `blank` is used where nothing is set. */
const plain = (key: SettingKey, blank: object, Fields: ComponentType): SettingForm => ({
  schema: wrapped(settingSchemas[key]),
  valuesOf: (meta) => ({ meta: { ...blank, ...asObject(meta) } }),
  Fields,
})
const window = (key: SettingKey) => plain(key, { opens: '', closes: '' }, WindowFields)
const both = { en: '', ko: '' }

/** The form of every row. */
export const settingForms: Readonly<Record<SettingKey, SettingForm>> = {
  exchange: {
    schema: wrapped(z.pipe(z.strictObject({ krw_to_usd: NumberText, usd_to_krw: NumberText }), exchange)),
    valuesOf: (meta) => {
      const { krw_to_usd = '', usd_to_krw = '' } = asObject(meta)
      return { meta: { krw_to_usd: String(krw_to_usd), usd_to_krw: String(usd_to_krw) } }
    },
    Fields: ExchangeFields,
  },
  transfer: plain('transfer', { bank: both, account_number: '', account_holder: both }, TransferFields),
  desk: plain('desk', { email: '', lang: 'en' }, DeskFields),
  passport: plain('passport', { days: null }, PassportFields),
  promotion: {
    schema: wrapped(
      z.pipe(
        z.strictObject({
          hosts: Lines(promotion.shape.hosts.def.element, 'settings.host'),
          codes: Lines(promotion.shape.codes.def.element, 'settings.code'),
        }),
        promotion,
      ),
    ),
    valuesOf: (meta) => {
      const { hosts, codes } = asObject(meta)
      return { meta: { hosts: asTexts(hosts).join('\n'), codes: asTexts(codes).join('\n') } }
    },
    Fields: PromotionFields,
  },
  'reservation:apec': window('reservation:apec'),
  'reservation:protocol': window('reservation:protocol'),
}
