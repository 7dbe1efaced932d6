import { randomUUID } from 'node:crypto'
import { tokenKeys } from '#src/session/areas'
import { en as giftEn } from '#src/sites/seoulitepass/gift/locale/en'
import { ko as giftKo } from '#src/sites/seoulitepass/gift/locale/ko'
import { en as passesEn } from '#src/sites/seoulitepass/passes/locale/en'
import { ko as passesKo } from '#src/sites/seoulitepass/passes/locale/ko'
import { expectAccessible } from './support/axe'
import { expect, expectMail, mailTo, test, tokenIn, visit } from './support/fixtures'
import { register, textPattern, walked, words } from './support/journey'
import { bought, passesOf, scanned } from './support/pass'
import { enterFirst } from './support/signup'

const own = {
  en: {
    gift: giftEn,
    passes: passesEn,
    subject: /^A friend gave you a Seoulite Pass/,
    accepted: /^Your gift was accepted/,
  },
  ko: { gift: giftKo, passes: passesKo, subject: /친구가 패스를 선물했습니다/, accepted: /gift was accepted/ },
}
const password = 'Passw0rd1'

for (const lang of ['en', 'ko'] as const) {
  const { gift, passes, subject, accepted } = own[lang]
  const kit = words[lang]
  test.describe(`a pass as a gift in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('is given, opened by its link, and accepted with a new account', walked[lang], async ({ page, member }) => {
      const pass = await bought(member)
      const email = `friend-${randomUUID().slice(0, 8)}@naru.test`
      await visit(page, '/seoulitepass')
      await page.evaluate(
        ([key, value]) => sessionStorage.setItem(key as string, value as string),
        [tokenKeys.member, member.token],
      )
      await visit(page, '/seoulitepass/mypage')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: passes.give.act }).click()
      const dialog = page.getByRole('dialog', { name: passes.give.title })
      await dialog.getByLabel(passes.give.name, { exact: true }).fill('Sua Han')
      await dialog.getByLabel(passes.give.email, { exact: true }).fill(email)
      await dialog.getByLabel(passes.give.message).fill('Happy birthday!')
      await expectAccessible(page, 'the form of a gift')
      await dialog.getByRole('button', { name: passes.give.send }).click()
      const question = page.getByRole('dialog', { name: textPattern(passes.give.ask, { email }) })
      await question.getByRole('button', { name: kit.ui.dialog.yes, exact: true }).click()
      await expect(main.getByText(passes.state.given, { exact: true })).toBeVisible()
      await expectAccessible(page, 'a pass that waits for a friend')
      expect(await scanned(pass.code)).toBe('given')

      await expectMail(email, subject)
      const [link] = await mailTo(email, /\/seoulitepass\/gift#[\w-]{43}/)
      await page.evaluate(() => sessionStorage.clear())
      await visit(page, link)
      await expect(main.getByText('Happy birthday!')).toBeVisible()
      await expectAccessible(page, 'a gift that can be accepted')
      await main.getByRole('link', { name: gift.register }).click()
      await register(page, kit, email, password)
      await main.getByRole('link', { name: kit.account.registration.doneAction }).click()
      await enterFirst(page, kit)
      await main.getByRole('button', { name: gift.accept }).click()
      await expect(main.getByText(gift.accepted)).toBeVisible()
      await main.getByRole('link', { name: gift.toCode }).click()
      await expect(main.getByRole('img', { name: textPattern(passes.code) })).toBeVisible()
      await expectMail(member.email, accepted)

      expect(await passesOf(member.token)).toEqual([])
      const [got] = await passesOf(await tokenIn(page, 'member'))
      expect(await scanned(pass.code)).toBe('given')
      expect(await scanned(got?.code)).toBe('valid')
    })
  })
}
