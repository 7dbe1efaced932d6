import type { Hono } from 'hono'
import { type FairUpdate, feedPath } from '#contract/fair/updates'
import { addressIn, type Lang, textLanguages } from '#contract/languages'
import { postPath } from '#contract/sites/posts'
import { pathIn, siteRecords } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { type KeptAnswers, nothingKept } from '#server/http/costly'
import type { Env } from '#server/http/env'
import { atomFeed } from './feed'
import { listUpdates } from './updates.service'

const words: Record<Lang, (name: string) => string> = {
  en: (name) => `${name}: what changed`,
  ko: (name) => `${name} 변경 사항`,
}

async function feedIn({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>, lang: Lang): Promise<string> {
  const { APP_URL, FAIR_SLUG } = settings
  const now = clock.now()
  const name = siteRecords.fair.accounts?.name[lang] ?? ''
  const path = ({ id, kind }: FairUpdate) =>
    kind === 'program' ? `${pathIn('/:fair/program', FAIR_SLUG)}#${id}` : (postPath('fair', kind, id, FAIR_SLUG) ?? '')
  return atomFeed({
    title: words[lang](name),
    lang,
    self: APP_URL + feedPath(lang),
    page: addressIn(APP_URL + pathIn('/:fair-update', FAIR_SLUG), lang),
    author: name,
    updates: await listUpdates(db, now, lang),
    now,
    linkTo: (update) => APP_URL + path(update),
  })
}

/** Mounts the feeds of the fair's updates, one for each language, cached briefly in `answers` (product §2). */
export function mountFairFeed(
  app: Hono<Env>,
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  answers: Pick<KeptAnswers, 'get'> = nothingKept,
): void {
  for (const lang of textLanguages) {
    app.get(feedPath(lang), async (c) => {
      const xml = await answers.get(`fair feed ${lang}`, () => feedIn(deps, lang))
      c.header('Cache-Control', 'public, max-age=600')
      return c.body(xml as string, 200, { 'Content-Type': 'application/atom+xml; charset=UTF-8' })
    })
  }
}
