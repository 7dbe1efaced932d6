import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth'
import { cartOrder } from '#contract/booking'
import { cart } from '#contract/cart'
import { settings } from '#contract/settings'
import { upload } from '#server/modules/media/media.table'
import { CallError, call, connectVisitor } from '#src/api/call'
import { timeoutMs } from '#src/api/http'
import { aMember } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { aDraft, mailedCode } from '#tests/support/signup'

let shop: Shop
let token: string | null
const onError = vi.fn()
const menus = () => call(settings.menus, { query: { lang: 'en' } })
const theCart = () => call(cart.list, { query: { lang: 'en' } })
const sent = () => network.requests().at(-1)

beforeEach(async () => {
  shop = await aShop()
  network.connect(shop.app)
  token = (await aMember(shop.deps)).token
  onError.mockReset()
  connectVisitor({ area: () => 'member', token: () => token, language: () => 'ko', onError })
})

describe('every call (product §7)', () => {
  test('goes to the same origin as JSON, without a cache, in the reader’s language, and returns its data', async () => {
    await expect(menus()).resolves.toEqual([])
    expect(sent()?.headers.get('cache-control')).toBe('no-cache')
    expect(sent()?.headers.get('accept-language')).toBe('ko')
    await call(auth.signin, { body: { email: 'maya@people.test', password: 'Passw0rd1' } }).catch(() => {})
    expect(sent()?.headers.get('content-type')).toContain('application/json')
  })

  test('carries the bearer only where it is marked authenticated (product §6)', async () => {
    await menus()
    expect(sent()?.headers.has('authorization')).toBe(false)
    await theCart()
    expect(sent()?.headers.get('authorization')).toBe(`Bearer ${token}`)
  })

  test('is sent without a bearer where no user is signed in', async () => {
    token = null
    await expect(theCart()).rejects.toMatchObject({ status: 401, code: 'auth.signinRequired' })
    expect(sent()?.headers.has('authorization')).toBe(false)
  })

  test('is aborted after 100,000 ms (product §9)', async () => {
    expect(timeoutMs).toBe(100_000)
    const timeouts: number[] = []
    const open = XMLHttpRequest.prototype.open
    vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, ...args: unknown[]) {
      queueMicrotask(() => timeouts.push(this.timeout))
      return (open as (...given: unknown[]) => void).apply(this, args)
    })
    await menus()
    expect(timeouts).toEqual([100_000])
  })

  test('carries a new Idempotency-Key where the write is costly, or the one it is given', async () => {
    const reserve = (idempotencyKey?: string) =>
      call(cartOrder.reserve, { query: { lang: 'en' }, body: { cart_item_ids: [] } }, { idempotencyKey }).catch(
        () => {},
      )
    await reserve()
    await reserve()
    await reserve('the-same-again')
    const keys = network.requests().map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(3)
    expect(keys[2]).toBe('the-same-again')
  })
})

describe('a call with a file', () => {
  test('is sent as multipart, and the file keeps its bytes and its Korean name', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const file = new File([png], '사업자등록증.png', { type: 'image/png' })
    const email = 'company@people.test'
    const code = await mailedCode(shop.deps, shop, email)
    const body = { ...aDraft({ email, type: 'company', company_name: '나루여행' }), code }
    await call(auth.signup, { body, files: { file } })
    expect(sent()?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    const [kept] = await shop.deps.db.select().from(upload)
    expect(kept?.name).toBe('사업자등록증.png')
    expect(
      shop.deps.files
        .get(kept?.key ?? '')
        ?.subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  test('is sent as JSON when no file was chosen', async () => {
    await call(auth.signup, { body: aDraft(), files: { file: undefined } }).catch(() => {})
    expect(sent()?.headers.get('content-type')).toContain('application/json')
  })
})

describe('a failed call', () => {
  test('reports the status, code, field and request of a refusal, in the reader’s language', async () => {
    const refused = await call(auth.signup, { body: { ...aDraft(), phone: '12' } }).catch((error) => error)
    expect(refused).toBeInstanceOf(CallError)
    expect(refused).toMatchObject({ status: 400, code: 'validation.phone', field: 'phone' })
    expect(refused.message).toMatch(/[가-힣]/)
    expect(refused.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    [{ status: 502 }, { status: 502, code: 'general.error' }],
    [{ networkError: true }, { status: 0, code: 'general.network' }],
    [{ lostReply: true }, { status: 0, code: 'general.network' }],
  ] as const)('by %o reports %o', async (fault, report) => {
    failNext(settings.menus, fault)
    await expect(menus()).rejects.toMatchObject(report)
    await expect(menus()).resolves.toEqual([])
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining(report),
      { area: null, token: null },
      'toast',
    )
  })

  test('is no failure when it was aborted', async () => {
    const controller = new AbortController()
    const asking = call(settings.menus, { query: { lang: 'en' } }, { signal: controller.signal })
    controller.abort()
    await expect(asking).rejects.toThrow()
    expect(onError).not.toHaveBeenCalled()
  })

  test('with a lost response has still been executed on the server', async () => {
    failNext(auth.signout, { lostReply: true })
    await expect(call(auth.signout, {}, { area: 'member' })).rejects.toMatchObject({ status: 0 })
    await expect(theCart()).rejects.toMatchObject({ status: 401 })
  })
})
