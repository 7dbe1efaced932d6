import type { Page } from '@playwright/test'
import { expect, expectAccessible, holdToken, test, visit } from './support/fixtures'
import { words } from './support/journey'
import {
  aWorld,
  browserOnly,
  devPages,
  emptyPages,
  memberPages,
  publicPages,
  publicPagesOf,
  routePatterns,
  type World,
} from './support/pages'
import { customerStates, guestStates, newcomerStates, type State } from './support/states'

// One test walks a dozen pages or more.
test.describe.configure({ timeout: 240_000 })

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 568 }

/** The page has come: its one heading stands and nothing is on its way. */
const expectThere = async (page: Page, address: string) => {
  await visit(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Nothing sticks out where the window is narrowest. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  await page.setViewportSize(narrowest)
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth} of ${clientWidth}`, ...out.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 160))]
  })
  expect(wide, `sideways scroll on ${where}`).toEqual([])
}

interface Look {
  page: Page
  /** Whether it is looked at on a desktop too: what differs there does so in every language. */
  wide: boolean
}

/** One page on a phone, and where it is wanted on a desktop, and its narrowest form. */
async function expectGood({ page, wide }: Look, address: string): Promise<void> {
  await page.setViewportSize(wide ? desktop : phone)
  await expectThere(page, address)
  if (wide) {
    await expectAccessible(page, `${address} on a desktop`)
    await page.setViewportSize(phone)
  }
  await expectAccessible(page, `${address} on a phone`)
  await expectNoSidewaysScroll(page, address)
}

/** From now on each page remembers the first heading that it had. */
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

/** The client has taken over what the server sent, and made nothing anew. */
const expectTakenOver = async (page: Page, address: string) =>
  expect(
    await page.evaluate(
      () => document.querySelector('h1') === (window as unknown as { firstHeading?: Element }).firstHeading,
    ),
    `${address} keeps its heading`,
  ).toBe(true)

test('every address of the sites is among those that are looked at here', () => {
  const looked = [...Object.keys(publicPages), ...Object.keys(memberPages(nobody))]
  expect(routePatterns().toSorted()).toEqual(looked.toSorted())
})
const nobody = {
  open: { id: '' },
  paid: { id: '', bookings: [] },
  deposit: { id: '', bookings: [] },
  inquiry: { id: '' },
  requested: { id: '' },
  offered: { id: '' },
} as unknown as World

test('axe finds nothing on the page that shows every part, and it does not scroll sideways at 320 pixels', async ({
  page,
}) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    // Some parts are shown while they load: the page is never done with that.
    await visit(page, '/dev/ui?dir=rtl')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, `/dev/ui at ${size.width} pixels`)
  }
  await expectNoSidewaysScroll(page, '/dev/ui')
})

test('axe finds nothing on the pages that show developers the mails', async ({ page, complaints }) => {
  for (const address of devPages) await expectGood({ page, wide: true }, address)
  // axe itself cannot look into the frame of a mail, which runs nothing.
  const others = complaints.splice(0).filter((each) => !each.startsWith('Blocked script execution'))
  expect(others).toEqual([])
})

for (const lang of ['en', 'ko'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US', viewport: desktop })
    const t = words[lang]
    const wide = lang === 'en'

    for (const [site, pages] of Object.entries(publicPagesOf)) {
      test(`every public page of ${site} is taken over without a warning, axe finds nothing on it, and it does not scroll sideways at 320 pixels`, async ({
        page,
        complaints,
      }) => {
        await keepFirstHeading(page)
        for (const [pattern, addresses] of Object.entries(pages)) {
          for (const address of addresses) {
            await expectGood({ page, wide }, address)
            if (!browserOnly.includes(pattern)) await expectTakenOver(page, address)
            // This one says so when it is opened by itself.
            const provoked = address === '/tossSuccess' ? [expect.stringContaining('payment page without')] : []
            expect(complaints.splice(0), address).toEqual(provoked)
          }
        }
      })
    }

    test('axe finds nothing on any page of a member', async ({ page }) => {
      const world = await aWorld()
      await holdToken(page, world.customer.token)
      for (const address of Object.values(memberPages(world)).flat()) await expectGood({ page, wide }, address)
    })

    const expectStates = async (page: Page, states: State[]) => {
      for (const { name, address, open, at } of states) {
        await test.step(name, async () => {
          await page.setViewportSize(at === 'phone' ? phone : desktop)
          await expectThere(page, address)
          await open(page, t)
          if (at || wide) await expectAccessible(page, name)
          if (at) return
          await page.setViewportSize(phone)
          await expectAccessible(page, `${name}, on a phone`)
        })
      }
    }

    test('axe finds nothing on the pages of a member who has nothing yet', async ({ page, signedIn }) => {
      expect(signedIn.token).not.toBe('')
      for (const address of emptyPages) await expectGood({ page, wide }, address)
      await expectStates(page, newcomerStates)
    })

    test('axe finds nothing with menus, dialogs and the calendar open and errors showing, as a guest', async ({
      page,
    }) => {
      await expectStates(page, guestStates)
    })

    test('axe finds nothing with dialogs and comboboxes open and errors showing, as a customer', async ({ page }) => {
      const world = await aWorld()
      await holdToken(page, world.customer.token)
      await expectStates(page, customerStates(world))
    })
  })
}
