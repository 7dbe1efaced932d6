import path from 'node:path'
import { z } from 'zod'
import { defaultFairSlug } from '#contract/sites/fair'
import { firstSegments } from '#server/first-segments'
import { root } from '#server/root'

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
const text = (pattern: RegExp) => z.string().regex(pattern)
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
/** A relative folder is resolved from the repository, like `.env` itself, not from where the command was typed. */
const folder = z.string().transform((value) => path.resolve(root, value))
const origin = z.string().refine((value) => {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && (value === url.origin || value === `${url.origin}/`)
})
const namedKeys = z
  .string()
  .transform((value) =>
    value.split(',').map((entry) => {
      const [, id = '', key = ''] = /^([\w-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(entry.trim()) ?? []
      return { id, key: Buffer.from(key, 'base64') }
    }),
  )
  .refine((keys) => keys.every(({ key }) => key.length === 32))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length)

const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** Every setting: how it is parsed, its fixed default if it has one, and (as description) what it must be. */
export const fields = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development, production or test'),
  PORT: whole(1, 65_535).default(3000).describe('a port number from 1 to 65535'),
  HOST: text(/^[\w.:-]+$/)
    .optional()
    .describe('the address to listen on, such as 127.0.0.1, 0.0.0.0 or ::'),
  APP_URL: origin
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('the public origin without a path, such as https://naru.example'),
  TRUST_PROXY: whole(0, 10).default(0).describe('how many proxies stand in front, from 0 to 10'),
  STOP_DELAY: whole(0, 10).optional().describe('how many seconds, from 0 to 10'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .optional()
    .describe('fatal, error, warn, info, debug, trace or silent'),
  DATA_DIR: folder.prefault('.data').describe('a folder that can be written'),
  STORAGE_DIR: folder.optional().describe('a folder that can be written'),
  DATABASE_URL: text(/^postgres(ql)?:\/\/\S+$/)
    .optional()
    .describe('the address of a PostgreSQL 15 or later, as postgres://user:password@host:5432/database'),
  SEED_DEMO: onOff.optional().describe('on or off, and never on in production'),
  DEMO_MICE_OPENS_IN: whole(0, 30).default(14).describe('a number of days from 0 to 30'),
  FAIR_SLUG: text(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .refine((slug) => !firstSegments.includes(slug))
    .default(defaultFairSlug)
    .describe('lower-case letters, digits and hyphens, and not the first segment of another site or page'),
  FAIR_HOST: text(hostName).default('fair.localhost').describe('a host name in lower case without a port'),
  SMTP_URL: text(/^smtps?:\/\/\S+$/)
    .optional()
    .describe('the mail server, as smtp://user:password@host:587 or smtps://…'),
  MAIL_FROM: text(/^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional()
    .describe('the sender of mails, as Naru <no-reply@naru.example>'),
  SMS_APP_KEY: text(/^\w+$/).optional().describe('the app key of NHN Cloud Notification, SMS'),
  SMS_SECRET_KEY: text(/^\w+$/).optional().describe('the secret key of NHN Cloud Notification, SMS'),
  SMS_SENDER: text(/^\d{8,13}$/)
    .optional()
    .describe('the registered sender of text messages, digits only'),
  TOSS_CLIENT_KEY: text(/^(test|live)_\w+$/)
    .optional()
    .describe('the client key of Toss Payments, test_… or live_…'),
  TOSS_SECRET_KEY: text(/^(test|live)_\w+$/)
    .optional()
    .describe('the secret key of Toss Payments, test_… or live_…, of the same kind as TOSS_CLIENT_KEY'),
  KAKAO_CLIENT_ID: text(/^\S+$/).optional().describe('the REST API key of the Kakao application'),
  KAKAO_CLIENT_SECRET: text(/^\S+$/).optional().describe('the client secret of the Kakao application'),
  NAVER_CLIENT_ID: text(/^\S+$/).optional().describe('the client id of the Naver application'),
  NAVER_CLIENT_SECRET: text(/^\S+$/).optional().describe('the client secret of the Naver application'),
  PASSPORT_KEYS: namedKeys
    .optional()
    .describe('id:key pairs with commas between them, each key 32 bytes in base64, the current one first'),
  TICKET_KEYS: namedKeys
    .optional()
    .describe('id:key pairs with commas between them, each key 32 bytes in base64, the current one first'),
  RATE_LIMITS: onOff.prefault('on').describe('on or off, and never off in production'),
  SECOND_FACTOR: onOff.optional().describe('on or off, and never off in production'),
  ANALYTICS_ID: text(/^G-[A-Z0-9]+$/)
    .optional()
    .describe('a Google Analytics id, as G-XXXXXXXXXX'),
  CHAT_ID: text(/^[\w-]+$/)
    .optional()
    .describe("the key of the chat widget's plug-in"),
  CHAT_SCRIPT_URL: text(/^https:\/\/\S+$/)
    .optional()
    .describe("the https address of the chat widget's script"),
}

/** Settings that have neither a local replacement nor a default in production. */
export const requiredInProduction = [
  'DATABASE_URL',
  'APP_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'TOSS_CLIENT_KEY',
  'TOSS_SECRET_KEY',
  'PASSPORT_KEYS',
  'TICKET_KEYS',
] as const satisfies (keyof typeof fields)[]

/** Settings that make sense only together. */
export const pairs = [
  ['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'],
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_APP_KEY', 'SMS_SECRET_KEY'],
  ['SMS_APP_KEY', 'SMS_SENDER'],
  ['CHAT_ID', 'CHAT_SCRIPT_URL'],
] as const satisfies (keyof typeof fields)[][]
