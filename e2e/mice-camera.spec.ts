import { ko as scanner } from '#src/kits/scanner/locale/ko'
import { ko as gate } from '#src/sites/admin/mice/locale/ko'
import { ko as leads } from '#src/sites/mice/leads/locale/ko'
import { ko as stand } from '#src/sites/mice/stand/locale/ko'
import { address } from './support/address'
import { browserSeeing } from './support/camera'
import { api, expect, holdToken, test, visit } from './support/fixtures'
import { aSharingVisitor } from './support/mice'

const name = 'Sori Halvorsen'
const phone = { baseURL: address, locale: 'ko-KR', viewport: { width: 390, height: 844 } }
const signIn = async (email: string, site: string) =>
  (await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body: { email, password: 'Passw0rd1', site } }))
    .accessToken

test('the camera of a phone reads a badge at the entrance, at a booth and at a stand, and is off once it is stopped', async () => {
  const [visitor, staff, operator, exhibitor] = await Promise.all([
    aSharingVisitor(name),
    signIn('mice-gate-staff@naru.test', 'admin'),
    signIn('operator@naru.test', 'admin'),
    signIn('exhibitor@naru.test', 'mice'),
  ])
  const browser = await browserSeeing(visitor.code)
  try {
    const atGate = await browser.newPage(phone)
    await holdToken(atGate, staff, 'admin')
    await visit(atGate, '/admin/mice/gate')
    await atGate.getByRole('button', { name: scanner.start }).click()
    const result = atGate.getByRole('listitem').filter({ hasText: name })
    await expect(result.getByText(gate.gate.result.valid, { exact: true })).toBeVisible()
    await expect(result.getByText(gate.gate.rehearsal)).toBeVisible()
    await atGate.getByRole('button', { name: scanner.stop }).click()
    await expect(atGate.locator('video')).toHaveCount(0)

    const atBooth = await browser.newPage(phone)
    await holdToken(atBooth, exhibitor)
    await visit(atBooth, '/mice/leads')
    await atBooth.getByRole('button', { name: scanner.start }).click()
    await expect(atBooth.getByRole('region', { name: leads.scan.latest }).getByText(name)).toBeVisible()

    const opened = { token: operator, body: { place: '카메라' } }
    const { token } = await api<{ token: string }>('POST', '/api/v1/admin/mice/stands', opened)
    const atStand = await browser.newPage(phone)
    await visit(atStand, `/mice/stand#${token}`)
    await expect(atStand.getByText(stand.rehearsalText)).toBeVisible()
    await atStand.getByRole('button', { name: scanner.start }).click()
    await expect(atStand.getByRole('button', { name: stand.badge.confirm })).toBeVisible()
    await expect(atStand.locator('video')).toHaveCount(0)
  } finally {
    await browser.close()
  }
})
