import type { Page } from '@playwright/test'
import { systemClock as clock } from '#server/ports/clock'
import { en as offlineEn } from '#src/kits/offline/locale/en'
import { ko as offlineKo } from '#src/kits/offline/locale/ko'
import { en as deskEn } from '#src/sites/admin/mice/locale/en'
import { ko as deskKo } from '#src/sites/admin/mice/locale/ko'
import { en as leadsEn } from '#src/sites/mice/leads/locale/en'
import { ko as leadsKo } from '#src/sites/mice/leads/locale/ko'
import { en as siteEn } from '#src/sites/seoulitepass/locale/en'
import { ko as siteKo } from '#src/sites/seoulitepass/locale/ko'
import { en as passesEn } from '#src/sites/seoulitepass/passes/locale/en'
import { ko as passesKo } from '#src/sites/seoulitepass/passes/locale/ko'
import { en as scanEn } from '#src/sites/seoulitepass/scan/locale/en'
import { ko as scanKo } from '#src/sites/seoulitepass/scan/locale/ko'
import { anAccount } from '#tests/support/factories'
import { expectAccessible } from './support/axe'
import { inDatabase } from './support/database'
import { api, expect, holdToken, reload, test, visit } from './support/fixtures'
import { scanByKeys, untilKept } from './support/gates'
import { textPattern, words } from './support/journey'
import { aSharingVisitor } from './support/mice'
import { bought } from './support/pass'

const texts = {
  en: { site: siteEn, passes: passesEn, scan: scanEn, leads: leadsEn, desk: deskEn, offline: offlineEn },
  ko: { site: siteKo, passes: passesKo, scan: scanKo, leads: leadsKo, desk: deskKo, offline: offlineKo },
}
/** In English on a desktop, in Korean on a phone. */
const walked = { en: {}, ko: { tag: '@phone' } }

const signedInAs = async (email: string, site: string) =>
  (await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body: { email, password: 'Passw0rd1', site } }))
    .accessToken

/** Lists the client's files that a page asks for in vain. A font for stray words of another script is not needed. */
function missedBy(page: Page): string[] {
  const missed: string[] = []
  page.on('requestfailed', (request) => {
    if (/\/assets\/(?!rest-).*\.(?:js|css)$/.test(request.url())) missed.push(request.url())
  })
  return missed
}

/** All that the workers of the browser have cached, as one text. */
const cachedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        texts.push(request.url, (await answer?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })

for (const lang of ['en', 'ko'] as const) {
  const t = texts[lang]
  test.describe(`without a network, in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'the holder of a pass reloads the page and shows the same code; after the sign-out nothing is left of them',
      walked[lang],
      async ({ page, context, member }) => {
        const pass = await bought(member)
        // Once, not before each page: the sign-out has to last.
        await page.goto('/seoulitepass/card')
        await page.evaluate((token) => sessionStorage.setItem('ACCESS_TOKEN', token), member.token)
        // Of an earlier version of this page, and of another page.
        await page.evaluate(() => Promise.all(['pass-earlier', 'gate-earlier'].map((name) => caches.open(name))))
        await visit(page, '/seoulitepass/mypage')
        const main = page.getByRole('main')
        const code = main.getByRole('img', { name: textPattern(t.passes.code, { number: pass.number }) })
        const drawn = await code.innerHTML()
        await untilKept(page)
        expect(await page.evaluate(() => caches.keys())).not.toContain('pass-earlier')
        expect(await page.evaluate(() => caches.keys())).toContain('gate-earlier')
        await expect(main.getByText(t.passes.cut.title, { exact: true })).toHaveCount(0)

        await context.setOffline(true)
        const missed = missedBy(page)
        await reload(page)
        expect(await code.innerHTML()).toBe(drawn)
        await expect(main.getByText(t.passes.cut.title, { exact: true })).toBeVisible()
        await expectAccessible(page, 'passes without a network')
        expect(missed).toEqual([])
        const cached = await cachedIn(page)
        expect(cached).toContain('/assets/')
        for (const own of [pass.number, pass.code ?? '?', member.email, member.token, 'Robin Park'])
          expect(cached).not.toContain(own)

        await context.setOffline(false)
        await expect(main.getByText(t.passes.cut.title, { exact: true })).toHaveCount(0)
        await main.getByRole('button', { name: t.site.account.signOut }).click()
        await page.getByRole('dialog').getByRole('button', { name: words[lang].ui.dialog.yes }).click()
        await expect(page).toHaveURL(/\/seoulitepass$/)
        await expect
          .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /TOKEN|KEPT/.test(key))))
          .toEqual([])
        await context.setOffline(true)
        await page.goto('/seoulitepass/mypage')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(pass.number)).toHaveCount(0)
        await expect(page.getByText('Robin Park')).toHaveCount(0)
        await expect(code).toHaveCount(0)
        await expectAccessible(page, 'a page of passes without a network and a user')
      },
    )

    test(
      "an affiliate's staff reload the page, admit a pass, and send the scan later",
      walked[lang],
      async ({ page, context, member }) => {
        const [pass, token] = await Promise.all([bought(member), signedInAs('affiliate@naru.test', 'seoulitepass')])
        await holdToken(page, token)
        await visit(page, '/seoulitepass/scan')
        // The first of their places; the device remembers it.
        await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
        const status = page.getByRole('region', { name: t.scan.status.label })
        await expect(status.getByText(t.scan.status.online, { exact: true })).toBeVisible()
        await untilKept(page)
        await context.setOffline(true)
        const missed = missedBy(page)
        await reload(page)
        await expect(status.getByText(t.scan.status.offline, { exact: true })).toBeVisible()
        await scanByKeys(page, pass.code ?? '')
        await expect(page.getByText(t.scan.result.alone)).toBeVisible()
        // Also after another reload.
        await reload(page)
        const unsent = status.getByText(textPattern(t.scan.status.unsent_one, { count: 1 }))
        await expect(unsent).toBeVisible()
        await expectAccessible(page, 'scans of passes without a network')
        // A new tab has no token, and still scans.
        const opened = await context.newPage()
        missed.push(...missedBy(opened))
        await visit(opened, '/seoulitepass/scan')
        await expect(opened.getByText(t.offline.later)).toBeVisible()
        await scanByKeys(opened, pass.code ?? '')
        await expect(opened.getByRole('dialog').getByText(t.scan.result.used_here)).toBeVisible()
        await expectAccessible(opened, 'scans of passes without a network and a sign-in')
        await opened.close()
        expect(missed).toEqual([])
        await context.setOffline(false)
        await expect(unsent).toBeHidden()
        expect(await cachedIn(page)).not.toContain(pass.number)
      },
    )

    test("an exhibitor's staff reload the page and scan a badge", walked[lang], async ({ page, context }) => {
      const name = `Haneul ${lang === 'en' ? 'Berg' : 'Adeyemi'}`
      const [visitor, token] = await Promise.all([aSharingVisitor(name), signedInAs('exhibitor@naru.test', 'mice')])
      await holdToken(page, token)
      await visit(page, '/mice/leads?tab=leads')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await untilKept(page)
      // Leads name people: they are not kept.
      const leads = await page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
      expect(leads.length).toBeGreaterThan(0)
      const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
      for (const lead of leads) expect(kept).not.toContain(lead)
      await context.setOffline(true)
      const missed = missedBy(page)
      await visit(page, '/mice/leads')
      await scanByKeys(page, visitor.code)
      await expect(page.getByText(t.leads.result.kept.text)).toBeVisible()
      await reload(page)
      await expect(page.getByText(t.leads.offline.title, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: t.leads.device.title })).toBeVisible()
      // A new tab has no token, and still scans; it shows no leads.
      const opened = await context.newPage()
      missed.push(...missedBy(opened))
      await visit(opened, '/mice/leads?tab=leads')
      await expect(opened.getByText(t.offline.later)).toBeVisible()
      await expect(opened.getByRole('tab')).toHaveCount(1)
      await scanByKeys(opened, visitor.code)
      await expect(opened.getByText(t.leads.result.kept.text)).toBeVisible()
      await expectAccessible(opened, 'scans of badges without a network and a sign-in')
      const left = await opened.evaluate(() => JSON.stringify(localStorage))
      for (const own of [token, name, ...leads]) expect(left).not.toContain(own)
      expect(missed).toEqual([])
      await context.setOffline(false)
      // It does not sign in by itself, and says how its scans are sent.
      await expect(opened.getByText(t.offline.now)).toBeVisible()
      await opened.close()
      await expect(page.getByRole('heading', { name: t.leads.device.title })).toBeHidden()
    })

    test(
      'door staff reload the page, and a badge admitted before is refused',
      walked[lang],
      async ({ page, context }) => {
        const visitor = await aSharingVisitor('Iseul Novak')
        const { token } = await inDatabase((db) =>
          anAccount(
            { db, clock },
            { area: 'admin', role: 'operator', name: 'Do Operator', agreed_terms_at: clock.now() },
          ),
        )
        await holdToken(page, token, 'admin')
        await visit(page, '/admin/mice/gate')
        await expect(page.getByText(textPattern(t.desk.gate.list))).toBeVisible()
        await untilKept(page)
        await context.setOffline(true)
        const missed = missedBy(page)
        await reload(page)
        await scanByKeys(page, visitor.code)
        await expect(page.getByText(t.desk.gate.result.valid, { exact: true }).first()).toBeVisible()
        await reload(page)
        await scanByKeys(page, visitor.code)
        await expect(page.getByText(t.desk.gate.result.used, { exact: true }).first()).toBeVisible()
        await expect(page.getByText(textPattern(t.desk.gate.offlineText_other, { count: 2 }))).toBeVisible()
        await expectAccessible(page, 'a door without a network')
        // A new tab has no token, and still knows who is inside.
        const opened = await context.newPage()
        missed.push(...missedBy(opened))
        await visit(opened, '/admin/mice/gate')
        await expect(opened.getByText(t.offline.later)).toBeVisible()
        await scanByKeys(opened, visitor.code)
        await expect(opened.getByText(t.desk.gate.result.used, { exact: true }).first()).toBeVisible()
        await expectAccessible(opened, 'a door without a network and a sign-in')
        const left = await opened.evaluate(() => JSON.stringify(localStorage))
        for (const own of [token, 'Iseul', 'Do Operator']) expect(left).not.toContain(own)
        expect(missed).toEqual([])
        await opened.close()
        await context.setOffline(false)
        await expect(page.getByText(t.desk.gate.offline, { exact: true })).toBeHidden()
        expect(await cachedIn(page)).not.toContain('Iseul')
      },
    )
  })
}
