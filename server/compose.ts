import path from 'node:path'
import { createApp } from '#server/app'
import type { Connection, Db } from '#server/db/connect'
import { fillDefaults } from '#server/db/defaults'
import { openNotices } from '#server/db/notices'
import { openDecoder } from '#server/decoder/open'
import { refreshGates } from '#server/demo/check-in/check-in.seed'
import { seedIfEmpty } from '#server/demo/seed'
import { mountLocalSocial } from '#server/demo/social/local-social.http'
import { localToss } from '#server/demo/toss/local-toss.http'
import { localPayments } from '#server/demo/toss/payments.local'
import type { Deps } from '#server/deps'
import { mounted } from '#server/endpoints'
import { hooks } from '#server/hooks'
import { assets } from '#server/http/assets'
import { keptAnswers } from '#server/http/costly'
import { mountDocs } from '#server/http/docs'
import { allowedHosts } from '#server/http/hosts'
import { sweepIncoming } from '#server/http/incoming'
import { databaseLimits, noLimits } from '#server/http/limits'
import { pages } from '#server/http/page'
import { onEdit } from '#server/http/page-edits'
import { builtClient, developmentClient } from '#server/http/shell'
import { mountVersion } from '#server/http/version'
import type { ViteDev } from '#server/http/vite-dev'
import { openQueue, startJobs } from '#server/jobs'
import type { Lifecycle } from '#server/lifecycle'
import type { Log } from '#server/log'
import { postPictureState } from '#server/modules/board/pictures.service'
import { keepViews } from '#server/modules/catalog/popularity.service'
import { productViews } from '#server/modules/catalog/views'
import { mountEducationForms } from '#server/modules/education-forms/forms.http'
import { openMatcher } from '#server/modules/fair-matching/worker/open'
import { mountFairFeed } from '#server/modules/fair-updates/feed.http'
import { mountMailbox } from '#server/modules/mail/mailbox.http'
import { mountMails } from '#server/modules/mail/mails.http'
import { mountMedia } from '#server/modules/media/media.http'
import { mountRedirect } from '#server/modules/promotion/redirect.http'
import { photoState } from '#server/modules/reviews/withheld.service'
import { mountSitemap } from '#server/modules/sitemap/sitemap.http'
import type { KeySetting } from '#server/own-keys'
import { systemClock } from '#server/ports/clock'
import { mailbox } from '#server/ports/mailer.mailbox'
import { smtpMailer } from '#server/ports/mailer.smtp'
import { tossPayments } from '#server/ports/payments.toss'
import { nhnSms } from '#server/ports/sms.nhn'
import { openSocials } from '#server/ports/socials'
import { localStorage } from '#server/ports/storage.local'
import type { Settings } from '#server/settings'
import type { Version } from '#server/version'

/** How often each server adds its counted views to the database, in milliseconds. */
const viewsEveryMs = 60_000

/** What a running process provides: an open, migrated database and its lifecycle. */
export interface Base extends Connection {
  settings: Settings
  log: Log
  version: Version
  /** The keys that seal and sign. */
  keys: Pick<Settings, KeySetting>
  life: Lifecycle
  /** The client's development server, in `npm run dev` only. */
  vite: ViteDev | undefined
  /** The same database, over connections for public reads. */
  reads: Db
  /** The same database, for `/readyz` alone. */
  pulse: Db
}

/** Puts the product together: the ports chosen by the settings, demo data, jobs, and the app over them. */
export async function compose(base: Base): Promise<{ fetch: (request: Request) => unknown }> {
  const { db, reads, pulse, pool, life, log, version } = base
  const settings: Settings = { ...base.settings, ...base.keys }
  const box = settings.SMTP_URL ? null : mailbox(path.join(settings.DATA_DIR, 'mailbox'))
  const mailer = box ?? smtpMailer({ url: settings.SMTP_URL ?? '', from: settings.MAIL_FROM ?? '' })
  const { SMS_APP_KEY: appKey, SMS_SECRET_KEY: smsKey, SMS_SENDER: sender } = settings
  const gateway = appKey && smsKey && sender ? nhnSms({ appKey, secretKey: smsKey, sender }) : null
  const queue = await openQueue({ pool, log })
  const decoder = openDecoder({ log })
  life.onStop('pictures', decoder.close)
  const matcher = openMatcher({ log })
  life.onStop('matching', matcher.close)
  await sweepIncoming(settings, systemClock.now())
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey } = settings
  const { socials, local } = openSocials({ settings, clock: systemClock })
  const deps: Deps = {
    db,
    reads,
    clock: systemClock,
    settings,
    mailer,
    sms: gateway ?? box?.sms ?? null,
    social: socials,
    payments:
      clientKey && secretKey
        ? tossPayments({ clientKey, secretKey })
        : localPayments({ db, clock: systemClock, settings }),
    storage: localStorage(settings.STORAGE_DIR),
    decoder,
    matcher,
    log,
    jobs: queue,
    hooks,
    views: productViews(),
    pages: { html: (...args) => site.html(...args) },
    notices: openNotices(pool, (error) => log.warn({ err: error }, 'database connection that listens lost')),
  }
  if (settings.SEED_DEMO && !(await seedIfEmpty(deps))) await refreshGates(deps)
  await fillDefaults(deps)

  const readiness = { ready: true, db: pulse }
  life.stopping.addEventListener('abort', () => {
    readiness.ready = false
    // Open streams would delay the end of the requests under way.
    deps.notices.end()
  })
  const client = base.vite ? developmentClient(base.vite) : builtClient()
  const limits = settings.RATE_LIMITS ? databaseLimits(pool) : noLimits
  const site = pages(deps, { client, version: version.version, hosts: allowedHosts(settings), limits })
  const answers = keptAnswers(() => deps.clock.now().getTime())
  const app = createApp(deps, {
    limits,
    readiness,
    answers,
    extend: (app) => {
      mountVersion(app, version)
      // Public reads must not use the connections of paying members.
      mountSitemap(app, { ...deps, db: deps.reads }, answers)
      mountMedia(
        app,
        deps,
        async (_, key) =>
          (await photoState(deps.reads, key)) ?? (await postPictureState(deps.reads, deps.clock.now(), key)),
      )
      mountRedirect(app, deps)
      mountEducationForms(app)
      mountFairFeed(app, { ...deps, db: deps.reads }, answers)
      mountDocs(
        app,
        mounted.map(({ endpoint }) => endpoint),
        version.version,
      )
      if (box) mountMailbox(app, box)
      mountMails(app, settings)
      if (!secretKey) localToss(deps)(app)
      if (local) mountLocalSocial(app, local, settings.APP_URL)
      if (!base.vite) assets(app)
    },
    pages: site.mount,
  })
  const entry = await client.entry()
  await onEdit(deps, () => {
    // First the answers that pages are made of.
    answers.purge()
    site.purge()
  })
  startJobs(deps, queue)
  const keeping = setInterval(() => void keepViews(deps), viewsEveryMs)
  life.onStop('views', async () => {
    clearInterval(keeping)
    await keepViews(deps)
  })
  life.onStop('jobs', queue.stop)
  await entry.connectInProcess(async (input, init) => app.fetch(new Request(input, init), { inProcess: true }))
  return app
}
