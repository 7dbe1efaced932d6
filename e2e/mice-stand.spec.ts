import { en as account } from '#src/sites/mice/account/locale/en'
import { en } from '#src/sites/mice/stand/locale/en'
import { expectAccessible } from './support/axe'
import { api, expect, test, visit } from './support/fixtures'
import { scanByKeys } from './support/gates'
import { aSharingVisitor } from './support/mice'

/** The sizes of a PDF's pages, in points. */
const sheets = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((found) =>
    found.slice(1).map((side) => Math.round(Number(side))),
  )

test('a visitor checks in at a stand, and the badge prints on one sheet of A6', async ({ page }) => {
  const body = { email: 'operator@naru.test', password: 'Passw0rd1', site: 'admin' }
  const [visitor, { accessToken }] = await Promise.all([
    aSharingVisitor('Nuri Sandberg'),
    api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body }),
  ])
  const opened = { token: accessToken, body: { place: 'North entrance' } }
  const { token } = await api<{ token: string }>('POST', '/api/v1/admin/mice/stands', opened)
  await visit(page, `/mice/stand#${token}`)
  await expect(page.getByText(en.start.help)).toBeVisible()
  await scanByKeys(page, visitor.code)
  await expect(page.getByRole('textbox', { name: account.person.nameLatin })).toHaveValue('Nuri Sandberg')
  await page.getByRole('button', { name: en.badge.confirm }).click()
  await expect(page.getByRole('heading', { name: en.ready.title })).toBeVisible()
  await expectAccessible(page, 'a badge at a stand')
  // A6 is 105 × 148 mm.
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toEqual([[298, 420]])
})
