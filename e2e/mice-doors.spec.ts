import { systemClock as clock } from '#server/ports/clock'
import { ko as account } from '#src/kits/account/locale/ko'
import { ko as desk } from '#src/kits/desk/locale/ko'
import { ko as admin } from '#src/sites/admin/locale/ko'
import { ko as mice } from '#src/sites/admin/mice/locale/ko'
import { en as staff } from '#src/sites/admin/staff/locale/en'
import { anAccount } from '#tests/support/factories'
import { inDatabase } from './support/database'
import { field, main, press } from './support/desk-page'
import { expect, holdToken, mailTo, test, untilTaken, visit } from './support/fixtures'
import { scanByKeys } from './support/gates'
import { textPattern } from './support/journey'
import { aSharingVisitor } from './support/mice'

const anOwner = () =>
  inDatabase((db) =>
    anAccount({ db, clock }, { area: 'admin', role: 'owner', name: 'Han Owner', agreed_terms_at: clock.now() }),
  )

test('an owner invites door staff, who set a password on a phone, admit a visitor, undo it, and can open no other page of the desk', async ({
  page,
  browser,
}) => {
  const [owner, visitor] = await Promise.all([anOwner(), aSharingVisitor('Garam Eriksen')])
  const email = `doors-${owner.id}@people.test`
  await holdToken(page, owner.token, 'admin')
  await visit(page, '/admin/staff/new')
  await field(page, staff.column.name).fill('Kong Dain')
  await field(page, staff.column.email).fill(email)
  await main(page).getByRole('radio', { name: staff.lang.ko }).check()
  await main(page).getByRole('checkbox', { name: staff.role['mice-gate-staff'] }).check()
  await press(page, staff.invite.act)
  const [, link = ''] = await mailTo(email, /(\/admin\/password-reset\/[\w-]+)/)

  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await visit(phone, link)
  await phone.getByLabel(account.password.new, { exact: true }).fill('Passw0rd1')
  await phone.getByLabel(account.password.confirmNew).fill('Passw0rd1')
  await phone.getByRole('button', { name: account.passwordReset.submit }).click()
  await expect(phone.getByText(account.passwordReset.done)).toBeVisible()
  await visit(phone, '/admin')
  await phone.getByLabel(account.email.label).fill(email)
  await phone.getByLabel(account.password.label, { exact: true }).fill('Passw0rd1')
  // The check-in loads itself again: only its own document may use the camera.
  const loaded = phone.waitForEvent('load')
  await phone.getByRole('button', { name: account.login.submit }).click()
  await loaded
  await untilTaken(phone)
  await expect(phone.getByRole('heading', { level: 1, name: admin.title.miceGate })).toBeVisible()

  await scanByKeys(phone, visitor.code)
  await expect(phone.getByText(mice.gate.result.valid, { exact: true }).first()).toBeVisible()
  await phone.getByRole('button', { name: textPattern(mice.gate.undoOf, { name: 'Garam Eriksen' }) }).click()
  await phone.getByRole('dialog').getByRole('button', { name: '예' }).click()
  await expect(phone.getByText(mice.gate.result.undone, { exact: true })).toBeVisible()

  await visit(phone, '/admin/members')
  await expect(phone.getByRole('heading', { level: 1, name: desk.noRole.title })).toBeVisible()
  await context.close()
})
