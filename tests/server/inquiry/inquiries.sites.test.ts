import { beforeEach, describe, expect, it } from 'vitest'
import { inquiry } from '#contract/inquiry'
import { inquiryDesk } from '#contract/inquiry-desk'
import { inquiryTypes } from '#contract/inquiry-types'
import { type Site, siteRecords, sites } from '#contract/sites/sites'
import { inquiry as inquiryTable } from '#server/modules/inquiry/inquiry.table'
import { siteName } from '#server/modules/mail/mail.sites'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anAccount, anOperator, roleOf } from '#tests/support/factories'

const asking = sites.filter((site) => siteRecords[site].inquiries)
const silent = sites.filter((site) => !siteRecords[site].inquiries && siteRecords[site].area !== 'admin')
const title = 'One thing'
const content = 'We would like to know one thing.'
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
})

const somebody = (site: Site, lang: 'en' | 'ko' = 'en') => {
  const { area } = siteRecords[site]
  return anAccount(deps, { area, role: roleOf[area], name: 'Mei Tanaka', lang })
}
const ask = (site: Site, type: (typeof inquiryTypes)[number], token: string) =>
  api.call(inquiry.ask, { params: { site }, body: { type, title, content } }, { token })
const guestDraft = { title, content, email: 'guest@people.test', lang: 'en', about: '', homepage: '' } as const

describe.each(asking)('inquiries of %s (product §3)', (site) => {
  const { types, thread, again } = siteRecords[site].inquiries ?? { types: [], thread: () => '' }

  it('have the topics of its record, and no others', async () => {
    const { token } = await somebody(site)
    for (const type of inquiryTypes) {
      const { status, refusal } = await ask(site, type, token)
      expect([type, status, refusal?.code]).toEqual(
        types.includes(type) ? [type, 200, undefined] : [type, 400, 'validation.inquiryType'],
      )
    }
    expect(await deps.db.$count(inquiryTable)).toBe(types.length)
  })

  it.each(['en', 'ko'] as const)(
    'are confirmed and answered by mails in the reader’s language, %s, that name the site and link to its page',
    async (lang) => {
      const { token, email } = await somebody(site, lang)
      const { id, number } = (await ask(site, 'other', token)).data
      const operator = await anOperator({ deps })
      const body = { content: 'Certainly, and gladly so.', seen: 1 }
      await api.call(inquiryDesk.answer, { params: { site, id }, body }, { token: operator.token })
      await deps.jobs.drain(deps)
      const mails = deps.mails.filter(({ to }) => to === email)
      expect(mails).toHaveLength(2)
      for (const { subject, text, html } of mails) {
        expect(subject).toContain(number)
        if (lang === 'ko') expect(subject).toContain(`[${siteName(site, 'ko')}]`)
        expect(html).toContain(siteName(site, lang))
        expect(text).toContain(`http://naru.test${thread(id)}\n`)
      }
      expect(mails[1]?.text).toContain(body.content)
    },
  )

  it(`are ${again ? '' : 'not '}accepted from guests`, async () => {
    const { status } = await api.call(inquiry.askAsGuest, {
      params: { site },
      body: { ...guestDraft, type: 'other' },
    })
    expect([status, await deps.db.$count(inquiryTable)]).toEqual(again ? [200, 1] : [404, 0])
  })
})

it('are accepted nowhere else', async () => {
  for (const site of silent) {
    const { token } = await somebody(site)
    expect([site, (await ask(site, 'other', token)).status]).toEqual([site, 404])
  }
  expect(await deps.db.$count(inquiryTable)).toBe(0)
})
