import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { surveyDesk, tagLimits } from '#contract/survey/desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { surveyText } from '#server/modules/survey/survey.table'
import { type HoldTags, holdTags, tagText } from '#server/modules/survey/texts.service'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aParticipant, aSurveyTour, submitSurvey } from '#tests/support/survey'

let shop: Shop
let operators: [Person, Person]
/** Two text answers that are shown. */
let one: string
let other: string
const kind = 'preliminary' as const

beforeEach(async () => {
  shop = await aShop()
  const tour = await aSurveyTour(shop.deps)
  for (let at = 0; at < 5; at++)
    await submitSurvey(shop.deps, await aParticipant(shop.deps, tour), kind, { hopes: `Hope ${at}` })
  shop.deps.clock.set(new Date(shop.deps.clock.now().getTime() + 11 * 86_400_000))
  operators = [await anOperator(shop), await anOperator(shop)]
  const rows = await shop.deps.db.select().from(surveyText).orderBy(asc(surveyText.words))
  ;[one = '', other = ''] = rows.map(({ id }) => id)
})

const tag = (id: string, added: string[], removed: string[] = [], { token } = operators[0]) =>
  shop.call(surveyDesk.tag, { params: { kind, id }, body: { added, removed } }, { token })
const tagsOf = async (id: string) =>
  (await shop.deps.db.select().from(surveyText).where(eq(surveyText.id, id)))[0]?.tags

describe('tags of a text answer (product §3)', () => {
  test('are one tag in any case, spacing and form of characters; the first spelling stays', async () => {
    expect((await tag(one, ['Slow  food', '한국어'])).data).toEqual({ tags: ['Slow food', '한국어'] })
    expect((await tag(one, [' slow food', 'SLOW FOOD'])).data).toEqual({ tags: ['Slow food', '한국어'] })
    expect((await tag(other, ['SLOW\u00a0food ', '한국어'.normalize('NFD')])).data).toEqual({
      tags: ['Slow food', '한국어'],
    })
    expect((await shop.call(surveyDesk.tags, { params: { kind } }, { token: operators[0].token })).data).toEqual([
      { tag: 'Slow food', answers: 2 },
      { tag: '한국어', answers: 2 },
    ])
    // Removed in any spelling too, and a tag that is in use nowhere can be spelled in another way.
    for (const id of [one, other]) await tag(id, [], ['slow FOOD'])
    expect((await tag(one, ['SLOW food'])).data).toEqual({ tags: ['SLOW food', '한국어'] })
  })

  test('that a colleague added after the page was loaded stay, and so does what was removed', async () => {
    await tag(one, ['food', 'quiet'])
    await tag(one, ['walks'], ['food'])
    expect((await tag(one, ['music'], [], operators[1])).data.tags).toEqual(['music', 'quiet', 'walks'])
  })

  test('are limited, counting those of colleagues; nothing is recorded where nothing changes', async () => {
    const many = Array.from({ length: tagLimits.tags }, (_, at) => `Tag ${at}`)
    expect((await tag(one, many)).status).toBe(200)
    const refused = await tag(one, ['one more'])
    expect([refused.status, refused.refusal.code]).toEqual([400, 'survey.tooManyTags'])
    expect((await tag(one, ['one more'], ['tag 0'])).status).toBe(200)
    expect((await tag(one, ['one more', 'Tag 1'], ['never given'])).status).toBe(200)
    const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'survey.tagText'))
    expect(acts).toHaveLength(2)
    expect(acts.map(({ detail }) => detail)).toContainEqual({ added: 'one more', removed: 'Tag 0' })
  })

  test('of a length that is counted as composed characters', async () => {
    const longest = '한'.repeat(tagLimits.length)
    expect((await tag(one, [longest.normalize('NFD')])).data).toEqual({ tags: [longest] })
    expect((await tag(one, [`${longest}글`])).status).toBe(400)
  })
})

const waiting = async () => {
  const { rows } = await shop.deps.db.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Both operators tag at once, and neither writes before both have had the chance to read, which the lock is there to prevent. */
async function together(acts: readonly (readonly [id: string, tag: string])[], hold: HoldTags): Promise<void> {
  let both: Promise<unknown> | undefined
  await shop.deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${surveyText} in exclusive mode`)
    both = Promise.all(
      acts.map(([id, added], at) =>
        tagText(shop.deps, operators[at]?.id ?? '', { kind, id, added: [added], removed: [] }, hold),
      ),
    )
    await expect.poll(waiting).toBe(2)
  })
  await both
}
const unheld: HoldTags = () => Promise.resolve()

describe('two operators who tag the same answer at once', () => {
  const race = async (hold: HoldTags) => {
    await together(
      [
        [one, 'food'],
        [one, 'quiet'],
      ],
      hold,
    )
    return tagsOf(one)
  }

  test('both find their tag there', async () => {
    expect(await race(holdTags)).toEqual(['food', 'quiet'])
  })

  test('the control: one tag would be lost without the lock', async () => {
    expect(await race(unheld)).toHaveLength(1)
  })
})

describe('two operators who use a new tag in two spellings at once', () => {
  const race = async (hold: HoldTags) => {
    await together(
      [
        [one, 'Food'],
        [other, 'food'],
      ],
      hold,
    )
    return new Set([await tagsOf(one), await tagsOf(other)].flat()).size
  }

  test('use one spelling', async () => {
    expect(await race(holdTags)).toBe(1)
  })

  test('the control: it would be two tags without the lock', async () => {
    expect(await race(unheld)).toBe(2)
  })
})
