import { randomUUID } from 'node:crypto'
import { auditActs } from '#contract/audit-acts'
import { systemClock as clock } from '#server/ports/clock'
import { en as inquiry } from '#src/kits/inquiry-desk/locale/en'
import { en as benefits } from '#src/sites/admin/benefits/locale/en'
import { en as products } from '#src/sites/admin/products/locale/en'
import { en as reservations } from '#src/sites/admin/reservations/locale/en'
import { en as reviews } from '#src/sites/admin/reviews/locale/en'
import { en as staff } from '#src/sites/admin/staff/locale/en'
import { anAccount } from '#tests/support/factories'
import { inDatabase } from './support/database'
import { agree, field, main, press, sellProduct } from './support/desk-page'
import { deskSamples } from './support/desk-samples'
import { api, expect, expectMail, holdToken, mailTo, test, visit } from './support/fixtures'
import { aMember } from './support/members'
import { aTransferOrder, somePlace } from './support/orders'
import { aReview } from './support/reviewed'

/** An owner also works at the desk. */
const anOwner = () =>
  inDatabase((db) =>
    anAccount({ db, clock }, { area: 'admin', role: 'owner', name: 'Han Owner', agreed_terms_at: clock.now() }),
  )

test('a week in the life of an operator: a product made and sold, seats of three days set, its reservation paid, moved, changed and canceled, a review hidden, a coupon given, a question answered, a colleague invited', async ({
  page,
}) => {
  const member = await aMember()
  const owner = await anOwner()
  const dialog = page.getByRole('dialog')
  /** Enters a reason in the open dialog, and submits it. */
  const explain = async (reason: string, submit: string) => {
    await dialog.getByRole('textbox', { name: reservations.reason }).fill(reason)
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  await holdToken(page, owner.token, 'admin')

  await visit(page, '/admin')
  const product = await sellProduct(page)

  await visit(page, `/admin/products/${product}/departures`)
  await main(page).getByRole('link', { name: products.month.after }).click()
  await expect(page).toHaveURL(/month=/)
  const days = main(page).getByRole('list', { name: products.month.label }).getByRole('button')
  await days.nth(2).hover()
  await page.mouse.down()
  await days.nth(4).hover()
  await page.mouse.up()
  await press(page, products.chosen.change)
  await dialog.getByLabel(products.option.capacity).fill('7')
  await dialog.getByRole('button', { name: products.plan.preview }).click()
  await dialog.getByRole('button', { name: products.chosen.apply_other.replace('{{count}}', '6') }).click()
  await expect(main(page).getByText(products.chosen.done_other.replace('{{count}}', '6'))).toBeVisible()
  await expect(main(page).getByText('0 of 7')).toHaveCount(6)

  await press(page, products.chosen.change)
  await dialog.getByRole('radio', { name: products.chosen.part.price }).check()
  await dialog.getByLabel(reservations.band.adult).fill('91000')
  await dialog.getByRole('button', { name: products.plan.preview }).click()
  await dialog.getByRole('button', { name: products.price.apply_other.replace('{{count}}', '3') }).click()
  await expect(main(page).getByText(products.price.done_other.replace('{{count}}', '3'))).toBeVisible()
  await expect(main(page).getByText(products.month.price.replace('{{price}}', '₩91,000'))).toHaveCount(3)

  const order = await aTransferOrder(member, 'en', await somePlace(product))
  const number = order.bookings[0]?.reservation_number ?? ''

  await visit(page, '/admin/deposits')
  const paid = `2027-03-02\t${order.amount_won.toLocaleString('en-US')}\tPARK ${number}\n2027-03-02\t1,230\tNOBODY`
  await field(page, reservations.statement.label).fill(paid)
  await press(page, reservations.statement.act)
  await expect(main(page).getByText(reservations.statement.state.none)).toBeVisible()
  await press(page, `${reservations.deposit.act} ${number}`)
  await expect(main(page).getByText(reservations.statement.recorded, { exact: true })).toBeVisible()
  await main(page).getByRole('link', { name: number }).click()
  await expect(main(page).getByText(reservations.next.requested)).toBeVisible()

  await press(page, reservations.move.act)
  await dialog.getByRole('radio', { name: new RegExp(reservations.move.same) }).check()
  await explain('The guide is on another walk then.', reservations.move.submit)
  await expectMail(member.email, /^New departure/)

  await press(page, reservations.party.act)
  await dialog.getByLabel(reservations.party.name, { exact: true }).nth(1).fill('KIM ANNA')
  await expect(dialog.getByText(reservations.move.same)).toBeVisible()
  await explain('Anna comes in place of Sam.', reservations.party.submit)
  await expect(main(page).getByText(/KIM ANNA/)).toBeVisible()
  await expectMail(member.email, /^Travelers changed/)

  await press(page, reservations.cancel.act)
  await explain('A storm is coming.', reservations.cancel.submit)
  await press(page, reservations.refund.sent)
  await agree(page)
  await expect(main(page).getByText(reservations.next.cancelled)).toBeVisible()

  const review = `Two stars ${randomUUID().slice(0, 8)}`
  await aReview(member, review)
  await visit(page, `/admin/reviews?q=${encodeURIComponent(review)}`)
  await main(page).getByRole('link', { name: review }).click()
  await press(page, reviews.hide.act)
  await explain('It is about another tour.', reviews.hide.act)
  await expect(main(page).getByText(auditActs['review.hide'].en)).toBeVisible()
  await press(page, reviews.show.act)
  await expect(main(page).getByRole('button', { name: reviews.hide.act, exact: true })).toBeVisible()

  const { coupon } = await deskSamples(member)
  await visit(page, `/admin/coupons/${coupon}`)
  await main(page).getByRole('textbox', { name: benefits.addresses }).fill(member.email)
  await press(page, benefits.issue.act)
  await agree(page)
  await expect(main(page).getByText(benefits.given.done_one.replace('{{count}}', '1'))).toBeVisible()

  const title = `A pushchair ${randomUUID().slice(0, 8)}`
  const content = 'May we bring a folding pushchair?'
  const written = { token: member.token, body: { type: 'product', title, content } }
  await api('POST', '/api/v1/sites/shop/inquiries', written)
  await visit(page, `/admin/inquiries?q=${encodeURIComponent(title)}`)
  await main(page).getByRole('link', { name: title }).click()
  await main(page).getByRole('textbox', { name: inquiry.answer.text }).fill('Yes, there is room for it.')
  await press(page, inquiry.answer.send)
  await mailTo(member.email, /\/board\/contact-us-detail\//)

  const colleague = `colleague-${randomUUID().slice(0, 8)}@people.test`
  await visit(page, '/admin/staff/new')
  await field(page, staff.column.name).fill('Seo Newcomer')
  await field(page, staff.column.email).fill(colleague)
  await main(page).getByRole('checkbox', { name: staff.role.operator }).check()
  await press(page, staff.invite.act)
  await mailTo(colleague, /\/admin\/password-reset\//)

  await visit(page, `/admin/audit?by=${owner.id}`)
  const acts = [
    ...(['product.create', 'product.publish', 'product.departures', 'order.deposit', 'booking.move'] as const),
    ...(['booking.party', 'booking.cancel', 'refund.sent', 'review.hide', 'coupon.issue', 'staff.invite'] as const),
  ]
  for (const name of acts.map((act) => auditActs[act].en))
    await expect(main(page).getByRole('cell', { name, exact: true })).toHaveCount(1)
})
