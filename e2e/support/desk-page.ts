import { expect, type Locator, type Page } from '@playwright/test'
import { en as admin } from '#src/sites/admin/locale/en'
import { en as products } from '#src/sites/admin/products/locale/en'
import { en as ui } from '#src/ui/locale/en'
import { aPicture } from '#tests/support/pictures'
import { words } from './journey'

export const main = (page: Page): Locator => page.getByRole('main')
export const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click()
export const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true })

/** Confirms the page's question. */
export const agree = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: ui.dialog.yes, exact: true })
    .click()

/** Creates a product at the desk, from its names to its first picture, and puts it on sale; returns its id. */
export async function sellProduct(page: Page): Promise<string> {
  await page.getByRole('link', { name: admin.nav.products, exact: true }).click()
  await main(page).getByRole('link', { name: admin.title.newProduct }).click()
  const both = ['en', 'ko'] as const
  for (const lang of both) await field(page, `${products.text.name} (${products.language[lang]})`).fill('Night walk')
  await press(page, products.begin)
  for (const lang of both) {
    const texts = main(page).getByRole('group', { name: products.language[lang] })
    for (const name of ['summary', 'description', 'meeting_point'] as const) {
      await texts.getByLabel(products.text[name], { exact: true }).fill(`${name} of the walk`)
    }
  }
  await press(page, products.option.add)
  for (const lang of both) {
    await field(page, products.option.name.replace('{{language}}', products.language[lang])).fill('Standard')
  }
  await field(page, products.option.times).fill('09:00, 14:00')
  await field(page, words.en.catalog.band.adult).fill('50000')
  await press(page, products.save)
  await expect(page.getByText(products.saved)).toBeVisible()
  const buffer = await aPicture().png().toBuffer()
  await main(page).locator('input[type=file]').setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer })
  await field(page, products.picture.altEn).fill('A lamp')
  await field(page, products.picture.altKo).fill('등불')
  await press(page, products.picture.add)
  await press(page, products.publish.act)
  await agree(page)
  await expect(page.getByText(products.sale.open)).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}
