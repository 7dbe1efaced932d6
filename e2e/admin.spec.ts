import { randomUUID } from 'node:crypto'
import { en as inquiryEn } from '#src/kits/inquiry-desk/locale/en'
import { ko as inquiryKo } from '#src/kits/inquiry-desk/locale/ko'
import { en as benefitsEn } from '#src/sites/admin/benefits/locale/en'
import { ko as benefitsKo } from '#src/sites/admin/benefits/locale/ko'
import { en as siteEn } from '#src/sites/admin/locale/en'
import { ko as siteKo } from '#src/sites/admin/locale/ko'
import { en as reservationsEn } from '#src/sites/admin/reservations/locale/en'
import { ko as reservationsKo } from '#src/sites/admin/reservations/locale/ko'
import { en as reviewsEn } from '#src/sites/admin/reviews/locale/en'
import { ko as reviewsKo } from '#src/sites/admin/reviews/locale/ko'
import { en as uiEn } from '#src/ui/locale/en'
import { ko as uiKo } from '#src/ui/locale/ko'
import { deskSamples } from './support/desk-samples'
import { api, expect, mailTo, test, visit } from './support/fixtures'
import { walked, words } from './support/journey'
import { aMember, type Member } from './support/members'
import { aPaidOrder, aTransferOrder } from './support/orders'
import { daysBefore } from './support/time'

const texts = {
  en: {
    inquiry: inquiryEn,
    benefits: benefitsEn,
    site: siteEn,
    reservations: reservationsEn,
    reviews: reviewsEn,
    ui: uiEn,
  },
  ko: {
    inquiry: inquiryKo,
    benefits: benefitsKo,
    site: siteKo,
    reservations: reservationsKo,
    reviews: reviewsKo,
    ui: uiKo,
  },
}

/** A review of a tour that a member took yesterday. */
async function aReview(member: Member, title: string): Promise<void> {
  const { order } = await aPaidOrder(member)
  await daysBefore(order, -1)
  const content = 'The guide knew every stone of the palace.'
  const body = { booking_id: order.bookings[0]?.id, rating: 2, title, content, lang: 'en', photos: [] }
  await api('POST', '/api/v1/reviews', { token: member.token, key: randomUUID(), body })
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const { inquiry, benefits, site, reservations, reviews, ui } = texts[lang]

  test.describe(`the operators’ desk in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'an operator records a deposit, hides a review, gives a coupon and answers a question',
      walked[lang],
      async ({ page }) => {
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
        await expect(main.getByText(site.history.reviewHidden)).toBeVisible()
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
      },
    )
  })
}
