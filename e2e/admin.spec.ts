import { randomUUID } from 'node:crypto'
import { auditActs } from '#contract/audit-acts'
import { productColumns } from '#contract/product-import'
import { ko as desk } from '#src/kits/desk/locale/ko'
import { xlsxOf } from '#src/kits/desk/xlsx'
import { ko as inquiry } from '#src/kits/inquiry-desk/locale/ko'
import { ko as benefits } from '#src/sites/admin/benefits/locale/ko'
import { ko as imports } from '#src/sites/admin/imports/locale/ko'
import { ko as site } from '#src/sites/admin/locale/ko'
import { ko as reservations } from '#src/sites/admin/reservations/locale/ko'
import { ko as reviews } from '#src/sites/admin/reviews/locale/ko'
import { ko as ui } from '#src/ui/locale/ko'
import { deskSamples } from './support/desk-samples'
import { api, expect, mailTo, test, visit } from './support/fixtures'
import { words } from './support/journey'
import { expectFocusIn, tabTo } from './support/keyboard'
import { aMember } from './support/members'
import { aTransferOrder } from './support/orders'
import { aReview } from './support/reviewed'

const t = words.ko

test.use({ locale: 'ko-KR' })

/** The desktop version in English, with a full week's work, is in `operator-week.spec.ts`. */
test('an operator records a deposit, hides a review, gives a coupon and answers a question on a phone in Korean', {
  tag: '@phone',
}, async ({ page }) => {
  const member = await aMember()
  const order = await aTransferOrder(member)
  const samples = await deskSamples(member)
  const review = `Two stars ${randomUUID().slice(0, 8)}`
  await aReview(member, review)
  const title = `A pushchair ${randomUUID().slice(0, 8)}`
  await api('POST', '/api/v1/sites/shop/inquiries', {
    token: member.token,
    body: { type: 'product', title, content: 'May we bring a folding pushchair?' },
  })
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  const agree = () => page.getByRole('dialog').getByRole('button', { name: ui.dialog.yes, exact: true }).click()

  await visit(page, '/admin')
  await expect(page).toHaveURL(/\/signin\?next=/)
  await main.getByLabel(t.account.email.label, { exact: true }).fill('operator@naru.test')
  await main.getByLabel(t.account.password.label, { exact: true }).fill('Passw0rd1')
  await main.getByRole('button', { name: t.account.login.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: site.title.home })).toBeVisible()

  await visit(page, `/admin/reservations?q=${order.id}`)
  await main.getByRole('link', { name: order.bookings[0]?.reservation_number }).click()
  await main.getByLabel(reservations.deposit.amount).fill(String(order.amount_won))
  await press(reservations.deposit.act)
  await expect(main.getByText(reservations.next.requested)).toBeVisible()

  await visit(page, `/admin/reviews?q=${encodeURIComponent(review)}`)
  await main.getByRole('link', { name: review }).click()
  await press(reviews.hide.act)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: reviews.reason }).fill('It is about another tour.')
  await dialog.getByRole('button', { name: reviews.hide.act, exact: true }).click()
  await expect(main.getByText(auditActs['review.hide'].ko)).toBeVisible()
  await press(reviews.show.act)
  await expect(main.getByRole('button', { name: reviews.hide.act, exact: true })).toBeVisible()

  await visit(page, `/admin/coupons/${samples.coupon}`)
  await main.getByRole('textbox', { name: benefits.addresses }).fill(member.email)
  await press(benefits.issue.act)
  await agree()
  await expect(main.getByText(benefits.given.done_one.replace('{{count}}', '1'))).toBeVisible()

  await visit(page, `/admin/inquiries?q=${encodeURIComponent(title)}`)
  await main.getByRole('link', { name: title }).click()
  await main.getByRole('textbox', { name: inquiry.answer.text }).fill('Yes, there is room for it.')
  await press(inquiry.answer.send)
  await expect(main.getByText('Yes, there is room for it.')).toBeVisible()
  await mailTo(member.email, /\/board\/contact-us-detail\//)
})

test('an operator imports products and undoes the import by keyboard alone, also when the network ends in the middle', async ({
  page,
  context,
}) => {
  await visit(page, '/admin/products/import')
  const main = page.getByRole('main')
  await main.getByLabel(t.account.email.label, { exact: true }).fill('operator@naru.test')
  await main.getByLabel(t.account.password.label, { exact: true }).fill('Passw0rd1')
  await page.keyboard.press('Enter')
  const own = randomUUID().slice(0, 8)
  const heads = productColumns.map((column) => imports.products.column[column])
  const rows = [1, 2].map((nth) => {
    const names = { name_en: `Harbor walk ${nth} ${own}`, name_ko: `항구 산책 ${nth} ${own}` }
    const cells: Partial<Record<string, string>> = { site: 'shop', category: 'tours', region: 'busan', ...names }
    return productColumns.map((column) => cells[column] ?? '')
  })
  const file = main.getByLabel(desk.sheet.label)
  await tabTo(page, file)
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  const buffer = Buffer.from(await xlsxOf([{ name: 'Rows', heads, rows }]).arrayBuffer())
  await (await chooser).setFiles({ name: 'walks.xlsx', mimeType: 'application/octet-stream', buffer })
  const apply = main.getByRole('button', { name: imports.products.apply_other.replace('{{count}}', '2') })
  await expect(apply).toBeVisible()
  await expect(file).toBeFocused()

  await tabTo(page, apply)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(main.getByText(imports.failed.unfinished)).toBeVisible()
  await expect(apply).toBeFocused()
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(main.getByText(imports.products.done_other.replace('{{count}}', '2'))).toBeVisible()

  const recent = main.getByRole('region', { name: imports.recent.title })
  // The latest is first.
  await tabTo(page, recent.getByRole('button'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expectFocusIn(dialog)
  await tabTo(page, dialog.getByRole('button', { name: ui.dialog.yes, exact: true }))
  await page.keyboard.press('Enter')
  await expect(main.getByText(imports.recent.undone)).toBeVisible()
  await expect(recent.getByRole('heading', { name: imports.recent.title })).toBeFocused()
})
