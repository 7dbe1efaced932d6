import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from '#server/log-errors'
import type { Settings } from '#server/settings'

/** The structured log of the server, one JSON object per line. */
export type Log = Logger

/** Fields that must not appear in any line, wherever they are nested. */
const secrets = [
  'password',
  'password_confirm',
  'token',
  'accessToken',
  'authorization',
  'cookie',
  'passport',
  'secret',
  'participant_code',
  'answer_token',
  'link_token',
]

/** Codes of tickets, badges and passes, by their place: elsewhere, `code` names the reason of a refusal or a fault. */
const codes = ['scans[*].code', '*.scans[*].code']

/** Opens the log at the level of the settings. It writes to standard output by default. */
export const createLog = (settings: Pick<Settings, 'LOG_LEVEL'>, to: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level: settings.LOG_LEVEL,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
      redact: [...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...codes],
    },
    to,
  )
