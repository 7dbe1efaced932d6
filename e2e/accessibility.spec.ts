import type { Page } from '@playwright/test'
import { addDays } from '#contract/days'
import { expectAccessible } from './support/axe'
import { customerStates } from './support/customer-states'
import { expect, holdToken, visit } from './support/fixtures'
import { guestStates, newcomerStates } from './support/guest-states'
import { words } from './support/journey'
import { areaAt, tokenAt } from './support/members'
import { devPages, emptyPages, memberPages, namedPatterns, publicPages } from './support/pages'
import { test } from './support/readers'
import { noSamples } from './support/samples'
import { siteRoutes } from './support/site-routes'
import type { State } from './support/states'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 568 }

/** The page has loaded: its one heading is visible and no request is pending. */
const expectLoaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const expectThere = async (page: Page, address: string) => {
  await visit(page, address)
  await expectLoaded(page)
}

/** Expects no horizontal overflow at the narrowest width. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await page.setViewportSize(narrowest)
  const wide = await page.evaluate(async () => {
    // Viewport-relative sizes and pictures have their new size only after a paint.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth} of ${clientWidth}`, ...out.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 160))]
  })
  expect(wide, `sideways scroll on ${where}`).toEqual([])
}

/** Axe finds nothing at the window's present width, and the page fits into the narrowest. */
async function expectGood(page: Page, address: string): Promise<void> {
  await expectThere(page, address)
  await expectAccessible(page, address)
  await expectNoSidewaysScroll(page, address)
}

/** The same for an open page at both sizes of a window: the desktop's, then the phone's. */
async function expectGoodAtBothSizes(page: Page, address: string): Promise<void> {
  await page.setViewportSize(desktop)
  await expectLoaded(page)
  await expectAccessible(page, `${address} on a desktop`)
  await page.setViewportSize(phone)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page, `${address} on a phone`, { isResized: true })
  await expectNoSidewaysScroll(page, address)
}

/** Remembers the page's first heading element from now on. */
const keepFirstHeading = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { firstHeading?: Element }
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading) return
      seen.firstHeading = heading
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })

/** The client has hydrated the server's page without rebuilding it. */
const expectTakenOver = async (page: Page, address: string) =>
  expect(
    await page.evaluate(
      () => document.querySelector('h1') === (window as unknown as { firstHeading?: Element }).firstHeading,
    ),
    `${address} keeps its heading`,
  ).toBe(true)

test('every pattern that an address is listed for is a route, so no address is checked in vain', () => {
  const patterns = siteRoutes.map(({ pattern }) => pattern)
  expect(namedPatterns(noSamples).filter((pattern) => !patterns.includes(pattern))).toEqual([])
})

test('axe reports a picture without alternative text, also beside an open list', async ({ page }) => {
  await page.setContent('<h1>Words</h1><img src="data:,"><ul popover><li>One</li></ul>')
  await expect(expectAccessible(page, 'a picture')).rejects.toThrow(/image-alt/)
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover())
  await expect(expectAccessible(page, 'a picture')).rejects.toThrow(/image-alt/)
})

test('axe reports a faint text wherever texts before it look different or lie elsewhere', async ({ page }) => {
  const dark = '<p style="color:#000">Dark</p>'
  const faint = '<p style="color:#ccc">Faint</p>'
  const hidden = '<p style="color:#ccc; visibility:hidden">Faint</p>'
  const show = (body: string) =>
    page.setContent(`<html lang="en"><title>Words</title><main style="background:#fff"><h1>Words</h1>${body}</main>`)
  const found = {
    'a text of its own color': `${dark.repeat(3)}${faint}`,
    'after one that is hidden': `${hidden}${faint}`,
    'after one that is switched off': `<label><input disabled> <span style="color:#ccc">Off</span></label><label><input> <span style="color:#ccc">On</span></label>`,
    'on another background': `<div>${dark}</div><div style="background:#111">${dark}</div>`,
    'moved onto another background': `${dark}<div style="position:relative"><div style="background:#111; height:2rem"></div><p style="color:#000; position:absolute; top:0; margin:0">Dark</p></div>`,
    'in an ancestor that lets through': `<div>${dark}</div><div style="opacity:0.3">${dark}</div>`,
  }
  for (const [name, html] of Object.entries(found)) {
    await show(html)
    await expect(expectAccessible(page, name), name).rejects.toThrow(/color-contrast/)
  }
  await show(dark.repeat(3))
  await expectAccessible(page, 'legible texts')
  expect(await page.locator('[data-contrast]').allTextContents()).toEqual(['Words', 'Dark'])
})

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('axe reports no violation on the page that shows every part, and the page does not scroll sideways at 320 pixels', async ({
      page,
    }) => {
      // Some parts are shown in their loading state, so the page never stops loading.
      await visit(page, '/dev/ui?dir=rtl')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The tab may have been used by another test, at another size.
      expect(await page.evaluate(() => innerWidth)).toBe(viewport.width)
      await expectAccessible(page, '/dev/ui')
      await expectNoSidewaysScroll(page, '/dev/ui')
    })

    for (const address of devPages) {
      test(`axe reports no violation on ${address}, which shows the mails to developers`, ({ page }) =>
        expectGood(page, address))
    }
  })
}

test('a chart with a column for every hour and every day of a month fits a narrow page', async ({ page, samples }) => {
  const uses = '**/api/v1/admin/pass/use**'
  await page.route(uses, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const days = Array.from({ length: 31 }, (_, at) => ({ day: addDays('2026-10-01', at), visits: at }))
    const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, visits: hour }))
    await route.fulfill({ response, json: { ...rest, data: { ...data, days, hours } } })
  })
  await holdToken(page, await tokenAt({ site: 'admin', pattern: 'admin/pass' }, samples), 'admin')
  await expectThere(page, '/admin/pass')
  await expect(page.getByRole('rowheader', { name: '23:00' })).toBeVisible()
  await expectNoSidewaysScroll(page, 'a chart of many columns')
  await page.unroute(uses)
})

// Each public page and state is checked twice: in English on a desktop, in Korean on a phone. A page of somebody signed in is
// loaded once, in one of the languages in turn, and checked at both sizes.
for (const lang of ['en', 'ko'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US', viewport: lang === 'ko' ? phone : desktop })
    const t = words[lang]

    for (const { addresses, browserOnly } of publicPages) {
      for (const address of addresses) {
        test(`${address} hydrates without a warning, axe reports no violation, and the page does not scroll sideways at 320 pixels`, async ({
          page,
          complaints,
        }) => {
          await keepFirstHeading(page)
          await expectGood(page, address)
          if (!browserOnly) await expectTakenOver(page, address)
          // This page logs an error when it is opened directly.
          const provoked = address === '/tossSuccess' ? [expect.stringContaining('payment page without')] : []
          expect(complaints.splice(0)).toEqual(provoked)
        })
      }
    }

    const isInTurn = (nth: number) => nth % 2 === (lang === 'en' ? 0 : 1)
    const allOf = (samples: Parameters<typeof memberPages>[0]) =>
      memberPages(samples).flatMap(({ addresses, ...page }) =>
        addresses.map((address, at) => ({ ...page, address, at })),
      )

    for (const [nth, { site, pattern, at }] of allOf(noSamples).entries()) {
      if (!isInTurn(nth)) continue
      test(`axe reports no violation on the member page ${pattern} (${at + 1}), on a desktop and on a phone`, async ({
        openAs,
        samples,
      }) => {
        const address = allOf(samples)[nth]?.address ?? ''
        const token = await tokenAt({ site, pattern }, samples)
        const page = await openAs({ site, area: areaAt({ site, pattern }), token }, address)
        await expectGoodAtBothSizes(page, address)
      })
    }

    for (const [nth, address] of emptyPages.entries()) {
      if (!isInTurn(nth)) continue
      test(`axe reports no violation on ${address} for a member without any data, on a desktop and on a phone`, async ({
        openAs,
        samples,
      }) => {
        const page = await openAs({ site: 'shop', area: 'member', token: samples.newcomer.token }, address)
        await expectGoodAtBothSizes(page, address)
      })
    }

    const expectState = async (page: Page, { name, address, open, at }: State) => {
      // On a phone, a state is reached at desktop size and then narrowed, unless it exists only there.
      await page.setViewportSize(at === 'phone' ? phone : desktop)
      await expectThere(page, address)
      await open(page, t)
      if (lang === 'ko' && !at) await page.setViewportSize(phone)
      await expectAccessible(page, name)
    }

    for (const state of guestStates) {
      test(`axe reports no violation with ${state.name}`, ({ page }) => expectState(page, state))
    }

    for (const state of newcomerStates) {
      test(`axe reports no violation with ${state.name}, for a new member`, async ({ page, samples }) => {
        await holdToken(page, samples.newcomer.token)
        await expectState(page, state)
      })
    }

    for (const [at, { name }] of customerStates(noSamples).entries()) {
      test(`axe reports no violation with ${name}, for a customer`, async ({ page, samples }) => {
        await holdToken(page, samples.customer.token)
        await expectState(page, customerStates(samples)[at] as State)
      })
    }
  })
}
