import { expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { fairEdition } from '#contract/fair/edition'
import { fairMatching } from '#contract/fair/matching'
import { fairMeetings } from '#contract/fair/meeting'
import { fairParticipants } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairProgram } from '#contract/fair/program'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import { fairTurnout } from '#contract/fair/turnout'
import { fairViewer } from '#contract/fair/viewer'
import { fairWishes } from '#contract/fair/wish'
import { fillDefaults } from '#server/db/defaults'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aFairAdmin } from '#tests/support/fair'
import { setupOf, someFigures, someItem } from '#tests/support/fair-setup'
import { aFairSignup } from '#tests/support/fair-signup'
import { mailedCode } from '#tests/support/signup'

it('goes from an empty database to a published matching by API calls only (product §3, §4, §6)', async () => {
  const deps = await testDeps(await testDatabase())
  const api = testApi(deps)
  await fillDefaults(deps)
  const office = await aFairAdmin(deps)
  const asOffice = { token: office.token }
  expect((await api.call(fairEdition.current, {})).status).toBe(404)

  const [first, second] = ['2027-04-07', '2027-04-08'] as const
  const figures = someFigures(first, second, { registration_opens: '2027-03-01', requests_open: '2027-03-02' })
  const { data: made } = await api.call(fairSetupDesk.create, { body: figures }, asOffice)
  const of = setupOf(api, office, made.year)
  for (const day of [first, second]) await of.addSlots({ day, first: '10:00', minutes: 25, pause: 5, count: 4 })
  const row = {
    hall: 'a',
    number: 'A01',
    x: 2,
    y: 2,
    width: 3,
    height: 3,
    count: 4,
    direction: 'across',
    gap: 1,
  } as const
  const { data: booths } = await of.addBooths(row)
  await of.addItem(someItem(first))
  expect((await api.call(fairEdition.current, {})).status).toBe(404)
  expect((await of.announce(made.version)).status).toBe(200)

  expect((await api.call(fairEdition.current, {})).data).toMatchObject({ year: 2027, is_open: true, phase: 'requests' })
  expect((await api.call(fairEdition.booths, {})).data).toHaveLength(4)
  expect((await api.call(fairProgram.list, {})).data).toMatchObject([{ title: { en: 'Talk' }, changed: null }])
  expect((await api.call(fairViewer.day, {})).data).toMatchObject({ day: first, meetings: [] })

  const joined = async (email: string, phone: string, change: object) => {
    const code = await mailedCode(deps, api, email, 'fair')
    const body = aFairSignup({ email, phone, login_id: email, code, ...change })
    const { data } = await api.call(fairParticipants.register, { body })
    const signedIn = await api.call(auth.signin, { body: { email, password: body.password, site: 'fair' } })
    await api.call(fairParticipantsDesk.approve, { params: { id: data.id }, body: { base: 0 } }, asOffice)
    return { id: data.id, token: signedIn.data.accessToken }
  }
  const ofSeller = { side: 'seller', country: 'KR', sector: 'hospital', wanted_sectors: ['agency'], buyer_type: '' }
  const buyer = await joined('buyer@steppe.test', '+77015550001', {})
  const sellers = [
    await joined('one@clinic.test', '+77015550002', ofSeller),
    await joined('two@clinic.test', '+77015550003', ofSeller),
  ]
  for (const [at, { id }] of sellers.entries()) {
    const body = { booth_id: booths[at]?.id ?? '', base: 1 }
    expect((await api.call(fairParticipantsDesk.giveBooth, { params: { id }, body }, asOffice)).status).toBe(200)
    await api.call(fairWishes.save, { params: { id }, body: { priority: 1 } }, { token: buyer.token })
  }
  expect((await api.call(fairWishes.send, {}, { token: buyer.token })).data).toEqual({ sent: 2 })
  expect((await api.call(fairTurnout.show, {})).data).toMatchObject({ buyers: 1, sellers: 2 })

  const [{ id: slot_id } = { id: '' }] = (await of.slots()).data
  const request = await api.call(
    fairMeetings.ask,
    { body: { to: sellers[0]?.id ?? '', slot_id, attendees: 1, message: '' } },
    { token: buyer.token, headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )
  expect(request.status).toBe(200)

  const run = await api.call(fairMatching.start, { body: { mode: 'new', from_id: null } }, asOffice)
  await deps.jobs.drain(deps)
  const params = { id: run.data.id }
  expect((await api.call(fairMatching.run, { params }, asOffice)).data).toMatchObject({ status: 'done', meetings: 2 })
  const published = await api.call(fairMatching.publish, { params, body: { as: 'confirmed' } }, asOffice)
  expect(published.data).toEqual({ placed: 2, kept: 0, withdrawn: 0 })
  const mine = (await api.call(fairMeetings.list, {}, { token: buyer.token })).data
  expect(mine.map(({ status, booth }) => [status, booth?.number]).toSorted()).toEqual([
    ['confirmed', 'A01'],
    ['confirmed', 'A02'],
  ])
})
