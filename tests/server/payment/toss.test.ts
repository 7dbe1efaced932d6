import { beforeEach, describe, expect, it } from 'vitest'
import { localToss } from '#server/demo/toss/local-toss.http'
import { localPayments } from '#server/demo/toss/payments.local'
import { readAnswer, tossPayments } from '#server/ports/payments.toss'
import { testSettings } from '#tests/support/deps'
import { aMember, aProduct } from '#tests/support/factories'
import { anApprovedOrder, aShop, confirm, type Shop } from '#tests/support/orders'

const paid = { paymentKey: 'key', orderId: 'order-1', status: 'DONE', totalAmount: 1000, balanceAmount: 1000 }

describe('a response of Toss Payments', () => {
  it.each([
    [200, paid, 'ok'],
    [200, undefined, 'unknown'],
    [200, { ok: true }, 'unknown'],
    [400, { code: 'REJECT_CARD_PAYMENT', message: '' }, 'refused'],
    [401, { code: 'UNAUTHORIZED_KEY', message: '' }, 'refused'],
    [404, { code: 'NOT_FOUND_PAYMENT', message: '' }, 'refused'],
    [400, { code: 'ALREADY_PROCESSED_PAYMENT', message: '' }, 'unknown'],
    [400, { code: 'PROVIDER_ERROR', message: '' }, 'unknown'],
    [403, '<html>', 'unknown'],
    [409, { code: 'IDEMPOTENT_REQUEST_PROCESSING', message: '' }, 'unknown'],
    [429, { code: 'TOO_MANY_REQUESTS', message: '' }, 'unknown'],
    [500, { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING', message: '' }, 'unknown'],
    [502, undefined, 'unknown'],
  ])('%i with %j means %s', (status, body, kind) => {
    expect(readAnswer(status, body).kind).toBe(kind)
  })
})

describe('a call to Toss Payments', () => {
  const requests: Request[] = []
  const toss = (answer: () => Promise<Response>) =>
    tossPayments({
      clientKey: 'test_ck',
      secretKey: 'test_sk',
      timeout: 20,
      fetch: (request) => {
        requests.push(request)
        return answer()
      },
    })
  const order = { paymentKey: 'key/1', orderId: 'order-1', amount: 1000 }
  beforeEach(() => requests.splice(0))

  it('confirms with the secret key, an idempotency key and exactly the three fields', async () => {
    await toss(async () => Response.json(paid)).confirm({ ...order, idempotencyKey: 'once' })
    const [request] = requests
    expect([request?.method, request?.url]).toEqual(['POST', 'https://api.tosspayments.com/v1/payments/confirm'])
    expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('test_sk:')}`)
    expect(request?.headers.get('idempotency-key')).toBe('once')
    expect(await request?.json()).toEqual(order)
  })

  it('asks and cancels at the address of the payment', async () => {
    const there = toss(async () => Response.json(paid))
    await there.get(order.paymentKey)
    await there.cancel({ paymentKey: order.paymentKey, reason: 'Canceled', amount: 400, idempotencyKey: 'twice' })
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['GET', '/v1/payments/key%2F1'],
      ['POST', '/v1/payments/key%2F1/cancel'],
    ])
    expect(await requests[1]?.json()).toEqual({ cancelReason: 'Canceled', cancelAmount: 400 })
  })

  it('that fails or takes too long is unknown, never thrown', async () => {
    const broken = await toss(() => Promise.reject(new TypeError('reset'))).get('key')
    expect(broken).toMatchObject({ kind: 'unknown', code: 'NO_REPLY' })
    const slow = toss(
      () =>
        new Promise((_, reject) =>
          requests[0]?.signal.addEventListener('abort', () => reject(requests[0]?.signal.reason)),
        ),
    )
    expect(await slow.get('key')).toMatchObject({ kind: 'unknown', code: 'TIMEOUT' })
  })
})

describe('the local Toss stand-in', () => {
  let shop: Shop
  const origin = 'http://localhost'
  const opened = new URLSearchParams({
    orderId: 'NR270302-AAAAAAAAAA',
    amount: '120000',
    orderName: 'River <walk>',
    customerName: 'Maya',
    successUrl: `${origin}/tossSuccess`,
    failUrl: `${origin}/tossFail`,
    lang: 'ko',
  })

  beforeEach(async () => {
    shop = await aShop()
    localToss(shop.deps)(shop.app)
  })

  const press = async (act: string) => {
    const form = new URLSearchParams(opened)
    form.set('act', act)
    const response = await shop.app.request('/dev/toss/window', { method: 'POST', body: form })
    return { status: response.status, to: new URL(response.headers.get('location') ?? '') }
  }

  it('does not run in production', () => {
    const settings = { ...testSettings(), NODE_ENV: 'production' as const }
    expect(() => localPayments({ ...shop.deps, settings })).toThrow('production')
    expect(() => localToss({ ...shop.deps, settings })).toThrow('production')
  })

  it('shows the order in the reader’s language, as text', async () => {
    const page = await (await shop.app.request(`/dev/toss/window?${opened}`)).text()
    expect(page).toContain('₩120,000')
    expect(page).toContain('River &lt;walk&gt;')
    for (const button of ['승인', '거절', '닫기']) expect(page).toContain(button)
  })

  it('returns an approved payment to the success address, and it can then be confirmed once', async () => {
    const { status, to } = await press('approve')
    expect([status, to.pathname]).toEqual([303, '/tossSuccess'])
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      orderId: 'NR270302-AAAAAAAAAA',
      amount: '120000',
      paymentType: 'NORMAL',
    })
    const paymentKey = to.searchParams.get('paymentKey') ?? ''
    const input = { paymentKey, orderId: 'NR270302-AAAAAAAAAA', amount: 120_000 }
    const confirmed = async (idempotencyKey: string) => {
      const answer = await shop.deps.payments.confirm({ ...input, idempotencyKey })
      return answer.kind === 'ok' ? answer.payment.status : answer.code
    }
    expect(await confirmed('first')).toBe('DONE')
    expect(await confirmed('first')).toBe('DONE')
    expect(await confirmed('second')).toBe('ALREADY_PROCESSED_PAYMENT')
  })

  it('names the order when it declines, and does not when the window is closed', async () => {
    const declined = await press('decline')
    expect(Object.fromEntries(declined.to.searchParams)).toEqual({
      code: 'REJECT_CARD_COMPANY',
      message: '결제 승인이 거절되었습니다.',
      orderId: 'NR270302-AAAAAAAAAA',
    })
    const closed = await press('close')
    expect([...closed.to.searchParams.keys()]).toEqual(['code', 'message'])
  })

  it('redirects only to its own origin', async () => {
    opened.set('successUrl', 'https://elsewhere.test/')
    const page = await shop.app.request(`/dev/toss/window?${opened}`)
    opened.set('successUrl', `${origin}/tossSuccess`)
    expect(page.status).toBe(400)
  })

  it('expires a payment after ten minutes', async () => {
    const { to } = await press('approve')
    shop.deps.clock.advance({ minutes: 10, seconds: 1 })
    const answer = await shop.deps.payments.confirm({
      paymentKey: to.searchParams.get('paymentKey') ?? '',
      orderId: 'NR270302-AAAAAAAAAA',
      amount: 120_000,
      idempotencyKey: 'late',
    })
    expect(answer).toMatchObject({ kind: 'refused', code: 'NOT_FOUND_PAYMENT_SESSION' })
  })

  it('refunds a part, then the rest, and no more', async () => {
    const { to } = await press('approve')
    const paymentKey = to.searchParams.get('paymentKey') ?? ''
    const { payments } = shop.deps
    await payments.confirm({ paymentKey, orderId: 'NR270302-AAAAAAAAAA', amount: 120_000, idempotencyKey: 'one' })
    const back = async (amount?: number) => {
      const answer = await payments.cancel({ paymentKey, reason: 'Test', amount, idempotencyKey: `${amount}` })
      return answer.kind === 'ok' ? [answer.payment.status, answer.payment.balanceAmount] : answer.code
    }
    expect(await back(20_000)).toEqual(['PARTIAL_CANCELED', 100_000])
    expect(await back(100_001)).toBe('NOT_CANCELABLE_AMOUNT')
    expect(await back()).toEqual(['CANCELED', 0])
  })

  it('refuses calls without its secret key', async () => {
    const answer = await shop.app.request('/dev/toss/v1/payments/any')
    expect(answer.status).toBe(401)
  })

  it('makes the next confirmation of an order fail on demand', async () => {
    const member = await aMember(shop.deps)
    const { order, confirmation } = await anApprovedOrder(shop, member, await aProduct(shop.deps))
    const control = (body: object) =>
      shop.app.request('/dev/toss/control', { method: 'POST', body: JSON.stringify(body) })
    expect((await control({ orderId: order.id, fault: 'nothing' })).status).toBe(400)
    expect((await control({ orderId: order.id, fault: 'decline' })).status).toBe(200)
    expect((await confirm(shop, confirmation)).data.code).toBe('REJECT_CARD_PAYMENT')
  })

  it('sends a webhook on demand, which the shop accepts', async () => {
    const { to } = await press('approve')
    const answer = await shop.app.request(`/dev/toss/webhook/${to.searchParams.get('paymentKey')}`, { method: 'POST' })
    expect(await answer.json()).toMatchObject({ data: { ok: true } })
  })
})
