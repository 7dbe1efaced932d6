import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { cut } from '#contract/cut'
import { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import type { Env } from '#server/http/env'
import { approve, localTossApi, setFault } from './local-toss.api'
import { sdkScript, windowStyle } from './local-toss.assets'
import { faults } from './local-toss.table'
import { endings, type WindowRequest, windowPage, wrongPage } from './local-toss.window'

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

const Control = z.strictObject({
  orderId: z.string(),
  fault: z.enum(faults),
  times: z.optional(z.number().check(z.int(), z.gte(0), z.lte(100))),
})

/** Returns the parameters that the window was opened with; null unless it redirects to the product's own origin. */
function readRequest(c: Context, of: (name: string) => string | undefined): WindowRequest | null {
  const here = new URL(c.req.url).host
  const back = (name: string) => {
    const url = of(name)
    return url && URL.canParse(url) && new URL(url).host === here && /^https?:$/.test(new URL(url).protocol)
      ? url
      : null
  }
  const [orderId, amount, successUrl, failUrl] = [
    of('orderId'),
    Number(of('amount')),
    back('successUrl'),
    back('failUrl'),
  ]
  if (!orderId || !/^[\w=-]{6,64}$/.test(orderId) || !Number.isInteger(amount) || !successUrl || !failUrl) return null
  return {
    orderId,
    amount,
    successUrl,
    failUrl,
    orderName: cut(of('orderName') ?? '', 100),
    customerName: cut(of('customerName') ?? '', 100),
    lang: of('lang')?.startsWith('ko') ? 'ko' : 'en',
  }
}

const withQuery = (url: string, query: Record<string, string>): string => {
  const back = new URL(url)
  for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value)
  return back.href
}

async function leave(deps: Deps, c: Context) {
  const form = await c.req.formData()
  const request = readRequest(c, (name) => form.get(name)?.toString())
  if (!request) return c.html(wrongPage('en'), 400)
  const { orderId, orderName, amount, successUrl, failUrl, lang } = request
  const act = form.get('act')
  if (act === 'approve') {
    const paymentKey = await approve(deps, { order_id: orderId, order_name: orderName, amount })
    return c.redirect(
      withQuery(successUrl, { paymentType: 'NORMAL', orderId, paymentKey, amount: String(amount) }),
      303,
    )
  }
  const { code, namesOrder, [lang]: message } = endings[act === 'decline' ? 'decline' : 'close']
  return c.redirect(withQuery(failUrl, { code, message, ...(namesOrder && { orderId }) }), 303)
}

/**
 * Mounts the local Toss Payments under `/dev/toss`: its script, its payment window, its HTTP API, `POST /dev/toss/control` to
 * make the next confirmations of an order fail, and `POST /dev/toss/webhook/:paymentKey` to send a webhook. Throws in production.
 */
export function localToss(deps: Deps): (app: Hono<Env>) => void {
  if (deps.settings.NODE_ENV === 'production') throw new Error('The local Toss does not run in production')
  return (app) => {
    app.get('/dev/toss/sdk.js', (c) => c.body(sdkScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    app.get('/dev/toss/window.css', (c) => c.body(windowStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
    app.get('/dev/toss/window', (c) => {
      c.header('Content-Security-Policy', policy)
      const request = readRequest(c, (name) => c.req.query(name))
      return request ? c.html(windowPage(request)) : c.html(wrongPage(c.req.query('lang') === 'ko' ? 'ko' : 'en'), 400)
    })
    app.post('/dev/toss/window', (c) => leave(deps, c))
    app.post('/dev/toss/control', async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined)
      const fault = z.safeParse(Control, body)
      if (!fault.success) return c.json({ code: 'INVALID_REQUEST' }, 400)
      await setFault(deps.db, fault.data.orderId, fault.data.fault, fault.data.times)
      return c.json({ ok: true })
    })
    app.post('/dev/toss/webhook/:paymentKey', async (c) => {
      const answer = await deps.payments.get(c.req.param('paymentKey'))
      if (answer.kind !== 'ok') return c.json({ code: 'NOT_FOUND_PAYMENT' }, 404)
      return app.request('/api/v1/payments/webhook', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'tosspayments-webhook-transmission-id': c.req.header('tosspayments-webhook-transmission-id') ?? randomUUID(),
        },
        body: JSON.stringify({
          eventType: 'PAYMENT_STATUS_CHANGED',
          createdAt: deps.clock.now(),
          data: answer.payment,
        }),
      })
    })
    app.route('/dev/toss', localTossApi(deps))
  }
}
