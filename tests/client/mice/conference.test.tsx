import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { miceSessions } from '#contract/mice/session'
import { shownDay } from '#src/kits/exhibition/countdown'
import { findCompanies } from '#src/sites/mice/company/find'
import { clashesOf, linesOf } from '#src/sites/mice/conference/overlaps'
import { aMember } from '#tests/support/factories'
import { aMiceFair, aMiceSession, aVisitor } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let fair: Awaited<ReturnType<typeof aMiceFair>>

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
})

const both = (text: string) => ({ en: text, ko: text })
const address = '/mice/conference/conference-1'

describe('the conference (product §2, §4)', () => {
  test('a seat is taken and given up; overlapping sessions are marked at both', async () => {
    await aMiceSession(shop.deps, { title: both('First') })
    await aMiceSession(shop.deps, { title: both('Second'), starts: '11:00', ends: '12:00', hall: 'a' })
    const visitor = await aVisitor(shop.deps, fair)
    const { user } = await renderApp(address, { shop, signedInAs: visitor })
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    await press('Reserve a seat: First')
    expect(await screen.findByText('At the same time as “First”')).toBeVisible()
    await press('Reserve a seat: Second')
    const mine = await screen.findByRole('region', { name: 'My sessions' })
    expect(await within(mine).findByText('Some of your sessions overlap')).toBeVisible()
    await press('Cancel seat: First')
    await press('Yes')
    await waitFor(() => expect(within(mine).queryByText('Some of your sessions overlap')).not.toBeInTheDocument())
    expect(await screen.findByRole('button', { name: 'Reserve a seat: First' })).toBeVisible()
  })

  test('a full session has a waitlist, and shows the position', async () => {
    const id = await aMiceSession(shop.deps, { title: both('Full'), seats: 1 })
    const [first, second] = [await aVisitor(shop.deps, fair), await aVisitor(shop.deps, fair)]
    await shop.call(miceSessions.take, { params: { id } }, { token: first.token })
    const { user } = await renderApp(address, { shop, signedInAs: second })
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list: Full' }))
    expect((await screen.findAllByText('Waiting: number 1'))[0]).toBeVisible()
  })

  test('redirects a member who is not registered to the registration', async () => {
    await aMiceSession(shop.deps, { title: both('Talk') })
    await renderApp(address, { shop, signedInAs: await aMember(shop.deps) })
    expect(await screen.findByRole('link', { name: 'Register to reserve: Talk' })).toHaveAttribute(
      'href',
      '/mice/register',
    )
  })

  test('redirects guests to the sign-in, and back', async () => {
    await aMiceSession(shop.deps, { title: both('Talk') })
    await renderApp(address, { shop })
    expect(await screen.findByRole('link', { name: 'Sign in to reserve: Talk' })).toHaveAttribute(
      'href',
      `/mice/login?next=${encodeURIComponent(address)}`,
    )
  })
})

describe('the calculations of the MICE fair’s pages', () => {
  const sectorName = () => '행사장'
  const at = (id: string, starts: string, ends: string, day = '2027-04-01') => ({ id, day, starts, ends })

  test('sessions overlap where they share a minute of a day, and not where one ends as the other begins', () => {
    const all = [at('a', '10:00', '11:00'), at('b', '10:30', '11:30'), at('c', '11:00', '12:00')]
    const others = [...all, at('d', '10:00', '12:00', '2027-04-02')]
    expect(clashesOf(at('a', '10:00', '11:00'), others).map(({ id }) => id)).toEqual(['b'])
    expect(linesOf(all)).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00'])
  })

  test('the day shown first is today, else the next day, else the last', () => {
    const days = ['2027-04-01', '2027-04-02'].map((day) => ({ day, opens: '10:00', closes: '18:00' }))
    const on = (today: string) => ({ figures: { ...fair, days }, today })
    expect(['2027-03-30', '2027-04-02', '2027-04-09'].map((today) => shownDay(on(today)))).toEqual([
      '2027-04-01',
      '2027-04-02',
      '2027-04-02',
    ])
  })

  test('exhibitors are found by name, text and booth, in either language', () => {
    const one = (id: string, name: string, number: string) => ({
      ...{ id, name: { en: name, ko: `${name} 센터` }, about: both('Halls'), sector: 'venue' as const, country: 'KR' },
      logo: null,
      booth: { number, hall: 'a', x: 0, y: 0, width: 3, height: 3 },
    })
    const companies = [one('1', 'Bom Naru', 'A01'), one('2', 'Miru', 'B12')]
    const found = (words: string, among: string[] | null = null) =>
      findCompanies(companies, { words, sector: null, among, lang: 'en', sectorName }).map(({ id }) => id)
    expect([found(''), found('bomnaru'), found('미루'), found('b12'), found('센터', ['2']), found('행사장')]).toEqual([
      ['1', '2'],
      ['1'],
      [],
      ['2'],
      ['2'],
      ['1', '2'],
    ])
  })

  test('exhibitors are sorted by the name that is shown', () => {
    const one = (id: string, en: string, ko: string) => ({
      ...{ id, name: { en, ko }, about: both(''), sector: 'venue' as const, country: 'KR', logo: null, booth: null },
    })
    const companies = [one('1', 'Bomnaru', '봄나루'), one('2', 'Daon', '다온'), one('3', 'Gaon', '가온')]
    const idsIn = (lang: 'en' | 'ko') =>
      findCompanies(companies, { words: '', sector: null, among: null, lang, sectorName }).map(({ id }) => id)
    expect([idsIn('en'), idsIn('ko')]).toEqual([
      ['1', '2', '3'],
      ['3', '2', '1'],
    ])
  })
})
