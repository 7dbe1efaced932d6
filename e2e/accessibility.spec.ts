import type { Page } from '@playwright/test'
import { expect, expectAccessible, holdToken, test, visit } from './support/fixtures'
import { words } from './support/journey'
import {
  aWorld,
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

/** One page at both widths, and its narrowest form. */
async function expectGood(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await page.setViewportSize(desktop)
    await expectThere(page, address)
    await expectAccessible(page, `${address} on a desktop`)
    await page.setViewportSize(phone)
    await expectAccessible(page, `${address} on a phone`)
    await expectNoSidewaysScroll(page, address)
  })
}

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

test('axe finds nothing on the pages that show developers the mails', async ({ page, complaints }) => {
  for (const address of devPages) await expectGood(page, address)
  // axe itself cannot look into the frame of a mail, which runs nothing.
  const others = complaints.splice(0).filter((each) => !each.startsWith('Blocked script execution'))
  expect(others).toEqual([])
})

for (const lang of ['en', 'ko'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US', viewport: desktop })
    const t = words[lang]

    for (const [site, pages] of Object.entries(publicPagesOf)) {
      test(`axe finds nothing on any public page of ${site}, and none scrolls sideways at 320 pixels`, async ({
        page,
        complaints,
      }) => {
        const addresses = Object.values(pages).flat()
        for (const address of addresses) await expectGood(page, address)
        // This page says so when it is opened by itself.
        const provoked = addresses.filter((address) => address === '/tossSuccess')
        expect(complaints.splice(0)).toEqual(provoked.map(() => expect.stringContaining('payment page without')))
      })
    }

    test('axe finds nothing on any page of a member', async ({ page }) => {
      const world = await aWorld()
      await holdToken(page, world.customer.token)
      for (const address of Object.values(memberPages(world)).flat()) await expectGood(page, address)
    })

    const expectStates = async (page: Page, states: State[]) => {
      for (const { name, address, open, at } of states) {
        await test.step(name, async () => {
          await page.setViewportSize(at === 'phone' ? phone : desktop)
          await expectThere(page, address)
          await open(page, t)
          await expectAccessible(page, name)
          if (at) return
          await page.setViewportSize(phone)
          await expectAccessible(page, `${name}, on a phone`)
        })
      }
    }

    test('axe finds nothing on the pages of a member who has nothing yet', async ({ page, signedIn }) => {
      expect(signedIn.token).not.toBe('')
      for (const address of emptyPages) await expectGood(page, address)
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
