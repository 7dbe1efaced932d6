import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { educationNotes } from '#contract/education/notes'
import { review } from '#contract/education/review'
import { en as refusal } from '#contract/texts/refusal.en'
import { fillYears } from '#server/modules/education/year.defaults'
import { en as desk } from '#src/kits/desk/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en as siteTexts } from '#src/sites/edu-admin/locale/en'
import { en } from '#src/sites/edu-admin/review/locale/en'
import { testApi } from '#tests/support/api'
import { as, type EducationContext, inReview, manyInReview, peopleOfEducation } from '#tests/support/education'
import type { Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let context: EducationContext

beforeEach(async () => {
  shop = await aShop()
  await fillYears(shop.deps)
  context = { deps: shop.deps, api: testApi(shop.deps), ...(await peopleOfEducation(shop.deps)) } as EducationContext
})

const open = (path: string, who: Person) =>
  renderApp(path, { shop, remember: () => sessionStorage.setItem(tokenKeys.admin, who.token) })
const part = (name: string) => screen.findByRole('region', { name })
const button = (name: string) => screen.queryByRole('button', { name })

describe('an application at the desk', () => {
  let path: string
  let id: string

  beforeEach(async () => {
    id = await inReview(context)
    path = `/seouleduadmin/apply-detail/${id}`
  })

  test('shows a reviewer nothing that only chiefs may do', async () => {
    await open(path, context.reviewer)
    await part(en.part.decide)
    expect(screen.getByText(en.decide.waitsForChief)).toBeInTheDocument()
    expect([button(en.decide.approve), button(en.decide.reject)]).toEqual([null, null])
    expect(screen.getAllByRole('button', { name: en.decide.askBack })).toHaveLength(1)
    expect(screen.queryByLabelText(en.staff.assign)).toBeNull()
  })

  test('proposes the highest possible grant, and can be undone', async () => {
    const { user } = await open(path, context.chief)
    await part(en.part.decide)
    expect(screen.getByRole('textbox', { name: en.decide.won })).toHaveValue('2600000')
    await user.click(screen.getByRole('button', { name: en.decide.approve }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await user.click(await screen.findByRole('button', { name: en.decide.undo }))
    expect(await screen.findByRole('button', { name: en.decide.approve })).toBeInTheDocument()
    const { data } = await context.api.call(review.detail, { params: { id } }, as(context.chief))
    expect(data.timeline.slice(-2).map(({ act, won }) => [act, won])).toEqual([
      ['approve', 2_600_000],
      ['undo_decision', null],
    ])
  })

  test('keeps the focus in a part whose button is gone once its act is done', async () => {
    const { user } = await open(path, context.chief)
    await user.click(await screen.findByRole('button', { name: en.staff.take }))
    await waitFor(() => expect(button(en.staff.take)).toBeNull())
    expect(screen.getByRole('heading', { name: en.part.staff })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: en.decide.approve }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByRole('button', { name: en.decide.undo })
    expect(screen.getByRole('heading', { name: en.part.decide })).toHaveFocus()
  })

  test('asks for no confirmation of an amount that cannot be granted', async () => {
    const { user } = await open(path, context.chief)
    await part(en.part.decide)
    const amount = screen.getByRole('textbox', { name: en.decide.won })
    await user.clear(amount)
    await user.type(amount, '2600001')
    await user.click(screen.getByRole('button', { name: en.decide.approve }))
    expect(await screen.findByText(refusal.education.aboveRequested)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(amount).toHaveFocus()
  })

  test('is returned with a comment at a field, in the words of the form', async () => {
    const { user } = await open(path, context.reviewer)
    await user.click(
      await screen.findByRole('button', { name: en.askBack.about.replace('{{section}}', 'Students and teachers') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Field/ }), 'groups.2.count')
    await user.type(dialog.getByRole('textbox', { name: siteTexts.askBack.comment }), 'Do three teachers come?')
    await user.click(dialog.getByRole('button', { name: siteTexts.askBack.send }))
    expect(await screen.findByText(en.decide.none.revision_requested)).toBeInTheDocument()
    const { data } = await context.api.call(review.detail, { params: { id } }, as(context.reviewer))
    expect(data.revisions[0]?.sections).toEqual([
      { section: 'people', comments: [{ field: 'groups.2.count', text: 'Do three teachers come?' }] },
    ])
  })

  test('is returned for the section named last, and never for a field of another', async () => {
    const { user } = await open(path, context.reviewer)
    await user.click(
      await screen.findByRole('button', { name: en.askBack.about.replace('{{section}}', 'Students and teachers') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Field/ }), 'groups.2.count')
    await user.selectOptions(dialog.getByRole('combobox', { name: siteTexts.askBack.section }), 'support')
    await user.type(dialog.getByRole('textbox', { name: siteTexts.askBack.comment }), 'Why a coach?')
    await user.click(dialog.getByRole('button', { name: siteTexts.askBack.send }))
    expect(await screen.findByText(en.decide.none.revision_requested)).toBeInTheDocument()
    const { data } = await context.api.call(review.detail, { params: { id } }, as(context.reviewer))
    expect(data.revisions[0]?.sections).toEqual([
      { section: 'support', comments: [{ field: '', text: 'Why a coach?' }] },
    ])
  })

  test('accepts no scores and no action of a reviewer who declares a conflict of interest', async () => {
    const { user } = await open(path, context.reviewer)
    await user.click(await screen.findByRole('button', { name: en.conflict.declare }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: en.conflict.words }), 'My daughter is in this class.')
    await user.click(dialog.getByRole('button', { name: en.conflict.send }))
    expect(await screen.findByText(en.conflict.own)).toBeInTheDocument()
    expect(within(await part(en.part.scores)).getByText(en.scores.conflict)).toBeInTheDocument()
    expect([button(en.decide.askBack), button(en.staff.take)]).toEqual([null, null])
  })

  test.each([
    ['returns', en.decide.askBack, siteTexts.askBack.comment, siteTexts.askBack.send],
    ['rejects', en.decide.reject, en.decide.reason, en.decide.reject],
  ])('of two who act on it at once, the one who %s it later reads why not, above what was typed', async (...named) => {
    const [, act, field, send] = named
    const { user } = await open(path, context.chief)
    await user.click(await screen.findByRole('button', { name: act }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: field }), 'The stay is too short.')
    await context.api.call(
      review.askBack,
      {
        params: { id },
        body: { sections: [{ section: 'trip', comments: [{ field: '', text: 'Which school do you visit?' }] }] },
      },
      as(context.reviewer),
    )
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(await screen.findByText(en.decide.none.revision_requested)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: send }))
    expect(await dialog.findByText(refusal.education.step)).toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: field })).toHaveValue('The stay is too short.')
    const { data } = await context.api.call(review.detail, { params: { id } }, as(context.reviewer))
    expect(data.status).toBe('revision_requested')
  })

  test('says when a colleague has changed it, and keeps the typed text', async () => {
    const { user } = await open(path, context.chief)
    const note = await screen.findByRole('textbox', { name: en.notes.write })
    await user.type(note, 'I would like to')
    await context.api.call(
      educationNotes.add,
      { params: { id }, body: { text: 'The hotel is fine.', mentions: [] } },
      { ...as(context.reviewer), headers: { 'Idempotency-Key': crypto.randomUUID() } },
    )
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(await screen.findByText(desk.changed.title)).toBeInTheDocument()
    expect(await screen.findByText('The hotel is fine.')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: en.notes.write })).toHaveValue('I would like to')
  })
})

describe('bulk decisions', () => {
  const path = '/seouleduadmin/apply-approval'

  test('are for chiefs: a reviewer sees a message that says so', async () => {
    await open(path, context.reviewer)
    expect(await screen.findByRole('heading', { level: 1, name: desk.noRole.title })).toBeInTheDocument()
  })

  test('are granted in the chosen order with an amount each, and undone as a whole', async () => {
    await manyInReview(context, 3)
    const { user } = await open(path, context.chief)
    await user.click(await screen.findByRole('button', { name: en.approval.chooseAll }))
    const amounts = screen.getAllByRole('textbox')
    expect(amounts).toHaveLength(3)
    await user.clear(amounts[0] as HTMLElement)
    expect(screen.getByText(en.approval.wrong)).toBeInTheDocument()
    await user.type(amounts[0] as HTMLElement, '2600001')
    expect(await screen.findByText(en.approval.fault.above)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Grant 3 applications' })).toBeDisabled()
    await user.click(await screen.findByRole('button', { name: en.approval.drop }))
    await user.click(screen.getAllByRole('button', { name: /^Move .* down$/ })[0] as HTMLElement)
    const order = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))
    const confirm = await screen.findByRole('button', { name: 'Grant 2 applications' })
    await expect.poll(() => confirm.hasAttribute('disabled')).toBe(false)
    await user.click(confirm)
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(/^2 applications were granted/)).toBeInTheDocument()
    // The budget of the page, not of the last preview.
    expect(await screen.findByText(/: ₩5,200,000$/)).toBeInTheDocument()
    expect(order).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: en.approval.undo }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await expect.poll(() => screen.queryByText(/^2 applications were granted/)).toBeNull()
  })
})
