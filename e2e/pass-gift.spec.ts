import { randomUUID } from 'node:crypto'
import type { Data } from '#contract/endpoint'
import type { Order } from '#contract/order'
import type { PassScanAnswer, passGate } from '#contract/pass/gate'
import type { OwnPass } from '#contract/pass/order'
import { tokenKeys } from '#src/session/areas'
import { en as giftEn } from '#src/sites/seoulitepass/gift/locale/en'
import { ko as giftKo } from '#src/sites/seoulitepass/gift/locale/ko'
import { en as passesEn } from '#src/sites/seoulitepass/passes/locale/en'
import { ko as passesKo } from '#src/sites/seoulitepass/passes/locale/ko'
import { expectAccessible } from './support/axe'
import { api, expect, expectMail, mailTo, test, tokenIn, visit } from './support/fixtures'
import { register, saying, walked, words } from './support/journey'
import type { Member } from './support/members'
import { approve, confirm, submit } from './support/orders'
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

const passesOf = async (token: string) =>
  (await api<{ items: OwnPass[] }>('GET', '/api/v1/pass/passes', { token })).items

/** A pass of three visits, paid by card. */
async function bought(member: Member): Promise<OwnPass> {
  const { token } = member
  const body = { type: 'visits_3', adults: 1, children: 0 }
  const order = await api<Order>('POST', '/api/v1/pass/orders?lang=en', { token, key: randomUUID(), body })
  const nothing = { coupon_ids: [], points: 0 }
  const ready = await api<Order>('PUT', `/api/v1/orders/${order.id}/benefits?lang=en`, { token, body: nothing })
  const { payment } = await submit(member, ready)
  await confirm(await approve(order.id, payment?.amount ?? 0))
  const [pass] = await passesOf(token)
  if (!pass) throw new Error('the pass was not made')
  return pass
}

/** What the demo affiliate's staff see when they scan a code. */
async function scanned(code: string | null | undefined): Promise<PassScanAnswer['result'] | undefined> {
  const body = { site: 'seoulitepass', email: 'affiliate@naru.test', password }
  const { accessToken: token } = await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body })
  const { places } = await api<Data<typeof passGate.places>>('GET', '/api/v1/pass/gate', { token })
  const scans = [{ id: randomUUID(), code: code ?? '', at: new Date().toISOString() }]
  const [place] = places
  const answers = await api<PassScanAnswer[]>('POST', `/api/v1/pass/gate/${place?.id}/scans`, {
    token,
    body: { scans },
  })
  return answers[0]?.result
}

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
      const question = page.getByRole('dialog', { name: saying(passes.give.ask, { email }) })
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
      await expect(main.getByRole('img', { name: saying(passes.code) })).toBeVisible()
      await expectMail(member.email, accepted)

      expect(await passesOf(member.token)).toEqual([])
      const [got] = await passesOf(await tokenIn(page, 'member'))
      expect(await scanned(pass.code)).toBe('given')
      expect(await scanned(got?.code)).toBe('valid')
    })
  })
}
