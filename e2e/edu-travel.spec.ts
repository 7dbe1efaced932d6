import { randomUUID } from 'node:crypto'
import { en as boardEn } from '#src/kits/board/locale/en'
import { ko as boardKo } from '#src/kits/board/locale/ko'
import { en as ownEn } from '#src/sites/edu-travel/account/locale/en'
import { ko as ownKo } from '#src/sites/edu-travel/account/locale/ko'
import { en as homeEn } from '#src/sites/edu-travel/home/locale/en'
import { ko as homeKo } from '#src/sites/edu-travel/home/locale/ko'
import { expectAccessible } from './support/axe'
import { registerSchool } from './support/education-signup'
import { api, expect, expectAt, mailTo, test, visit } from './support/fixtures'
import { agree, crossed, words } from './support/journey'

const texts = {
  en: { board: boardEn, own: ownEn, home: homeEn },
  ko: { board: boardKo, own: ownKo, home: homeKo },
}
const typed = {
  en: { name: 'Mei Tanaka', title: 'A letter in Japanese', content: 'May the letter of our school be in Japanese?' },
  ko: { name: '다나카 메이', title: '일본어 확인서', content: '학교장 확인서를 일본어로 내도 될까요?' },
}
const answered = 'Yes, with a few lines in English.'

/** The operator of the demo data answers the question with this number. */
async function answer(number: string): Promise<void> {
  const body = { email: 'operator@naru.test', password: 'Passw0rd1', site: 'admin' }
  const { accessToken: token } = await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body })
  const desk = '/api/v1/admin/sites/edu-travel/inquiries'
  const { items } = await api<{ items: { id: string; number: string }[] }>('GET', `${desk}?per_page=50`, { token })
  const id = items.find((row) => row.number === number)?.id
  await api('POST', `${desk}/${id}/answer`, { token, body: { content: answered, seen: 1 } })
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const { board, own, home } = texts[lang]
  const say = typed[lang]

  test.describe(`education travel in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'a school checks whether its group is eligible, registers, asks a question and reads the answer by the link in a mail',
      crossed[lang],
      async ({ page }) => {
        const email = `school-${randomUUID().slice(0, 8)}@people.test`
        await visit(page, '/seouledutravel')
        const checker = page.getByRole('main')
        await checker.getByRole('spinbutton').fill('34')
        await checker.getByText(home.checker.plan.hotel).click()
        await checker.getByText(home.checker.plan.school).click()
        await expect(checker.getByRole('status').first()).toContainText(/4,000,000/)
        await expect(checker.getByRole('status').first()).toContainText(home.checker.verdict.met)

        await page.getByRole('link', { name: home.next.account.act }).press('Enter')
        await registerSchool(page, lang, { email, name: say.name })
        await expectAccessible(page, 'my page')
        await page.getByRole('main').getByRole('link', { name: own.mypage.questions }).click()
        await expectAt(page, /\/qna\/list$/)
        await page.getByRole('main').locator('a[href$="/qna/contact-us"]').first().click()
        await expectAt(page, /\/qna\/contact-us$/)
        await page.getByLabel(board.inquiry.type).selectOption('documents')
        await page.getByLabel(board.inquiry.title, { exact: true }).fill(say.title)
        await page.getByLabel(board.inquiry.content, { exact: true }).fill(say.content)
        await page.getByRole('button', { name: board.inquiry.send, exact: true }).click()
        await agree(page, t)
        await expect(page).toHaveURL(/\/qna\/list-detail\//)
        const thread = new URL(page.url()).pathname
        const [number] = await mailTo(email, /IQ\d{6}-[2-9A-Z]{8}/)
        await answer(number)
        await mailTo(email, new RegExp(`${answered}[^]*${thread}`))
        await visit(page, thread)
        await expect(page.getByText(answered)).toBeVisible()
        await expect(page.getByRole('main').getByText(board.status.answered, { exact: true })).toBeVisible()
        await expectAccessible(page, 'the answer')
      },
    )
  })
}
