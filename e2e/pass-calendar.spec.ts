import { ko } from '#src/sites/seoulitepass/things/locale/ko'
import { expect, test, visit } from './support/fixtures'
import { textPattern } from './support/journey'

test.use({ locale: 'ko-KR' })

test('the list of a day says how many places are below, until its end is reached, and nothing moves', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/seoulitepass/thingstodo/calendar')
  const more = page.getByText(textPattern(ko.calendar.below_other))
  await expect(more).toBeVisible()
  const list = page.locator('section[tabindex="0"]')
  const card = page.locator('section').filter({ has: list })
  const height = (await card.boundingBox())?.height
  expect(height).toBeGreaterThan(0)
  await list.focus()
  await page.keyboard.press('End')
  await expect(more).toBeHidden()
  expect((await card.boundingBox())?.height).toBe(height)
  // The last place is now visible.
  await expect(list.getByRole('listitem').last()).toBeInViewport()
})
