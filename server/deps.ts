import type { Logger } from 'pino'
import type { Db } from '#server/db/connect'
import type { Notices } from '#server/db/notices'
import type { Decoder } from '#server/decoder/open'
import type { ProductViews } from '#server/modules/catalog/views'
import type { Matcher } from '#server/modules/fair-matching/worker/open'
import type { Clock } from '#server/ports/clock'
import type { Hooks } from '#server/ports/hooks'
import type { Jobs } from '#server/ports/jobs'
import type { Mailer } from '#server/ports/mailer'
import type { OwnPages } from '#server/ports/own-pages'
import type { Payments } from '#server/ports/payments'
import type { Sms } from '#server/ports/sms'
import type { Socials } from '#server/ports/social'
import type { Storage } from '#server/ports/storage'
import type { Settings } from '#server/settings'

/** Everything a service may need from outside; tests pass their own. */
export interface Deps {
  db: Db
  /** The same database over separate connections, for public reads: a query that takes too long is ended there. */
  reads: Db
  clock: Clock
  settings: Settings
  mailer: Mailer
  /** Null where no gateway is set: codes are then sent by mail. */
  sms: Sms | null
  /** The providers that members can sign in with. */
  social: Socials
  payments: Payments
  storage: Storage
  decoder: Decoder
  matcher: Matcher
  jobs: Jobs
  hooks: Hooks
  notices: Notices
  views: ProductViews
  pages: OwnPages
  log: Logger
}
