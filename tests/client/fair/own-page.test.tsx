import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { en as refusal } from '#contract/texts/refusal.en'
import { account } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { participant } from '#server/modules/fair/participant.table'
import { en as kit } from '#src/kits/account/locale/en'
import { en as deskKit } from '#src/kits/desk/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en as t } from '#src/sites/fair/account/locale/en'
import { en as company } from '#src/sites/fair/company/locale/en'
import { en as desk } from '#src/sites/fair/desk/locale/en'
import { en as records } from '#src/sites/fair/records/locale/en'
import { en as ui } from '#src/ui/locale/en'
import { aFair, type Company } from '#tests/support/fair'
import { aFairDesk, renderFairDesk } from '#tests/support/fair-desk'
import { confirmed } from '#tests/support/meetings'
import { reloaded, renderApp } from '#tests/support/render'

let place: Awaited<ReturnType<typeof aFairDesk>>

beforeEach(async () => {
  place = await aFairDesk()
})

const open = ({ token }: Pick<Company, 'token'>, search = '') =>
  renderApp(`/fair/ppipsa/mypage${search}`, {
    shop: place.shop,
    remember: () => sessionStorage.setItem(tokenKeys.business, token),
  })
const rowOf = async (id: string) => (await place.deps.db.select().from(participant).where(eq(participant.id, id)))[0]
const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{{${name}}}`, value), text)

describe('a company that the office has entered', () => {
  const entered = (change: Partial<typeof participant.$inferInsert> = {}) =>
    place.deps.db
      .update(participant)
      .set({ status: 'invited', ...change })
      .where(eq(participant.id, place.buyer.id))

  test('gives the required consents before its registration goes to the office', async () => {
    await entered()
    const { user } = await open(place.buyer)
    const form = await screen.findByRole('form', { name: t.mypage.accept })
    expect(screen.getByText(t.mypage.status.invited)).toBeVisible()
    const send = within(form).getByRole('button', { name: t.mypage.accept })
    await user.click(send)
    expect(within(form).getAllByText(refusal.validation.terms)).toHaveLength(3)
    expect(await rowOf(place.buyer.id)).toMatchObject({ status: 'invited' })
    // The optional one is left out.
    for (const label of [kit.consent.terms, kit.consent.privacy, t.register.provided])
      await user.click(within(form).getByRole('checkbox', { name: new RegExp(`^${label}`) }))
    await user.click(send)
    expect(await screen.findByText(t.mypage.status.submitted)).toBeVisible()
    expect(await rowOf(place.buyer.id)).toMatchObject({ status: 'submitted' })
    const [who] = await place.deps.db.select().from(account).where(eq(account.id, place.buyer.account_id))
    expect([who?.agreed_provided, who?.agreed_marketing]).toEqual([true, false])
  })

  test('can read each text that it consents to', async () => {
    await entered()
    const { user } = await open(place.buyer)
    const form = await screen.findByRole('form', { name: t.mypage.accept })
    await user.click(
      within(form).getByRole('button', { name: filled(kit.consent.readOf, { name: t.register.provided }) }),
    )
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  test('is told that its profile comes first, and its ticked boxes stay', async () => {
    await entered({ markets: [] })
    const { user } = await open(place.buyer)
    const form = await screen.findByRole('form', { name: t.mypage.accept })
    await user.click(within(form).getByRole('checkbox', { name: kit.consent.all }))
    await user.click(within(form).getByRole('button', { name: t.mypage.accept }))
    expect(await screen.findByText(refusal.fair.profileFirst)).toBeVisible()
    expect(within(form).getByRole('checkbox', { name: kit.consent.all })).toBeChecked()
    expect(await rowOf(place.buyer.id)).toMatchObject({ status: 'invited' })
  })
})

describe('a company asked for changes', () => {
  const city = () => screen.findByRole('textbox', { name: company.field.city })
  const cityOf = async () => (await rowOf(place.buyer.id))?.profile.city
  const asked = (change: Partial<typeof participant.$inferInsert> = {}) =>
    place.deps.db
      .update(participant)
      .set({ status: 'revision', ...change })
      .where(eq(participant.id, place.buyer.id))

  test('keeps what it types over a reload, and is told to save it before the registration is sent again', async () => {
    await asked()
    const before = await cityOf()
    const app = await open(place.buyer, '?tab=profile')
    await app.user.type(await city(), ' North')
    await reloaded(app, '/fair/ppipsa/mypage?tab=profile')
    await waitFor(async () => expect(await city()).toHaveValue(`${before} North`))
    await app.user.click(screen.getByRole('button', { name: t.mypage.again }))
    expect(await screen.findByText(t.mypage.unsaved)).toBeVisible()
    expect(await rowOf(place.buyer.id)).toMatchObject({ status: 'revision' })
    await app.user.click(screen.getByRole('button', { name: t.mypage.save }))
    expect(await screen.findByText(t.mypage.saved)).toBeVisible()
    expect(await cityOf()).toBe(`${before} North`)
    await app.user.click(screen.getByRole('button', { name: t.mypage.again }))
    expect(await screen.findByText(t.mypage.againDone)).toBeVisible()
    expect(await rowOf(place.buyer.id)).toMatchObject({ status: 'submitted' })
  })

  test('does not undo what the office changes while the page is open and read again', async () => {
    await asked()
    const { user, visitor } = await open(place.buyer, '?tab=profile')
    await user.type(await city(), ' North')
    const row = await rowOf(place.buyer.id)
    await asked({ company_en: 'Steppe Travel Group', version: (row?.version ?? 0) + 1, reason: 'Which city?' })
    await visitor.queries.invalidateQueries()
    await screen.findByText(/Which city\?/)
    expect(await screen.findByText(`${company.field.company_en}: Steppe Travel Group`)).toBeVisible()
    expect(await city()).toHaveValue(`${row?.profile.city} North`)
    await user.click(screen.getByRole('button', { name: deskKit.stale.keep }))
    await user.click(screen.getByRole('button', { name: t.mypage.save }))
    expect(await screen.findByText(t.mypage.saved)).toBeVisible()
    expect(await rowOf(place.buyer.id)).toMatchObject({
      company_en: 'Steppe Travel Group',
      profile: { city: `${row?.profile.city} North` },
    })
  })

  test('is offered both texts where it saved in another tab, also after a reload, and takes the newer one', async () => {
    await asked()
    const app = await open(place.buyer, '?tab=profile')
    await app.user.type(await city(), ' North')
    const row = await rowOf(place.buyer.id)
    const profile = { ...row?.profile, city: 'Astana' } as NonNullable<typeof row>['profile']
    await asked({ profile, version: (row?.version ?? 0) + 1 })
    await app.user.click(screen.getByRole('button', { name: t.mypage.save }))
    expect(await screen.findByText(`${company.field.city}: Astana`)).toBeVisible()
    expect(screen.queryByText(refusal.general.conflict)).toBeNull()
    await reloaded(app, '/fair/ppipsa/mypage?tab=profile')
    expect(await screen.findByText(`${company.field.city}: Astana`)).toBeVisible()
    expect(await city()).toHaveValue(`${row?.profile.city} North`)
    await app.user.click(screen.getByRole('button', { name: deskKit.stale.take }))
    await waitFor(async () => expect(await city()).toHaveValue('Astana'))
    expect(screen.queryByText(`${company.field.city}: Astana`)).toBeNull()
  })
})

describe('the test-company mark, at the desk', () => {
  const openAtDesk = () => renderFairDesk(`participants/${place.buyer.id}`, place)

  test('is set after its effect is explained, and removed the same way', async () => {
    const { user } = await openAtDesk()
    await user.click(await screen.findByRole('button', { name: desk.mark.test.button }))
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent(desk.mark.test.text)
    await user.click(within(question).getByRole('button', { name: ui.dialog.no }))
    expect(await rowOf(place.buyer.id)).toMatchObject({ is_test: false })
    await user.click(screen.getByRole('button', { name: desk.mark.test.button }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: ui.dialog.yes }))
    const real = await screen.findByRole('button', { name: desk.mark.real.button })
    expect(screen.getByText(desk.test, { exact: true })).toBeVisible()
    expect(await rowOf(place.buyer.id)).toMatchObject({ is_test: true })
    await user.click(real)
    const back = await screen.findByRole('dialog')
    expect(back).toHaveTextContent(desk.mark.real.text)
    await user.click(within(back).getByRole('button', { name: ui.dialog.yes }))
    expect(await screen.findByRole('button', { name: desk.mark.test.button })).toBeVisible()
    expect(screen.queryByText(desk.test, { exact: true })).toBeNull()
  })

  test('is refused while the company has meetings, with an explanation', async () => {
    await confirmed(place)
    const { user } = await openAtDesk()
    await user.click(await screen.findByRole('button', { name: desk.mark.test.button }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: ui.dialog.yes }))
    expect(await screen.findByText(refusal.fair.testMeetings)).toBeVisible()
    expect(await rowOf(place.buyer.id)).toMatchObject({ is_test: false })
  })
})

describe('another year', () => {
  async function nextYear(): Promise<{ token: string; year: number }> {
    await confirmed(place)
    place.deps.clock.advance({ days: 366 })
    const { year } = await aFair(place.deps)
    return { year, token: await issueToken(place.deps.db, place.deps.clock.now(), place.buyer.account_id, 'business') }
  }

  test('starts from the previous year’s profile, asks for consents, and waits for the office', async () => {
    const { token, year } = await nextYear()
    const { user } = await open({ token })
    expect(await screen.findByText(filled(t.again.open, { year: '2027' }))).toBeVisible()
    await user.click(screen.getByRole('link', { name: filled(t.again.button, { year: String(year) }) }))
    const form = await screen.findByRole('form', { name: filled(t.again.title, { year: String(year) }) })
    const name = within(form).getByRole('textbox', { name: company.field.company_en })
    expect(name).toHaveValue('Steppe Travel')
    await user.type(name, ' Group')
    await user.click(within(form).getByRole('button', { name: t.register.submit }))
    expect(within(form).getAllByText(refusal.validation.terms)).toHaveLength(3)
    await user.click(within(form).getByRole('checkbox', { name: kit.consent.all }))
    await user.click(within(form).getByRole('button', { name: t.register.submit }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: ui.dialog.yes }))
    expect(await screen.findByText(t.mypage.status.submitted)).toBeVisible()
    const rows = await place.deps.db
      .select()
      .from(participant)
      .where(eq(participant.account_id, place.buyer.account_id))
    expect(rows.map((row) => [row.year, row.company_en, row.status]).toSorted()).toEqual([
      [2027, 'Steppe Travel', 'approved'],
      [year, 'Steppe Travel Group', 'submitted'],
    ])
  })

  test('keeps the meetings of the previous year readable', async () => {
    const { token } = await nextYear()
    const { user } = await open({ token }, '?tab=records')
    expect(await screen.findByText('Saebom Clinic')).toBeVisible()
    expect(screen.getByText(records.unsaid)).toBeVisible()
    expect(screen.queryByRole('button', { name: records.open })).toBeNull()
    // Without a registration for this year there is no calendar, and no list of companies.
    expect(screen.queryByRole('tab', { name: t.mypage.calendar })).toBeNull()
    await user.click(screen.getByRole('tab', { name: t.mypage.account }))
    await waitFor(() => expect(screen.queryByRole('button', { name: t.mypage.withdraw })).toBeNull())
  })

  test('is the year shown in the desk’s lists, unless another one is chosen', async () => {
    await nextYear()
    const now = place.deps.clock.now()
    const token = await issueToken(place.deps.db, now, place.office.id, 'business')
    const { user } = await renderFairDesk('participants', { ...place, office: { ...place.office, token } })
    const choice = await screen.findByRole('combobox', { name: desk.filter.year })
    expect(screen.queryByText('Steppe Travel')).toBeNull()
    await user.selectOptions(choice, '2027')
    expect(await screen.findByText('Steppe Travel')).toBeVisible()
  })
})
