import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inquiry } from '#contract/inquiry'
import { inquiryDesk } from '#contract/inquiry-desk'
import { textBlocks } from '#contract/text-blocks'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as kit } from '#src/kits/board/locale/en'
import { en as desk } from '#src/kits/desk/locale/en'
import { en as t } from '#src/kits/inquiry-desk/locale/en'
import { aDesk, renderDesk } from '#tests/support/desk'
import { anApplicant } from '#tests/support/education'
import { anOperator } from '#tests/support/factories'

const site = 'edu-travel'
const block = {
  texts: {
    en: { title: 'Thanks', content: 'Dear {{name}}, by {{deadline}}' },
    ko: { title: '감사', content: '{{name}} 님, {{number}}' },
  },
}

async function aQuestion(role: 'reviewer' | 'chief' = 'reviewer', lang = 'en') {
  const place = await aDesk(role)
  const { call, deps } = place.shop
  const applicant = await anApplicant(deps, { name: 'Mei Tanaka', lang })
  const written = { type: 'documents', title: 'A letter', content: 'May the letter be in Japanese?' } as const
  const { data } = await call(inquiry.ask, { params: { site }, body: written }, { token: applicant.token })
  const operator = await anOperator(place.shop)
  await call(textBlocks.make, { params: { site }, body: block }, { token: operator.token })
  return {
    ...place,
    ...data,
    url: `/seouleduadmin/qna/${data.id}`,
    others: (content: string) =>
      call(
        inquiryDesk.answer,
        { params: { site, id: data.id }, body: { content, seen: 1 } },
        { token: operator.token },
      ),
    blocks: async () => (await call(textBlocks.list, { params: { site } }, { token: operator.token })).data,
  }
}
const answer = () => screen.findByRole('textbox', { name: t.answer.text })

describe('the answer to a question', () => {
  test('gets a text block at the cursor, in the language of the question, with known values filled in', async () => {
    const question = await aQuestion('reviewer', 'ko')
    const { user } = await renderDesk(question.url, question)
    await user.type(await answer(), 'Before. After.', { initialSelectionStart: 0 })
    const area = (await answer()) as HTMLTextAreaElement
    area.setSelectionRange(8, 8)
    await user.click(screen.getByRole('button', { name: desk.blocks.insert }))
    await user.click(await screen.findByRole('button', { name: /Thanks/ }))
    await waitFor(() => expect(area).toHaveValue(`Before. Mei Tanaka 님, ${question.number}After.`))
    expect(screen.queryByRole('button', { name: desk.blocks.new })).toBeNull()
  })

  test('is not sent while it contains a placeholder', async () => {
    const question = await aQuestion()
    const { user } = await renderDesk(question.url, question)
    await user.click(await screen.findByRole('button', { name: desk.blocks.insert }))
    await user.click(await screen.findByRole('button', { name: /Thanks/ }))
    await waitFor(async () => expect(await answer()).toHaveValue('Dear Mei Tanaka, by {{deadline}}'))
    await user.click(screen.getByRole('button', { name: t.answer.send }))
    expect(await screen.findByText(refusal.textBlocks.unfilled)).toBeVisible()
  })

  test('is sent, and the question is answered', async () => {
    const question = await aQuestion()
    const { user } = await renderDesk(question.url, question)
    await user.type(await answer(), 'Yes, with a few lines in English.')
    await user.click(screen.getByRole('button', { name: t.answer.send }))
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(await within(heading.parentElement as HTMLElement).findByText(kit.status.answered)).toBeVisible()
    expect(await answer()).toHaveValue('')
    await user.click(screen.getByRole('button', { name: t.close.act }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await user.click(await screen.findByRole('button', { name: t.reopen.act }))
    expect(await screen.findByRole('button', { name: t.close.act })).toBeVisible()
  })

  test('stays where a colleague has answered first, whose answer is then shown', async () => {
    const question = await aQuestion()
    const { user } = await renderDesk(question.url, question)
    await user.type(await answer(), 'No, only in Korean, please.')
    await question.others('Yes, with a few lines in English.')
    await user.click(screen.getByRole('button', { name: t.answer.send }))
    expect(await screen.findByText(refusal.inquiry.saidMeanwhile)).toBeVisible()
    expect(await screen.findByText('Yes, with a few lines in English.')).toBeVisible()
    expect(await answer()).toHaveValue('No, only in Korean, please.')
  })
})

test('a chief edits a text block that no colleague has changed, and sees the other version where one has', async () => {
  const question = await aQuestion('chief')
  const { user } = await renderDesk(question.url, question)
  await user.click(await screen.findByRole('button', { name: desk.blocks.insert }))
  await user.click(await screen.findByRole('button', { name: desk.blocks.editOne.replace('{{title}}', 'Thanks') }))
  const name = await screen.findByRole('textbox', { name: desk.blocks.name.en })
  await user.type(name, ' again')
  const [made] = await question.blocks()
  const operator = await anOperator(question.shop)
  const theirs = { ...block.texts, en: { title: 'Theirs', content: 'Other words' } }
  const params = { site, id: made?.id ?? '' } as const
  await question.shop.call(textBlocks.edit, { params, body: { texts: theirs, base: 1 } }, { token: operator.token })
  await user.click(screen.getByRole('button', { name: desk.blocks.save }))
  expect(await screen.findByText(desk.blocks.changed)).toBeVisible()
  expect(screen.getByText('Theirs')).toBeVisible()
  expect(name).toHaveValue('Thanks again')
  await user.click(screen.getByRole('button', { name: desk.blocks.keep }))
  await user.click(screen.getByRole('button', { name: desk.blocks.save }))
  await waitFor(async () => expect((await question.blocks())[0]?.texts.en.title).toBe('Thanks again'))
})
