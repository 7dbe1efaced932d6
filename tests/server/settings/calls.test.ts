import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type LanguageCode, type SpokenLanguage, spokenLanguages } from '#contract/languages'
import { defaultRates } from '#contract/money'
import { settings } from '#contract/settings'
import { fillDefaults } from '#server/db/defaults'
import { seedSettings } from '#server/demo/settings/settings.seed'
import { localSocial } from '#server/demo/social/social.local'
import { currentRates, listMenus, transferAccount } from '#server/modules/settings/settings.service'
import { menu, setting } from '#server/modules/settings/settings.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps, testSettings } from '#tests/support/deps'

let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  await fillDefaults(deps)
})

describe('settings (product §3, §7)', () => {
  it('return the exchange rates 0.0007 and 1465 until an operator sets others (product §9)', async () => {
    const ask = async () => (await api.call(settings.meta, { query: { type: 'exchange' } })).data
    expect(await ask()).toEqual([{ key: 'exchange', meta: { krw_to_usd: 0.0007, usd_to_krw: 1465 } }])
    await deps.db.update(setting).set({ meta: { krw_to_usd: 0.00068, usd_to_krw: 1500 } })
    expect(await ask()).toEqual([{ key: 'exchange', meta: { krw_to_usd: 0.00068, usd_to_krw: 1500 } }])
    expect(await currentRates(deps.db)).toEqual({ krw_to_usd: 0.00068, usd_to_krw: 1500 })
  })

  it('fall back to the default rates when the stored ones are invalid', async () => {
    await deps.db.update(setting).set({ meta: { krw_to_usd: 'many' } })
    expect(await currentRates(deps.db)).toEqual(defaultRates)
  })

  it('give the client what it needs at start-up, as the process was configured at its start', async () => {
    const env = { FAIR_SLUG: 'mart', FAIR_HOST: 'mart.test', ANALYTICS_ID: 'G-ABC1234567' }
    const settingsOf = testSettings(env)
    const { kakao } = localSocial({ settings: settingsOf, clock: deps.clock }).providers
    const other = testApi({ ...deps, settings: settingsOf, social: { kakao } })
    const { data } = await other.call(settings.meta, { query: { type: 'client' } })
    const meta = {
      fair_slug: 'mart',
      fair_host: 'mart.test',
      analytics_id: 'G-ABC1234567',
      chat_id: '',
      chat_script: '',
    }
    expect(data).toEqual([{ key: 'client', meta: { ...meta, demo: false, dev_pages: true, social_types: ['kakao'] } }])
  })

  it('contain neither secrets nor server-only values', async () => {
    await seedSettings(deps)
    const all = await api.call(settings.meta, {})
    const transfer = await api.call(settings.meta, { query: { type: 'transfer' } })
    expect(all.data.map(({ key }) => key)).toEqual(['exchange', 'client'])
    expect(transfer.data).toEqual([])
    expect(await transferAccount(deps.db, 'ko')).toMatchObject({ account_holder: '나루여행' })
  })

  it('have no account for transfers where none was set', async () => {
    expect(await transferAccount(deps.db, 'en')).toBeNull()
  })

  it('list the banks in both languages and nothing for an unknown type', async () => {
    const banks = await api.call(settings.common, { query: { type: 'bank' } })
    expect(banks.data[0]).toEqual({ key: 'kb', meta: { en: 'KB Kookmin Bank', ko: 'KB국민은행' } })
    expect((await api.call(settings.common, { query: { type: 'nothing' } })).data).toEqual([])
  })
})

describe('menus (product §3, §7)', () => {
  it('return labels of the requested language', async () => {
    const labels = async (lang: SpokenLanguage) =>
      (await api.call(settings.menus, { query: { lang } })).data
        .find(({ id }) => id === 'header')
        ?.children.map(({ label }) => label)
    expect(await labels('en')).toEqual(['Tours', 'Festivals', 'Tickets', 'Stays', 'Transport', 'Experiences', 'Events'])
    expect(await labels('ko')).toEqual(['투어', '축제', '입장권', '숙소', '교통', '체험', '축제 일정'])
    expect(await labels('ja')).toEqual(['ツアー', 'お祭り', 'チケット', '宿泊', '交通', '体験', 'イベント'])
    expect((await labels('fr'))?.[3]).toBe('Hébergements')
  })

  it.each(spokenLanguages)('say in %s that each of their labels is in it', async (lang) => {
    const menus = (await api.call(settings.menus, { query: { lang } })).data
    const entries = menus.flatMap((each) => [each, ...each.children])
    expect(entries.length).toBeGreaterThan(4)
    expect(entries.filter((entry) => entry.lang !== lang)).toEqual([])
  })

  it('say which labels are in English for lack of a translation', async () => {
    const fresh = await testDeps(await testDatabase())
    await fresh.db.insert(menu).values({ id: 'own', position: 0, label: { en: 'Own', ko: '직접' }, path: '/main' })
    expect(await listMenus(fresh.db, 'ja')).toMatchObject([{ label: 'Own', lang: 'en' }])
    expect(await listMenus(fresh.db, 'ko')).toMatchObject([{ label: '직접', lang: 'ko' }])
  })

  it('return one menu by its id, and 404 for an unknown one', async () => {
    const found = await api.call(settings.menu, { params: { id: 'header' }, query: { lang: 'en' } })
    const missing = await api.call(settings.menu, { params: { id: 'nowhere' }, query: { lang: 'en' } })
    expect(found.data.children[0]).toEqual({
      id: 'header-tours',
      label: 'Tours',
      lang: 'en',
      path: '/product/search/tours/all',
    })
    expect(missing.status).toBe(404)
  })

  it('work without a language, and in any of the list: in the reader’s, or its fallback', async () => {
    const first = async (query: { lang?: LanguageCode }, headers = {}) =>
      (await api.call(settings.menu, { params: { id: 'header' }, query }, { headers })).data.children[0]?.label
    expect(await first({})).toBe('Tours')
    expect(await first({}, { 'Accept-Language': 'ko' })).toBe('투어')
    expect(await first({ lang: 'fr-CA' })).toBe('Visites')
    expect(await first({ lang: 'de' })).toBe('Tours')
  })

  it('are not reset by the next start once an operator has changed them', async () => {
    await deps.db.delete(menu)
    await deps.db.insert(menu).values({ id: 'own', position: 0, label: { en: 'Own', ko: '직접' }, path: '/main' })
    await fillDefaults(deps)
    expect((await deps.db.select({ id: menu.id }).from(menu)).map(({ id }) => id)).toEqual(['own'])
  })

  it('get the entries that a newer version adds, and the missing languages of our labels', async () => {
    const before = await deps.db.select().from(menu).orderBy(asc(menu.id))
    const as = { en: 'Tours', ko: '투어' }
    await deps.db.delete(setting).where(eq(setting.key, 'menus'))
    await deps.db.delete(menu).where(eq(menu.id, 'footer-explore-groups'))
    await deps.db.update(menu).set({ label: as }).where(eq(menu.id, 'header-tours'))
    await fillDefaults(deps)
    expect(await deps.db.select().from(menu).orderBy(asc(menu.id))).toEqual(before)
  })

  it('keep an operator’s edit of an entry when a newer version adds others', async () => {
    const own = { label: { en: 'Walks', ko: '산책' }, path: '/product/search/tours/seoul', position: 9 }
    await deps.db.update(menu).set(own).where(eq(menu.id, 'header-tours'))
    await deps.db.delete(menu).where(eq(menu.id, 'footer-cart'))
    const given = (await deps.db.select({ id: menu.id }).from(menu)).map(({ id }) => id)
    const meta = { given: [...given, 'footer-cart'].filter((id) => id !== 'footer-faq') }
    await deps.db.delete(menu).where(eq(menu.id, 'footer-faq'))
    await deps.db.update(setting).set({ meta }).where(eq(setting.key, 'menus'))
    await fillDefaults(deps)
    const rows = await deps.db.select().from(menu)
    expect(rows.find(({ id }) => id === 'header-tours')).toMatchObject(own)
    expect(rows.some(({ id }) => id === 'footer-faq')).toBe(true)
    expect(rows.some(({ id }) => id === 'footer-cart')).toBe(false)
  })

  it('are filled once when several servers start in parallel', async () => {
    const fresh = await testDeps(await testDatabase())
    await Promise.all([1, 2, 3, 4].map(() => fillDefaults(fresh)))
    expect(await fresh.db.$count(menu)).toBe(await deps.db.$count(menu))
  })
})
