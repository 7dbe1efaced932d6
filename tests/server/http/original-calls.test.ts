import { beforeEach, describe, expect, it } from 'vitest'
import { fillDefaults } from '#server/db/defaults'
import { aMember, aProduct, type Person } from '#tests/support/factories'
import { aShop, inCart, type Shop } from '#tests/support/orders'

let shop: Shop
let member: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
  await fillDefaults(shop.deps)
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  shop.app.request(path, { headers: { Authorization: `Bearer ${member.token}`, ...headers } })

describe('the calls of the original list (product §7)', () => {
  it.each([
    '/api/v1/auth/isLogin',
    '/api/v1/auth/check-email?email=free@people.test',
    '/api/v1/auth/check-phone?phone=01099998888',
    '/api/v1/cart',
    '/api/v1/common?type=bank',
    '/api/v1/common/meta?type=exchange',
    '/api/v1/settings/menus?lang=ko',
    '/api/v1/settings/menus/header',
    '/api/v1/members/points/total',
    '/api/v1/members/points?page=1&per_page=10&direction=desc&is_valid=true',
    '/api/v1/members/points/history?page=1&per_page=10&direction=desc',
    '/api/v1/members/coupons?product_id=any-product',
  ])('%s responds with data and meta as the list names them and no more', async (path) => {
    const answer = await ask(path)
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect(Object.keys((await answer.json()) as object)).toEqual(['data', 'meta'])
  })

  it('use the reader’s language where they name none', async () => {
    await inCart(shop, member, await aProduct(shop.deps, { name: { en: 'Palace', ko: '궁' } }))
    const named = async (headers = {}) => {
      const { data } = (await (await ask('/api/v1/cart', headers)).json()) as { data: { product_name: string }[] }
      return data.map(({ product_name }) => product_name)
    }
    expect(await named()).toEqual(['Palace'])
    expect(await named({ 'Accept-Language': 'ko-KR,ko;q=0.9' })).toEqual(['궁'])
  })
})
