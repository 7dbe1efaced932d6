import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { auditActs } from '#contract/audit-acts'
import { reviewDesk } from '#contract/review'
import { socialReviewDesk } from '#contract/social-review'
import { en as refusal } from '#contract/texts/refusal.en'
import { socialReview } from '#server/modules/reviews/reviews.table'
import { en as kit } from '#src/kits/desk/locale/en'
import { en } from '#src/sites/admin/reviews/locale/en'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aReview, aTrip } from '#tests/support/reviews'

let shop: Shop
let person: Person
let member: Person
let tour: TestProduct

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  tour = await aProduct(shop.deps)
})

const press = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))
const reviewNow = async (id: string) =>
  (await shop.call(reviewDesk.detail, { params: { id }, query: { lang: 'en' } }, { token: person.token })).data
const hide = async (id: string, { token }: Person) =>
  shop.call(reviewDesk.hide, { params: { id }, body: { reason: 'Names another guest.' } }, { token })
async function aPost() {
  await aTrip(shop.deps, member, tour)
  const values = { account_id: member.id, url: 'https://instagram.com/p/abc' }
  const [made] = await shop.deps.db.insert(socialReview).values(values).returning({ id: socialReview.id })
  return made?.id ?? ''
}
const postNow = async (id: string) =>
  (await shop.call(socialReviewDesk.detail, { params: { id } }, { token: person.token })).data

test('a review is found by its author, hidden with a reason, and shown again', async () => {
  const id = await aReview(shop, member, tour, { title: 'Never again' })
  await aReview(shop, await aMember(shop.deps, { name: 'Bo Berg' }), tour, { title: 'A fine day' })
  const { user } = await renderDesk('/admin/reviews?q=maya', { shop, person })
  expect(screen.queryByRole('link', { name: 'A fine day' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('link', { name: 'Never again' }))
  await screen.findByRole('heading', { level: 1, name: 'Never again' })
  await user.click(await press(en.hide.act))
  const question = await dialog()
  await user.click(question.getByRole('button', { name: en.hide.act }))
  expect(await question.findByText(refusal.validation.required)).toBeInTheDocument()
  await user.type(question.getByLabelText(new RegExp(en.reason)), 'It is about another tour.')
  await user.click(question.getByRole('button', { name: en.hide.act }))
  await screen.findByText(en.hide.done)
  expect(await reviewNow(id)).toMatchObject({ status: 'hidden', hidden_reason: 'It is about another tour.' })
  // The operator's own act triggers no notice, and is in the log with its reason.
  expect(screen.queryByText(kit.changed.title)).not.toBeInTheDocument()
  expect(await screen.findByText(auditActs['review.hide'].en)).toBeInTheDocument()
  await user.click(await press(en.show.act))
  await screen.findByText(en.show.done)
  expect((await reviewNow(id)).status).toBe('published')
})

test('where a colleague has hidden a review meanwhile, the operator is told and sees it', async () => {
  const id = await aReview(shop, member, tour)
  const { user } = await renderDesk(`/admin/reviews/${id}`, { shop, person })
  await user.click(await press(en.hide.act))
  const question = await dialog()
  await user.type(question.getByLabelText(new RegExp(en.reason)), 'It is about another tour.')
  await hide(id, await anOperator(shop))
  await user.click(question.getByRole('button', { name: en.hide.act }))
  expect(await question.findByText(refusal.general.conflict)).toBeInTheDocument()
  expect(await screen.findByText(kit.changed.title)).toBeInTheDocument()
})

test('reviews are filtered by stars and status, with the count of each', async () => {
  await aReview(shop, member, tour, { title: 'Five', rating: 5 })
  const bad = await aReview(shop, await aMember(shop.deps), tour, { title: 'One', rating: 1 })
  await hide(bad, person)
  const { user } = await renderDesk('/admin/reviews', { shop, person })
  await user.click(await screen.findByRole('link', { name: `${en.status.hidden} 1` }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Five' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'One' })).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText(en.column.rating), '5')
  expect(await screen.findByText(kit.list.empty)).toBeInTheDocument()
})

test('a post is approved after a confirmation, and its points are given', async () => {
  const id = await aPost()
  const { user } = await renderDesk('/admin/posts', { shop, person })
  await user.click(await screen.findByRole('link', { name: 'instagram.com/p/abc' }))
  await user.click(await press(en.approve.act))
  await user.click((await dialog()).getByRole('button', { name: 'Yes' }))
  await screen.findByText(en.approve.done)
  expect(await postNow(id)).toMatchObject({ status: 'approved', points: 2000 })
})

test('a post is rejected with a reason', async () => {
  const id = await aPost()
  const { user } = await renderDesk(`/admin/posts/${id}`, { shop, person })
  await user.click(await press(en.reject.act))
  const question = await dialog()
  await user.type(question.getByLabelText(new RegExp(en.reason)), 'It shows another trip.')
  await user.click(question.getByRole('button', { name: en.reject.act }))
  await screen.findByText(en.reject.done)
  expect(await postNow(id)).toMatchObject({ status: 'rejected', reason: 'It shows another trip.' })
})
