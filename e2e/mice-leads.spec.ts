import { en } from '#src/sites/mice/leads/locale/en'
import { ko } from '#src/sites/mice/leads/locale/ko'
import { expectAccessible } from './support/axe'
import { api, expect, holdToken, test, visit } from './support/fixtures'
import { scanByKeys } from './support/gates'
import { textPattern } from './support/journey'
import { aSharingVisitor } from './support/mice'

const own = { en, ko }
/** In English at a desk, in Korean on a phone. */
const walked = { en: {}, ko: { tag: '@phone' } }

/** The token of the exhibitor of the demonstration, whose booth is paid. */
async function theExhibitor(): Promise<string> {
  const body = { email: 'exhibitor@naru.test', password: 'Passw0rd1', site: 'mice' }
  return (await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body })).accessToken
}

for (const lang of ['en', 'ko'] as const) {
  const t = own[lang]
  test.describe(`leads of an exhibitor in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'a badge is scanned and annotated offline, survives closing the tab, and becomes a lead once online',
      walked[lang],
      async ({ page, context }) => {
        const name = `Bada ${lang === 'en' ? 'Lindqvist' : 'Okafor'}`
        const [visitor, token] = await Promise.all([aSharingVisitor(name), theExhibitor()])
        await holdToken(page, token)
        await visit(page, '/mice/leads')
        await expect(page.getByText(t.scan.first)).toBeVisible()

        await context.setOffline(true)
        await scanByKeys(page, visitor.code)
        const latest = page.getByRole('region', { name: t.scan.latest })
        await expect(latest.getByText(t.result.kept.text)).toBeVisible()
        const notes = latest.getByRole('form', { name: t.notes.title })
        await notes.getByLabel(textPattern(t.notes.words)).fill('A congress in May, 300 people')
        await notes.getByLabel(t.notes.next).selectOption('offer')
        await notes.getByRole('button', { name: t.notes.save }).click()
        await expect(page.getByRole('heading', { name: t.device.title })).toBeVisible()
        await expect(page.getByRole('listitem').getByText('A congress in May, 300 people')).toBeVisible()
        await expect(page.getByText(t.offline.title, { exact: true })).toBeVisible()
        // Who it is is not on the device.
        await expect(page.getByText(name)).toHaveCount(0)
        await expectAccessible(page, 'leads without a network')

        // The tab is closed with the scan unsent; the next one sends it.
        await page.close()
        await context.setOffline(false)
        const later = await context.newPage()
        await holdToken(later, token)
        const sent = later.waitForResponse((each) => /\/scans\b/.test(each.url()) && each.ok())
        await visit(later, '/mice/leads')
        await sent
        await expect(later.getByRole('heading', { name: t.device.title })).toBeHidden()
        await visit(later, '/mice/leads?tab=leads')
        const lead = later.getByRole('listitem').filter({ hasText: visitor.email })
        await expect(lead.getByRole('heading', { name })).toBeVisible()
        await expect(lead.getByText('A congress in May, 300 people')).toBeVisible()
        await expect(lead.getByText(t.next.offer)).toBeVisible()
        await expectAccessible(later, 'the list of leads')
        const download = later.waitForEvent('download')
        await later.getByRole('button', { name: t.file.vcf }).click()
        expect((await download).suggestedFilename()).toMatch(/^leads-\d{4}\.vcf$/)
      },
    )
  })
}
