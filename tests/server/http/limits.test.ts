import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { guest } from '#contract/guest'
import { inquiry } from '#contract/inquiry'
import { siteOfArea } from '#contract/sites/sites'
import { createApp } from '#server/app'
import { addressOf, networksOf } from '#server/http/address'
import { inboxOf } from '#server/http/inbox'
import { databaseLimits, type Limits } from '#server/http/limits'
import { type TestApi, testApi } from '#tests/support/api'
import { type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps, testSettings } from '#tests/support/deps'
import { aMember, anAccount } from '#tests/support/factories'

const email = 'jiwoo@people.test'
const password = 'Abcdefg1'
let database: TestDatabase
let deps: TestDeps
let limits: Limits
let api: TestApi

beforeEach(async () => {
  database = await testDatabase()
  deps = await testDeps(database, { settings: testSettings({ TRUST_PROXY: '1' }) })
  limits = databaseLimits(database.pool)
  api = testApi(deps, limits)
})

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

describe('the client address', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['[::ffff:102:304]:80', '1.2.3.4'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['6.6.6.6, 1.2.3.4', '1.2.3.4'],
    // A value that is not an address is ignored: the socket's address counts.
    ['unknown', '9.9.9.9'],
    ['1.2.3.4.5', '9.9.9.9'],
    ['0x01020304', '9.9.9.9'],
    ['1.2.3.4:5678:9', '9.9.9.9'],
    ['_hidden', '9.9.9.9'],
    ['', '9.9.9.9'],
    [undefined, '9.9.9.9'],
  ])('behind one proxy that forwards %j is %s', (forwarded, address) => {
    expect(addressOf(forwarded, '::ffff:9.9.9.9', 1)).toBe(address)
  })

  it('is the socket’s where no proxy is trusted, whatever a header says, and where there are fewer than trusted', () => {
    expect(addressOf('1.2.3.4', '9.9.9.9', 0)).toBe('9.9.9.9')
    expect(addressOf('1.2.3.4', '9.9.9.9', 2)).toBe('9.9.9.9')
  })

  it('counts as its /64 and its /48 in IPv6, and as itself in IPv4', () => {
    expect(networksOf('2001:db8:1:2:3::4')).toEqual({ near: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' })
    expect(networksOf('1.2.3.4')).toEqual({ near: '1.2.3.4' })
  })
})

describe('a limit by network', () => {
  const ask = (address: string) => api.call(auth.checkEmail, { query: { email } }, from(address))

  it('treats all addresses of a /64 as one, with any port, and not those of another', async () => {
    const statuses = new Set<number>()
    for (let at = 0; at < 20; at++) statuses.add((await ask(`[2001:db8:1:2::${at}]:${4000 + at}`)).status)
    expect([...statuses]).toEqual([200])
    expect((await ask('2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await ask('2001:db8:1:3::1')).status).toBe(200)
  })

  it('counts those of a /48 together, more loosely', async () => {
    for (let at = 0; at < 8 * 60; at++) await limits.count('lookup', `2001:db8:1:${at.toString(16)}::1`)
    await expect(limits.count('lookup', '2001:db8:1:ffff::1')).rejects.toMatchObject({ status: 429 })
    await limits.count('lookup', '2001:db8:2::1')
  })

  it('does not let other networks use up an address’s allowance', async () => {
    for (let at = 0; at < 21; at++) await ask('1.1.1.1')
    expect([(await ask('1.1.1.1')).status, (await ask('2.2.2.2')).status]).toEqual([429, 200])
  })
})

describe('wrong passwords', () => {
  const signIn = (address: string, typed = password, area: 'member' | 'admin' = 'member') =>
    api.call(auth.signin, { body: { email, password: typed, site: siteOfArea(area) } }, from(address))
  const wrong = (address: string, area?: 'member' | 'admin') => signIn(address, 'Wrong1234', area)

  it.each(['member', 'admin'] as const)(
    'lock out the network they come from, for longer each time, and never the owner in another (%s)',
    async (area) => {
      await anAccount(deps, { area, role: area === 'admin' ? 'gate-staff' : 'general', email, password })
      for (let at = 0; at < 10; at++) expect((await wrong('1.1.1.1', area)).status).toBe(401)
      const shut = await signIn('1.1.1.1', password, area)
      expect([shut.status, shut.headers.get('retry-after')]).toEqual([429, '60'])
      expect((await signIn('2.2.2.2', password, area)).status).toBe(200)
    },
  )

  it('extend the lockout up to an hour', async () => {
    const pauses: number[] = []
    // Each round from the same network, long after it was admitted again.
    for (let round = 0; round < 8; round++) {
      let refusal: { retryAfter: number } | undefined
      while (!refusal) {
        await limits
          .attempt(email, '1.1.1.1')
          .then((attempt) => attempt.wrong())
          .catch((error) => (refusal = error))
      }
      pauses.push(refusal.retryAfter)
      await database.pool.query("delete from rate_limit where key like 'wrong:here%' or key like 'wrong:network%'")
    }
    expect(pauses).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600])
  })

  it('are counted before they are known to be wrong, so that parallel attempts are no more than sequential ones', async () => {
    await aMember(deps, { email, password })
    const all = await Promise.all(Array.from({ length: 25 }, () => wrong('1.1.1.1')))
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('are all that counts: repeated successful sign-ins cause no lockout', async () => {
    await aMember(deps, { email, password })
    for (let at = 0; at < 15; at++) expect((await signIn('1.1.1.1')).status).toBe(200)
    expect((await wrong('1.1.1.1')).status).toBe(401)
  })

  it('are emailed to the owner, once a day however many they are, and are not emailed where there is no account', async () => {
    await aMember(deps, { email, password, name: 'Jiwoo' })
    for (const who of [email, 'nobody@people.test']) {
      for (let at = 0; at < 60; at++) {
        const body = { email: who, password: 'Wrong1234' }
        await api.call(auth.signin, { body }, from(`1.1.${at}.1`))
      }
    }
    const queued = (await deps.jobs.queued()).map(({ name, input }) => [name, (input as { email: string }).email])
    expect(queued).toEqual([
      ['wrong-attempts', email],
      ['wrong-attempts', 'nobody@people.test'],
    ])
    await deps.jobs.drain(deps)
    expect(deps.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Many wrong passwords were tried on your account'],
    ])
  })

  it('from many networks leave each of them fewer attempts, and the owner enough', async () => {
    await aMember(deps, { email, password })
    for (let at = 0; at <= 50; at++) await (await limits.attempt(`member ${email}`, `1.1.${at}.1`)).wrong()
    const statuses = []
    for (let at = 0; at < 4; at++) statuses.push((await wrong('3.3.3.3')).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    expect((await signIn('2.2.2.2')).status).toBe(200)
  })

  it('from the networks of one /48 are limited to eight networks’ attempts, and leave the owner elsewhere alone', async () => {
    await aMember(deps, { email, password })
    const statuses: number[] = []
    for (let at = 0; at < 30; at++)
      for (let times = 0; times < 3; times++) statuses.push((await wrong(`2001:db8:1:${at.toString(16)}::1`)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(80)
    expect((await signIn('2001:db8:2::1')).status).toBe(200)
  })

  it('that were refused because of others in the network do not count for the account', async () => {
    await aMember(deps, { email, password })
    for (let at = 0; at < 30; at++) await (await limits.attempt(`other ${at}`, '1.1.1.1')).wrong()
    for (let at = 0; at < 12; at++) expect((await wrong('1.1.1.1')).status).toBe(429)
    await database.pool.query("delete from rate_limit where key like 'wrong:network%'")
    expect((await signIn('1.1.1.1')).status).toBe(200)
  })

  it('of a signed-in session lock only its network out of changing the password', async () => {
    const { token } = await aMember(deps, { email, password })
    const change = (address: string, currentPassword: string) =>
      api.call(auth.changePassword, { body: { currentPassword, newPassword: 'Bcdefgh2' } }, { token, ...from(address) })
    for (let at = 0; at < 10; at++) expect((await change('1.1.1.1', 'Wrong1234')).status).toBe(400)
    expect((await change('1.1.1.1', password)).status).toBe(429)
    expect((await change('2.2.2.2', password)).status).toBe(200)
  })
})

describe('mail to an unverified address', () => {
  const en = { query: { lang: 'en' } } as const
  const draft = {
    type: 'other' as const,
    title: 'A question',
    content: 'When does the boat leave?',
    email,
    lang: 'en' as const,
    about: '',
    homepage: '',
  }
  const asks = {
    code: (address: string) => api.call(auth.sendCode, { body: { email } }, from(address)),
    reset: (address: string) => api.call(auth.requestReset, { body: { email } }, from(address)),
    guest: (address: string) => api.call(guest.sendCode, { ...en, body: { email } }, from(address)),
  }
  const ask = async (address: string) => {
    const statuses = []
    for (const each of Object.values(asks)) statuses.push((await each(address)).status)
    return statuses
  }
  const mailed = async () => {
    await deps.jobs.drain(deps)
    return deps.mails.filter(({ to }) => to === email).length
  }

  it('is sent three times an hour for requests from one network, through any call, and is not limited for others', async () => {
    expect(await ask('1.1.1.1')).toEqual([200, 200, 200])
    expect(await ask('1.1.1.1')).toEqual([429, 429, 429])
    expect(await ask('2.2.2.2')).toEqual([200, 200, 200])
  })

  it('is limited for one inbox, whatever tags and dots its address is written with', async () => {
    expect(['jiwoo+a@Naru.test', 'Jiwoo+b+c@naru.test', 'jiwoo@naru.test'].map(inboxOf)).toEqual(
      Array(3).fill('jiwoo@naru.test'),
    )
    expect(['j.i.woo+a@gmail.com', 'Jiwoo@googlemail.com'].map(inboxOf)).toEqual(Array(2).fill('jiwoo@gmail.com'))
    expect(['j.iwoo@naru.test', '+a@naru.test', '+821012345678'].map(inboxOf)).toEqual([
      'j.iwoo@naru.test',
      '+a@naru.test',
      '+821012345678',
    ])
    const tagged = async (at: number, address: string) =>
      (await api.call(guest.sendCode, { ...en, body: { email: email.replace('@', `+${at}@`) } }, from(address))).status
    const statuses = []
    for (let at = 0; at < 4; at++) statuses.push(await tagged(at, '1.1.1.1'))
    expect(statuses).toEqual([200, 200, 200, 429])
    for (let at = 4; at < 9; at++) expect(await tagged(at, `2.2.${at}.2`)).toBe(200)
    expect(await tagged(9, '3.3.3.3')).toBe(429)
  })

  it('is sent eight times an hour for requests from any network', async () => {
    for (let at = 0; at < 10; at++) await asks.guest(`1.1.${at}.1`)
    expect(await mailed()).toBe(8)
    expect((await asks.code('3.3.3.3')).status).toBe(429)
  })

  it('is still sent to the owner where strangers have used up the hour, in a network that proved itself', async () => {
    await aMember(deps, { email, password })
    const signIn = (typed: string, address: string) =>
      api.call(auth.signin, { body: { email, password: typed } }, from(address))
    await signIn(password, '9.9.9.9')
    await signIn('Wrong1234', '8.8.8.8')
    await asks.reset('9.9.9.9')
    for (let at = 0; at < 9; at++) await asks.reset(`1.1.${at}.1`)
    const statuses = []
    for (const address of ['8.8.8.8', '9.9.9.9', '9.9.9.9', '9.9.9.9'])
      statuses.push((await asks.reset(address)).status)
    expect(statuses).toEqual([429, 200, 200, 429])
  })

  it('is refused the same way for an address with an account and for one without', async () => {
    const statuses = async () => {
      const seen = []
      for (let at = 0; at < 5; at++) seen.push((await asks.reset('1.1.1.1')).status)
      return seen
    }
    const unknown = await statuses()
    await database.pool.query('delete from rate_limit')
    await aMember(deps, { email })
    expect(await statuses()).toEqual(unknown)
  })

  it('that confirms an inquiry is omitted, and the inquiry is still stored', async () => {
    const numbers = new Set<string>()
    for (let at = 0; at < 5; at++) {
      const { data, status, refusal } = await api.call(
        inquiry.askAsGuest,
        { params: { site: 'shop' }, body: draft },
        from('1.1.1.1'),
      )
      expect(status, refusal?.code).toBe(200)
      numbers.add(data.number)
    }
    expect([numbers.size, await mailed()]).toEqual([5, 3])
  })
})

it('an app behind one proxy counts by the address that the proxy reports, and not by one in the call', async () => {
  const app = createApp(deps, { limits, readiness: { ready: true } })
  const ask = (chain: string) =>
    app.request(`/api/v1/auth/check-email?email=${email}`, { headers: { 'X-Forwarded-For': chain } })
  for (let at = 0; at < 20; at++) expect((await ask(`${at}.6.6.6, 1.1.1.1`)).status).toBe(200)
  expect((await ask('99.6.6.6, 1.1.1.1:8080')).status).toBe(429)
})
