import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { en as kitEn } from '#src/kits/board/locale/en'
import { ko as kitKo } from '#src/kits/board/locale/ko'
import { en as threadEn } from '#src/kits/thread/locale/en'
import { ko as threadKo } from '#src/kits/thread/locale/ko'
import { en as boardEn } from '#src/sites/shop/board/locale/en'
import { ko as boardKo } from '#src/sites/shop/board/locale/ko'
import { expectAccessible } from './support/axe'
import { api, expect, expectAt, mailTo, reload, test, visit } from './support/fixtures'
import { agree, signIn, textPattern, walked, words } from './support/journey'

const texts = {
  en: { board: boardEn, kit: kitEn, thread: threadEn },
  ko: { board: boardKo, kit: kitKo, thread: threadKo },
}
const typed = {
  en: { title: 'A folding pushchair', content: 'May we bring a folding pushchair on the tour?' },
  ko: { title: '접이식 유모차', content: '투어에 접이식 유모차를 가져가도 되나요?' },
}
const sought = { en: { q: 'luggage', title: /luggage/i }, ko: { q: '수하물은', title: /수하물/ } }
const pdf = {
  name: 'ticket.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
}

/** The operator of the demo data, as the desk signs in. */
const operator = () =>
  api<{ accessToken: string }>('POST', '/api/v1/auth/signin', {
    body: { email: 'operator@naru.test', password: 'Passw0rd1', site: 'admin' },
  })

/** Answers the inquiry with this number. */
async function answer(number: string, content: string): Promise<void> {
  const { accessToken: token } = await operator()
  const desk = '/api/v1/admin/sites/shop/inquiries'
  const { items } = await api<{ items: { id: string; number: string }[] }>('GET', `${desk}?per_page=50`, { token })
  const one = items.find((row) => row.number === number)
  await api('POST', `${desk}/${one?.id}/answer`, { token, body: { content, seen: 1 } })
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const { board, kit, thread } = texts[lang]
  const say = typed[lang]

  const fill = async (page: Page) => {
    await page.getByLabel(kit.inquiry.type).selectOption('product')
    await page.getByLabel(kit.inquiry.title, { exact: true }).fill(say.title)
    await page.getByLabel(kit.inquiry.content, { exact: true }).fill(say.content)
  }
  const send = async (page: Page) => {
    await page.getByRole('button', { name: kit.inquiry.send, exact: true }).click()
    await agree(page, t)
  }

  test.describe(`boards and inquiries in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'a visitor follows the footer to the FAQ, finds an answer and reads a notice',
      walked[lang],
      async ({ page }) => {
        await visit(page, '/main')
        // By keyboard: sections above get their height as they come into view, and move the footer under a pointer.
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: lang === 'ko' ? '자주 묻는 질문' : 'FAQ' })
          .press('Enter')
        await expectAt(page, /\/board\/faq$/)
        await page.getByRole('main').getByRole('searchbox').fill(sought[lang].q)
        await page.getByRole('main').getByRole('searchbox').press('Enter')
        // The whole list has the question too.
        await expectAt(page, /\?q=/)
        const question = page.locator('details').filter({ hasText: sought[lang].title }).first()
        await question.locator('summary').click()
        await expect(question.locator('p').first()).toBeVisible()
        await page.getByRole('navigation', { name: kit.nav }).getByRole('link').nth(1).click()
        await expectAt(page, /\/board\/notice$/)
        await page.getByRole('main').getByRole('listitem').getByRole('heading').nth(1).getByRole('link').click()
        await expectAt(page, /\/board\/notice-detail\//)
        await page.getByRole('navigation', { name: kit.post.neighbors }).getByRole('link').first().click()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      },
    )

    test('a guest sends an inquiry, gets its number by mail, and receives the whole answer there', async ({ page }) => {
      const email = `guest-${randomUUID().slice(0, 12)}@people.test`
      await visit(page, '/board/contact-us-register')
      await page.getByLabel(kit.inquiry.email).fill(email)
      await fill(page)
      await page.locator('input[type=file]').setInputFiles(pdf)
      await send(page)
      await expect(page.getByRole('heading', { level: 2, name: kit.inquiry.sent })).toBeVisible()
      await expectAccessible(page, 'what a guest is told')
      const [number] = await mailTo(email, /IQ\d{6}-\w{8}/)
      await answer(number, 'It travels in the boot.')
      const [, again] = await mailTo(
        email,
        /It travels in the boot\.[\s\S]*(\/board\/contact-us-register\?about=IQ\S+)/,
      )
      await visit(page, again ?? '')
      await expect(page.getByLabel(kit.inquiry.about)).toHaveValue(number)
    })

    test(
      'a guest who signs in while writing keeps the typed text, sends the question, and reads the reply',
      walked[lang],
      async ({ page, member }) => {
        await visit(page, '/board/contact-us-register')
        await fill(page)
        await page.getByRole('main').getByRole('link', { name: board.register.signIn }).click()
        // Both pages have a field for an email address.
        await expect(page.getByRole('heading', { level: 1, name: t.account.login.title })).toBeVisible()
        await signIn(page, t, member.email, member.password)
        await expectAt(page, /\/board\/contact-us-register$/)
        await expect(page.getByLabel(kit.inquiry.content, { exact: true })).toHaveValue(say.content)
        await page.locator('input[type=file]').setInputFiles(pdf)
        await send(page)
        await expect(page).toHaveURL(/\/board\/contact-us-detail\//)
        const number = (await page.getByText(/^IQ\d{6}-\w{8}$/).textContent()) ?? ''
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: textPattern(thread.download, { name: pdf.name }) }).click()
        expect((await download).suggestedFilename()).toBe(pdf.name)
        await answer(number, 'It travels in the boot.')
        await reload(page)
        await expect(page.getByText('It travels in the boot.')).toBeVisible()
        await expectAccessible(page, 'the thread')
        await visit(page, '/board/contact-us')
        await expect(
          page.getByRole('main').getByRole('list').getByText(kit.status.answered, { exact: true }),
        ).toBeVisible()
        await expectAccessible(page, 'the inquiries')
      },
    )
  })
}
