import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type TextBlockDraft, textBlockLimits, textBlocks } from '#contract/text-blocks'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { textBlock } from '#server/modules/text-blocks/text-blocks.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anAccount, type Person } from '#tests/support/factories'

let deps: TestDeps
let api: TestApi
let chief: Person
let reviewer: Person

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  chief = await anAccount(deps, { area: 'admin', role: 'chief' })
  reviewer = await anAccount(deps, { area: 'admin', role: 'reviewer' })
})

const site = 'edu-travel'
const params = { site } as const
const as = ({ token }: Person) => ({ token })
const aBlock = (content = 'Dear {{name}}, thank you for {{ number }}.'): TextBlockDraft => ({
  texts: { en: { title: 'Thanks', content }, ko: { title: '감사 인사', content: '{{name}} 선생님, 감사합니다.' } },
})
const make = (who = chief, body = aBlock()) => api.call(textBlocks.make, { params, body }, as(who))
const list = async (who = reviewer) => (await api.call(textBlocks.list, { params }, as(who))).data

describe('a text block (product §3)', () => {
  test('is created, edited and removed by a chief, used by reviewers, and each change is logged', async () => {
    const { data: made } = await make()
    expect(await list()).toEqual([made])
    const one = { params: { site, id: made.id } } as const
    const body = { ...aBlock('Dear {{name}}, until {{deadline}}.'), base: made.version }
    const { data: edited } = await api.call(textBlocks.edit, { ...one, body }, as(chief))
    expect(edited).toMatchObject({ version: 2, texts: body.texts })
    expect((await api.call(textBlocks.remove, one, as(chief))).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await api.call(textBlocks.remove, one, as(chief))).refusal.code).toBe('textBlocks.notFound')
    const acts = await deps.db.select().from(auditEvent).where(eq(auditEvent.subject, made.id))
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['textBlock.edit', 'textBlock.make', 'textBlock.remove'])
  })

  test('is not changed by a reviewer, nor read or changed at the desk of another site', async () => {
    const { data: made } = await make()
    const one = { params: { site, id: made.id } } as const
    for (const { status } of [
      await make(reviewer),
      await api.call(textBlocks.edit, { ...one, body: { ...aBlock(), base: 1 } }, as(reviewer)),
      await api.call(textBlocks.remove, one, as(reviewer)),
      await api.call(textBlocks.list, { params: { site: 'shop' } }, as(chief)),
      await api.call(textBlocks.make, { params: { site: 'shop' }, body: aBlock() }, as(chief)),
    ]) {
      expect(status).toBe(403)
    }
    const operator = await anAccount(deps, { area: 'admin', role: 'operator' })
    const elsewhere = { params: { site: 'shop', id: made.id } } as const
    expect((await api.call(textBlocks.remove, elsewhere, as(operator))).status).toBe(404)
    expect(await list()).toEqual([made])
  })

  test('keeps the first of two parallel edits, and the second editor is told', async () => {
    const { data: made } = await make()
    const edit = (title: string) => {
      const { texts } = aBlock()
      const body = { texts: { ...texts, en: { ...texts.en, title } }, base: made.version }
      return api.call(textBlocks.edit, { params: { site, id: made.id }, body }, as(chief))
    }
    const answers = await Promise.all([edit('One'), edit('Other')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)
    expect(await list()).toEqual([won?.data])
  })

  test.each([
    ['an unknown placeholder', 'Dear {{passport}}'],
    ['an unclosed placeholder', 'Dear {{name}'],
    ['a nested placeholder', 'Dear {{na{{name}}me}}'],
  ])('is refused with %s', async (_, content) => {
    const { refusal } = await make(chief, aBlock(content))
    expect([refusal.code, refusal.field]).toEqual(['textBlocks.placeholder', 'texts.en.content'])
  })

  test('is refused where a language is missing, and where there are too many', async () => {
    const { ko } = aBlock().texts
    const { status } = await make(chief, { texts: { ko } } as never)
    expect(status).toBe(400)
    const values = Array.from({ length: textBlockLimits.most }, () => ({ ...aBlock(), site, updated_by: chief.id }))
    await deps.db.insert(textBlock).values(values as never)
    expect((await make()).refusal.code).toBe('textBlocks.tooMany')
  })
})
