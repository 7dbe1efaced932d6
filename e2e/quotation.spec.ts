import { formatMoney } from '#contract/money'
import { expectAccessible } from './support/axe'
import { expect, mailTo, test, visit } from './support/fixtures'
import { agree, inWindow, payByCard, signIn, textPattern, words } from './support/journey'
import { anOperator } from './support/operator'
import { seen } from './support/orders'
import { anOffer, anOffered } from './support/quotations'

const say = {
  en: {
    title: 'Three days by the sea',
    wishes: 'Temples and the sea, for our class.',
    question: 'Is there an elevator?',
  },
  ko: {
    title: '바다를 따라 사흘',
    wishes: '우리 반 학생들과 사찰과 바다를 보고 싶습니다.',
    question: '엘리베이터가 있나요? 궁금합니다.',
  },
}
const total = 1_780_000

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const q = t.quotation
  const { title, wishes, question } = say[lang]
  test.describe(`a quotation in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('is requested, offered, mailed, accepted, paid by card, and listed among the reservations', async ({
      page,
      member,
    }) => {
      test.slow()
      // Typed input waits for the sign-in, and survives a reload.
      await visit(page, '/quotation')
      await signIn(page, t, member.email, member.password)
      await expect(page).toHaveURL(/\/quotation$/)
      await expect(page.getByRole('heading', { level: 1, name: q.title })).toBeVisible()
      await page.getByLabel(q.form.flexible).check()
      await page.getByLabel(t.shop.region.busan, { exact: true }).check()
      await page.getByLabel(q.form.wishes).fill(wishes)
      await page.reload()
      await expect(page.getByLabel(q.form.wishes)).toHaveValue(wishes)
      await expect(page.getByLabel(t.shop.region.busan, { exact: true })).toBeChecked()
      await page.getByRole('button', { name: q.form.send, exact: true }).click()
      await agree(page, t)
      await expect(page).toHaveURL(/\/quotation\/[0-9a-f-]{36}$/)
      await expect(page.getByText(textPattern(q.state.requested))).toBeVisible()

      // A question, its answer and the offer; the mail links back.
      await page.getByLabel(q.thread.question).fill(question)
      await page.getByRole('button', { name: q.thread.send, exact: true }).click()
      await expect(page.getByText(q.thread.waiting)).toBeVisible()
      const id = page.url().split('/').at(-1) ?? ''
      const operator = await anOperator()
      await operator.answer(id, 'Yes, the elevator is at exit 5.')
      await operator.offer(id, anOffer(title))
      const amount = formatMoney({ amount: total, currency: 'KRW' }, lang)
      const [mailed] = await mailTo(member.email, new RegExp(`[\\s\\S]*${title}[\\s\\S]*/quotation/${id}[\\s\\S]*`))
      expect(mailed).toContain(amount)

      await visit(page, `/quotation/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('Yes, the elevator is at exit 5.')).toBeVisible()
      await expect(page.getByRole('table', { name: q.offer.lines }).getByText('Coach and driver')).toBeVisible()
      await page.getByRole('button', { name: q.act.accept, exact: true }).click()
      await expect(page.getByText(textPattern(q.act.acceptText, { title, amount, minutes: 30 }))).toBeVisible()
      await expectAccessible(page, 'the question before accepting')
      await agree(page, t)

      // Only the payment is left, at exactly the offered price.
      await expect(page).toHaveURL(/\/purchase\/reservation\/payment\?order=NR/)
      await payByCard(page, t)
      await inWindow(page, t.approve)
      await expect(page).toHaveURL(/\/purchase\/payment-complete\/NR/)
      const orderId = page.url().split('/').at(-1) ?? ''
      expect(await seen(member, { id: orderId })).toMatchObject({ status: 'paid', amount_won: total })

      await visit(page, '/account/my-reservation')
      await page.getByRole('main').getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('button', { name: t.booking.act.voucher, exact: true })).toBeVisible()
      await expectAccessible(page, 'the reservation')
      await visit(page, `/quotation/${id}`)
      await expect(page.getByText(q.state.accepted, { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: q.state.reservation })).toBeVisible()
      await expectAccessible(page, 'what was accepted')
    })

    test('is declined in a dialog in which axe reports no violation', async ({ page, signedIn }) => {
      const { id } = await anOffered(signedIn)
      await visit(page, `/quotation/${id}`)
      await page.getByRole('button', { name: q.act.decline, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: q.act.declineTitle })
      await dialog.getByRole('button', { name: q.act.decline, exact: true }).click()
      await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible()
      await expectAccessible(page, 'declining')
      await dialog.getByLabel(q.act.reason).fill(wishes)
      await dialog.getByRole('button', { name: q.act.decline, exact: true }).click()
      await expect(page.getByText(q.state.declined)).toBeVisible()
      await expect(page.getByRole('button', { name: q.act.accept, exact: true })).toHaveCount(0)
    })
  })
}
