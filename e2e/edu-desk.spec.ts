import { randomUUID } from 'node:crypto'
import { en as boardEn } from '#src/kits/board/locale/en'
import { ko as boardKo } from '#src/kits/board/locale/ko'
import { en as boardsEn } from '#src/kits/board-desk/locale/en'
import { ko as boardsKo } from '#src/kits/board-desk/locale/ko'
import { en as deskEn } from '#src/kits/desk/locale/en'
import { ko as deskKo } from '#src/kits/desk/locale/ko'
import { en as qnaEn } from '#src/kits/inquiry-desk/locale/en'
import { ko as qnaKo } from '#src/kits/inquiry-desk/locale/ko'
import { en as homeEn } from '#src/sites/edu-admin/home/locale/en'
import { ko as homeKo } from '#src/sites/edu-admin/home/locale/ko'
import { en as siteEn } from '#src/sites/edu-admin/locale/en'
import { ko as siteKo } from '#src/sites/edu-admin/locale/ko'
import { expectAccessible } from './support/axe'
import { api, expect, expectAt, mailTo, reload, test, visit } from './support/fixtures'
import { crossed, walked, words } from './support/journey'
import { anApplicant } from './support/members'

const texts = {
  en: { board: boardEn, desk: deskEn, boards: boardsEn, home: homeEn, site: siteEn, qna: qnaEn },
  ko: { board: boardKo, desk: deskKo, boards: boardsKo, home: homeKo, site: siteKo, qna: qnaKo },
}
const block = { en: 'Thanks, we are looking into it', ko: '접수 안내' }

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const { board, desk, boards, home, site, qna } = texts[lang]
  const language = { en: board.language.en, ko: board.language.ko }
  const named = (text: string, each: 'en' | 'ko') => text.replace('{{language}}', language[each])

  test.describe(`the reviewers’ desk in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'a reviewer signs in, answers a question with a text block, and publishes a notice that visitors see',
      walked[lang],
      async ({ page }) => {
        const applicant = await anApplicant(lang)
        const title = `A question ${randomUUID().slice(0, 8)}`
        const body = { type: 'documents', title, content: 'May the letter of our school be in Japanese?' }
        const question = await api<{ id: string; number: string }>('POST', '/api/v1/sites/edu-travel/inquiries', {
          token: applicant.token,
          body,
        })
        const main = page.getByRole('main')
        await visit(page, '/seouleduadmin/qna')
        await expect(page).toHaveURL(/\/signin\?next=/)
        await main.getByLabel(t.account.email.label, { exact: true }).fill('reviewer@naru.test')
        await main.getByLabel(t.account.password.label, { exact: true }).fill('Passw0rd1')
        await main.getByRole('button', { name: t.account.login.submit, exact: true }).click()

        await expect(page.getByRole('heading', { level: 1, name: site.title.qna })).toBeVisible()
        const sought = main.getByRole('searchbox', { name: new RegExp(qna.searched) })
        await sought.fill(question.number)
        await sought.press('Enter')
        await expect(main.getByRole('table', { name: site.title.qna }).getByRole('row')).toHaveCount(2)
        await expectAccessible(page, 'the questions')
        await main.getByRole('link', { name: title }).click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await main.getByRole('button', { name: qna.assigned.take }).click()
        await expect(main.getByRole('button', { name: qna.assigned.release })).toBeVisible()
        await main.getByRole('button', { name: desk.blocks.insert }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('button', { name: desk.blocks.new })).toHaveCount(0)
        await dialog.getByRole('searchbox', { name: desk.blocks.search }).fill(block[lang])
        await expectAccessible(page, 'the text blocks')
        await dialog.getByRole('button', { name: block[lang] }).click()
        const answer = main.getByRole('textbox', { name: qna.answer.text })
        await expect(answer).toHaveValue(new RegExp(`Mei Tanaka[^]*${question.number}`))
        await expect(answer).toBeFocused()
        await reload(page)
        await expect(answer).toHaveValue(new RegExp(question.number))
        await main.getByRole('button', { name: qna.answer.send }).click()
        await expect(main.getByText(board.status.answered, { exact: true })).toBeVisible()
        await expect(answer).toHaveValue('')
        await mailTo(applicant.email, new RegExp(`/seouledutravel/qna/list-detail/${question.id}`))

        const notice = `Notice ${randomUUID().slice(0, 8)}`
        await visit(page, '/seouleduadmin/faq?board=notice')
        await main.getByRole('link', { name: boards.write }).click()
        for (const each of ['en', 'ko'] as const) {
          await main.getByRole('textbox', { name: named(boards.field.title, each) }).fill(`${notice} ${each}`)
          await main.getByRole('textbox', { name: named(boards.field.content, each) }).fill('## Open\n\n- **one**')
          const preview = main.getByRole('region', { name: named(boards.preview, each) })
          await expect(preview.getByRole('heading', { name: 'Open' })).toBeVisible()
        }
        await expectAccessible(page, 'the new post')
        await reload(page)
        await expect(main.getByRole('textbox', { name: named(boards.field.title, 'en') })).toHaveValue(`${notice} en`)
        await main.getByRole('button', { name: boards.saveDraft }).click()
        await expectAt(page, /\/board-edit\//)
        const shows = { en: 'A map of Seoul', ko: '서울 지도' }
        for (const each of ['en', 'ko'] as const) {
          const column = main.getByRole('region', { name: language[each], exact: true })
          await column.getByRole('button', { name: boards.mark.picture }).click()
          if (each === 'en') await dialog.getByLabel(boards.picture.add).setInputFiles('public/social/edu-travel.png')
          await expect(dialog.getByRole('radio')).toBeChecked()
          await dialog.getByRole('textbox', { name: named(boards.picture.alt, each) }).fill(shows[each])
          if (each === 'en') await expectAccessible(page, 'a picture for a post')
          await dialog.getByRole('button', { name: boards.picture.put, exact: true }).click()
          await expect(column.getByRole('img', { name: shows[each] })).toBeVisible()
        }
        // The draft was saved with the same message, which may still be shown.
        await expect(page.getByText(boards.saved)).toHaveCount(0)
        await main.getByRole('button', { name: boards.save, exact: true }).click()
        await expect(page.getByText(boards.saved)).toBeVisible()
        await main.getByRole('button', { name: boards.publish.now }).click()
        await expect(main.getByRole('link', { name: boards.publish.see })).toBeVisible()
        await expectAccessible(page, 'the post')

        await visit(page, '/seouledutravel')
        await page.getByRole('link', { name: `${notice} ${lang}` }).click()
        await expect(page.getByRole('heading', { level: 1, name: `${notice} ${lang}` })).toBeVisible()
        await expect(main.getByRole('heading', { level: 2, name: 'Open' })).toBeVisible()
        const picture = main.getByRole('img', { name: shows[lang] })
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
          .toBeGreaterThan(0)
        // The server's HTML has it too, with its dimensions.
        const html = await (await page.request.get(page.url(), { headers: { 'Accept-Language': lang } })).text()
        const [sent = ''] = new RegExp(`<img[^>]*alt="${shows[lang]}"[^>]*>`).exec(html) ?? []
        for (const part of [/loading="lazy"/, /width="\d+"/, /height="\d+"/]) expect(sent).toMatch(part)
      },
    )

    test('the figures of the home page link to their lists', crossed[lang], async ({ page }) => {
      await visit(page, '/seouleduadmin')
      const main = page.getByRole('main')
      await main.getByLabel(t.account.email.label, { exact: true }).fill('chief@naru.test')
      await main.getByLabel(t.account.password.label, { exact: true }).fill('Passw0rd1')
      await main.getByRole('button', { name: t.account.login.submit, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: site.title.home })).toBeVisible()
      await expectAccessible(page, 'the first page')
      const tile = main.getByRole('link', { name: new RegExp(home.next.submitted) }).first()
      await expect(tile).toHaveText(/\d/)
      await tile.click()
      await expectAt(page, /\/apply\?status=submitted$/)
      await expect(page.getByRole('heading', { level: 1, name: site.title.apply })).toBeVisible()
      await page.goBack()
      await expectAt(page, /\/seouleduadmin$/)
      await expect(page.getByRole('heading', { level: 1, name: site.title.home })).toBeVisible()
      await main.getByRole('combobox', { name: home.year.label }).selectOption({ index: 0 })
      await expect(page).toHaveURL(/\?year=\d{4}$/)
    })
  })
}
