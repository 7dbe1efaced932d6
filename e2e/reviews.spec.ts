import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './support/axe'
import { api, expect, expectAt, expectWidth, holdToken, reload, test, visit } from './support/fixtures'
import { agree, chooseDeparture, textPattern, type Words, words } from './support/journey'
import { aMember } from './support/members'
import { aPaidOrder, tour } from './support/orders'
import { daysBefore } from './support/time'

type Lang = 'en' | 'ko'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const narrowest = { width: 320, height: 568 }

interface Waiting {
  id: string
  product_id: string
  product_name: string
}

/** Goes to the reviews of a product and waits until they can be used: their code loads when they are near. */
async function useReviews(page: Page): Promise<void> {
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect(page.locator('#reviews [data-lazy]')).toHaveCount(0)
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()

/** A member who took a tour yesterday, which can be reviewed. */
async function aTraveler(lang: Lang): Promise<{ token: string; waiting: Waiting }> {
  const member = await aMember()
  const { order } = await aPaidOrder(member)
  await daysBefore(order, -1)
  const { token } = member
  const { items } = await api<{ items: Waiting[] }>('GET', `/api/v1/reviews/requests?lang=${lang}`, { token })
  const [waiting] = items
  if (!waiting) throw new Error('the tour does not wait for its review')
  return { token, waiting }
}

const widths = { en: desktop, ko: phone }

/** Axe finds nothing, in English on a desktop and in Korean on a phone, and nothing overflows at the narrowest width. */
async function expectGood(page: Page, lang: Lang, where: string): Promise<void> {
  await page.setViewportSize(widths[lang])
  await expectAccessible(page, where)
  await page.setViewportSize(narrowest)
  await expectWidth(page, narrowest.width, where)
  await page.setViewportSize(desktop)
}

const aPhoto = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

async function fill(page: Page, t: Words, title: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t.review.form.heading, exact: true }).fill(title)
  await page.getByRole('textbox', { name: t.review.form.content, exact: true }).fill(text)
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US', viewport: desktop })

    test('a guest reads reviews, filters them by a bar and sorts them; a member opens all of them and a photo', async ({
      page,
    }) => {
      await visit(page, '/product/detail/busan-coast-day')
      await expect(page.getByRole('heading', { name: t.review.section.title })).toBeVisible()
      await useReviews(page)
      const bar = page.getByRole('list', { name: t.review.summary.bars }).getByRole('link').nth(1)
      await bar.click()
      await expectAt(page, /\/product\/detail\/busan-coast-day\?stars=4#reviews$/)
      await expect(page.locator('#reviews').getByRole('article')).toHaveCount(1)
      await reload(page)
      await expect(page.locator('#reviews').getByRole('article')).toHaveCount(1)
      await useReviews(page)
      await button(
        page,
        textPattern(t.ui.remove, { name: textPattern(t.review.list.stars_other, { count: 4 }).source }),
      ).click()
      await expectAt(page, /\/busan-coast-day#reviews$/)
      await expect(page.locator('#reviews').getByRole('article')).not.toHaveCount(1)
      await page.getByLabel(t.review.list.sort).selectOption('highest')
      await expect(page).toHaveURL(/\?sort=highest#reviews$/)
      await holdToken(page, (await aMember()).token)
      await visit(page, '/product/busan-coast-day/review?stars=4')
      await expect(page.getByRole('article')).toHaveCount(1)
      await button(
        page,
        textPattern(t.ui.remove, { name: textPattern(t.review.list.stars_other, { count: 4 }).source }),
      ).click()
      await expectAt(page, /\/review$/)
      await page.getByLabel(t.review.list.sort).selectOption('lowest')
      await expectAt(page, /sort=lowest/)
      await page.reload()
      await expect(page.getByLabel(t.review.list.sort)).toHaveValue('lowest')
      await page.getByRole('list', { name: t.review.summary.photos }).getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectGood(page, lang, 'the reviews of a product')
    })

    test('a traveler writes a review with a photo by keyboard, edits it and deletes it', async ({ page }) => {
      const { token, waiting } = await aTraveler(lang)
      const title = `${lang} ${randomUUID().slice(0, 8)}`
      await holdToken(page, token)
      await visit(page, '/review-request')
      const toReview = page.getByRole('link', { name: waiting.product_name, exact: true })
      await expect(toReview).toBeVisible()
      await expectGood(page, lang, 'the tours to review')
      await toReview.click()
      await expect(page.getByText(t.review.requests.thanks)).toBeVisible()
      await expectGood(page, lang, 'a tour to review')
      await page.getByRole('link', { name: t.review.requests.write, exact: true }).click()

      await button(page, t.review.form.submit).click()
      await expect(page.locator('[data-invalid]').first()).toBeVisible()
      await expectGood(page, lang, 'a review with nothing in it')
      await page.locator('[data-invalid] input[type=radio]').first().focus()
      await page.keyboard.press('Space')
      for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
      await expect(page.getByText(t.review.form.ratings.four, { exact: true })).toBeVisible()
      await fill(page, t, title, 'The wall at dusk, and chicken. 성벽의 저녁 풍경이 좋았습니다.')
      await page
        .getByLabel(t.review.photos.add)
        .setInputFiles([await aPhoto('one.jpg', '#0f766e'), await aPhoto('two.jpg', '#e4572e')])
      await page.getByLabel(textPattern(t.review.photos.alt, { index: 2 })).fill('dusk')
      await button(page, textPattern(t.review.photos.earlier, { index: 2 })).click()
      await expect(page.getByLabel(textPattern(t.review.photos.alt, { index: 1 }))).toHaveValue('dusk')
      await expectGood(page, lang, 'a review with two photos')

      // Typed and submitted input survives a reload.
      await page.reload()
      await expect(page.getByLabel(textPattern(t.review.photos.alt, { index: 1 }))).toHaveValue('dusk')
      await expect(page.getByRole('radio').nth(3)).toBeChecked()
      await button(page, t.review.form.submit).click()
      await agree(page, t)
      await expect(page.getByRole('heading', { level: 1, name: t.review.mine.title })).toBeVisible()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expectGood(page, lang, 'one’s own reviews')

      await page.goto(`/product/${waiting.product_id}/review`)
      await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Robin P.')

      await visit(page, '/user/review')
      await page.getByRole('link', { name: textPattern(t.review.mine.editOf, { title }) }).click()
      await expect(page.getByRole('radio').nth(3)).toBeChecked()
      await expectGood(page, lang, 'a review that is edited')
      await fill(page, t, `${title} again`, 'Even better the second time. 두 번째가 더 좋았습니다.')
      await button(page, t.review.form.save).click()
      await agree(page, t)
      await expect(page.getByRole('heading', { name: `${title} again` })).toBeVisible()

      await button(page, textPattern(t.review.mine.removeOf, { title: `${title} again` })).click()
      await agree(page, t)
      await expect(page.getByText(t.review.mine.empty)).toBeVisible()
      await expectGood(page, lang, 'no reviews')
    })

    test('a traveler submits a post, which then waits for approval', async ({ page }) => {
      const { token } = await aTraveler(lang)
      await holdToken(page, token)
      await visit(page, '/user/social-review')
      await expectGood(page, lang, 'posts elsewhere')
      const post = `https://www.instagram.com/p/${randomUUID().slice(0, 8)}/?igsh=1`
      await page.getByRole('textbox', { name: t.review.social.url }).fill(post)
      await button(page, t.review.social.submit).click()
      await agree(page, t)
      await expect(page.getByText(t.review.social.status.waiting)).toBeVisible()
      await expect(page.getByText(t.review.social.noneLeft)).toBeVisible()
    })
  })
}

test('an address of the reviews opens a product at them, and stays there while what is above loads', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, `/product/detail/${tour}#reviews`)
  await page.locator('html[data-font]').waitFor()
  await page.waitForLoadState('networkidle')
  const heading = page.locator('#reviews').getByRole('heading', { level: 2 }).first()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? Number.NaN).toBeLessThan(phone.height / 2)
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0)
})

test('the reviews of a product load their code when they are near; until then a choice above leaves them as the server rendered them', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const files: string[] = []
  await page.route(/\/assets\/review-board-/, async (route) => {
    files.push(route.request().url())
    await released
    await route.continue()
  })
  // No other test writes reviews of this product.
  await visit(page, '/product/detail/seoul-kimchi-cooking-class')
  const reviews = page.locator('#reviews').getByRole('article')
  const before = await reviews.allTextContents()
  expect(before.length).toBeGreaterThan(1)
  expect(files).toEqual([])
  await chooseDeparture(page, words.en)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect.poll(() => files).toHaveLength(1)
  await expect(page.locator('#reviews [data-lazy]')).toHaveCount(1)
  expect(await reviews.allTextContents()).toEqual(before)
  release()
  await useReviews(page)
  expect(await reviews.allTextContents()).toEqual(before)
})
