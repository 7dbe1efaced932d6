import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { inquiry } from '#contract/inquiry'
import { answerTimeDays, inquiryDesk } from '#contract/inquiry-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as kit } from '#src/kits/inquiry-desk/locale/en'
import { en } from '#src/sites/admin/inquiries/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anApplicant } from '#tests/support/education'
import { aMember, anAccount, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
let colleague: Person
let member: Person

const site = 'shop'
const staff = (name: string) => anAccount(shop.deps, { area: 'admin', role: 'operator', name })

beforeEach(async () => {
  shop = await aShop()
  person = await staff('Ana Reader')
  colleague = await staff('Ben Colleague')
  member = await aMember(shop.deps, { name: 'Maya Lind' })
})

const ask = async (title: string) => {
  const body = { type: 'product', title, content: 'May we bring a folding pushchair?' } as const
  return (await shop.call(inquiry.ask, { params: { site }, body }, { token: member.token })).data.id
}
const give = (id: string, to: string | null, by = colleague) =>
  shop.call(inquiryDesk.assign, { params: { site, id }, body: { person: to, seen: null } }, { token: by.token })
const reply = (id: string, { token }: Person) =>
  shop.call(inquiryDesk.answer, { params: { site, id }, body: { content: 'Yes, you may.', seen: 1 } }, { token })
const assigneeOf = async (id: string) =>
  (await shop.call(inquiryDesk.thread, { params: { site, id } }, { token: person.token })).data.assignee?.name ?? null
const part = async () => within(await screen.findByRole('region', { name: kit.assigned.title }))
const press = (name: string) => screen.getByRole('button', { name })

describe('who looks after an inquiry', () => {
  test('is the reader who takes it, then the colleague to whom it is handed over, then no one', async () => {
    const id = await ask('A pushchair')
    const { user } = await renderDesk(`/admin/inquiries/shop/${id}`, { shop, person })
    expect((await part()).getByText(kit.assigned.nobody)).toBeVisible()
    await user.click(press(kit.assigned.take))
    expect(await (await part()).findByText('Ana Reader')).toBeVisible()
    expect(screen.queryByRole('button', { name: kit.assigned.take })).toBeNull()
    await user.selectOptions(screen.getByLabelText(kit.assigned.handOver), 'Ben Colleague')
    expect(await assigneeOf(id)).toBe('Ana Reader')
    await user.click(press(kit.assigned.give.replace('{{name}}', 'Ben Colleague')))
    await waitFor(async () => expect(await assigneeOf(id)).toBe('Ben Colleague'))
    expect(await screen.findByText(kit.answer.ofColleague.replaceAll('{{name}}', 'Ben Colleague'))).toBeVisible()
    await user.click(press(kit.assigned.release))
    expect(await (await part()).findByText(kit.assigned.nobody)).toBeVisible()
    expect(await assigneeOf(id)).toBeNull()
  })

  test('is shown to the second of two who take it, and what was typed stays', async () => {
    const id = await ask('A pushchair')
    const { user } = await renderDesk(`/admin/inquiries/shop/${id}`, { shop, person })
    await part()
    const field = screen.getByRole('textbox', { name: kit.answer.text })
    await user.type(field, 'Yes, there is room.')
    await give(id, colleague.id)
    await user.click(press(kit.assigned.take))
    await screen.findByText(refusal.inquiry.assignedMeanwhile.replace('{{name}}', 'Ben Colleague'))
    await screen.findByRole('button', { name: kit.assigned.takeOver })
    expect(await screen.findByText(kit.changed)).toBeVisible()
    expect(field).toHaveValue('Yes, there is room.')
    expect(await assigneeOf(id)).toBe('Ben Colleague')
  })

  test('becomes the person who answers an unassigned one, whose time is shown', async () => {
    const id = await ask('A pushchair')
    shop.deps.clock.advance({ minutes: 200 })
    const { user } = await renderDesk(`/admin/inquiries/shop/${id}`, { shop, person })
    await part()
    await user.type(screen.getByRole('textbox', { name: kit.answer.text }), 'Yes, there is room.')
    await user.click(press(kit.answer.send))
    expect(await (await part()).findByText('Ana Reader')).toBeVisible()
    expect(screen.getByText(kit.fact.firstAnswer).nextElementSibling).toHaveTextContent('3 h 20 min')
  })
})

describe('the inbox', () => {
  const linksIn = () =>
    within(screen.getByRole('table', { name: /Inquiries/ }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('link').textContent)

  test('is narrowed to one’s own inquiries or to unassigned ones', async () => {
    const [mine, theirs] = [await ask('Mine'), await ask('Theirs')]
    await ask('Free')
    await give(mine, person.id)
    await give(theirs, colleague.id)
    const { user } = await renderDesk('/admin/inquiries', { shop, person })
    const filter = await screen.findByRole('combobox', { name: kit.assigned.title })
    await user.selectOptions(filter, kit.assigned.me)
    await waitFor(() => expect(linksIn()).toEqual(['Mine']))
    await user.selectOptions(filter, kit.assigned.nobody)
    await waitFor(() => expect(linksIn()).toEqual(['Free']))
    await user.selectOptions(filter, kit.assigned.any)
    await waitFor(() => expect(linksIn()).toHaveLength(3))
  })

  const times = kit.times.title_other.replace('{{count}}', String(answerTimeDays))

  test('shows how soon each site answered, and nothing before the first answer', async () => {
    const id = await ask('A pushchair')
    const before = await renderDesk('/admin/inquiries', { shop, person })
    await screen.findByRole('link', { name: 'A pushchair' })
    expect(screen.queryByRole('table', { name: times })).toBeNull()
    before.stop()
    shop.deps.clock.advance({ minutes: 2 * 24 * 60 + 185 })
    const now = await staff('Cho Later')
    await reply(id, now)
    await renderDesk('/admin/inquiries', { shop, person: now })
    const row = within(await screen.findByRole('table', { name: times })).getAllByRole('row')[1]
    expect(row).toHaveTextContent(`${en.site.shop}2 d 3 h1`)
  })

  test('of education travel offers the same to its reviewers', async () => {
    const reviewer = await anAccount(shop.deps, { area: 'admin', role: 'reviewer', name: 'Rei Viewer' })
    const applicant = await anApplicant(shop.deps)
    const body = { type: 'documents', title: 'A letter', content: 'May the letter be in Japanese?' } as const
    const at = { params: { site: 'edu-travel' } } as const
    const { id } = (await shop.call(inquiry.ask, { ...at, body }, { token: applicant.token })).data
    const { user } = await renderDesk(`/seouleduadmin/qna/${id}`, { shop, person: reviewer })
    await part()
    await user.click(press(kit.assigned.take))
    expect(await (await part()).findByText('Rei Viewer')).toBeVisible()
    expect(screen.getByLabelText(kit.assigned.handOver)).toHaveTextContent('Ana Reader')
    await user.click(screen.getAllByRole('link', { name: 'Questions' })[0] as HTMLElement)
    await user.selectOptions(await screen.findByRole('combobox', { name: kit.assigned.title }), kit.assigned.me)
    expect(await screen.findByRole('link', { name: 'A letter' })).toBeVisible()
  })
})
