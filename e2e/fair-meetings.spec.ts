import { en } from '#src/sites/fair/meetings/locale/en'
import { ko } from '#src/sites/fair/meetings/locale/ko'
import { en as viewerEn } from '#src/sites/fair/viewer/locale/en'
import { expectAccessible } from './support/axe'
import { aPair, password } from './support/fair-office'
import { expect, expectAt, test, visit } from './support/fixtures'
import { walked, words } from './support/journey'

const { account } = words.en

test(
  'a buyer requests a meeting on a phone, the seller confirms on a desktop, and both calendars update live',
  walked.en,
  async ({ browser }) => {
    const { buyer, seller } = await aPair()
    const phone = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
    const desk = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } })
    const [mine, theirs] = [await phone.newPage(), await desk.newPage()]
    const [at, there] = [mine.getByRole('main'), theirs.getByRole('main')]

    await visit(mine, `/fair/ppipsa/business/list?q=${encodeURIComponent(seller.company)}`)
    await at.getByLabel(account.email.label, { exact: true }).fill(buyer.email)
    await at.getByLabel(account.password.label, { exact: true }).fill(password)
    await at.getByRole('button', { name: account.login.submit, exact: true }).click()
    await expectAt(mine, /\/business\/list\?q=/)
    await at.getByRole('link', { name: seller.company }).click()
    await at.getByRole('button', { name: en.request.button, exact: true }).click()
    const dialog = mine.getByRole('dialog')
    await dialog.getByRole('radio').last().check()
    await expectAccessible(mine, 'the request')
    await dialog.getByRole('button', { name: en.request.send, exact: true }).click()
    await expect(at.getByText(en.status.requested, { exact: true })).toBeVisible()

    await visit(theirs, '/fair/ppipsa/mypage/business/application')
    await there.getByLabel(words.ko.account.email.label, { exact: true }).fill(seller.email)
    await there.getByLabel(words.ko.account.password.label, { exact: true }).fill(password)
    await there.getByRole('button', { name: words.ko.account.login.submit, exact: true }).click()
    await expectAccessible(theirs, 'the requests')
    const request = there.getByRole('listitem').filter({ has: theirs.getByRole('link', { name: buyer.company }) })
    await request.getByRole('button', { name: ko.act.confirm, exact: true }).click()

    // Without any interaction on the phone, the other side's action arrives automatically.
    await expect(at.getByText(en.status.confirmed, { exact: true })).toBeVisible()
    await visit(theirs, '/fair/ppipsa/mypage?tab=calendar')
    await expect(there.getByText(buyer.company).first()).toBeVisible()
    await expectAccessible(theirs, 'the calendar')

    await visit(mine, '/fair-viewer')
    await expect(mine.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(mine, 'the big screen')
    await mine.getByRole('link', { name: viewerEn.toTimer }).click()
    await expect(mine.getByRole('button', { name: viewerEn.timer.bell, exact: true })).toBeVisible()
    await expectAccessible(mine, 'the timer')
    await Promise.all([phone.close(), desk.close()])
  },
)
