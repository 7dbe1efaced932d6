/** The script of the local Toss: the part of Toss Payments' version 1 that the shop uses, with its names and refusals. */
export const sdkScript = `(() => {
  const refuse = (code, message) => Promise.reject(Object.assign(new Error(message), { code }))

  function requestPayment(method, params) {
    const request = typeof method === 'object' ? method : params
    if (!request || !Number.isInteger(request.amount) || request.amount < 0) return refuse('INVALID_AMOUNT', 'amount')
    if (!/^[A-Za-z0-9_=-]{6,64}$/.test(request.orderId || '')) return refuse('INVALID_ORDER_ID', 'orderId')
    if (!request.orderName) return refuse('INVALID_ORDER_NAME', 'orderName')
    if (!request.successUrl || !request.failUrl) return refuse('INVALID_SUCCESS_URL', 'successUrl, failUrl')
    const query = new URLSearchParams({
      orderId: request.orderId,
      amount: String(request.amount),
      orderName: request.orderName,
      customerName: request.customerName || '',
      successUrl: new URL(request.successUrl, location.href).href,
      failUrl: new URL(request.failUrl, location.href).href,
      lang: document.documentElement.lang || 'en',
    })
    location.assign('/dev/toss/window?' + query)
    // The page is left: like the real one, it has nothing to answer.
    return new Promise(() => {})
  }

  function TossPayments(clientKey) {
    if (!clientKey) throw new Error('clientKey')
    return {
      requestPayment,
      requestBillingAuth: () => refuse('NOT_SUPPORTED_METHOD', 'requestBillingAuth'),
      cancelPayment: () => {},
    }
  }
  window.TossPayments = TossPayments
})()
`

/** The style sheet of its payment window. */
export const windowStyle = `
:root { color-scheme: light; font-family: Pretendard, system-ui, sans-serif; line-height: 1.6; color: #191f28; background: #f2f4f6 }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px }
main { width: 100%; max-width: 420px; background: #fff; border-radius: 20px; padding: 28px 24px; box-shadow: 0 8px 30px rgb(0 0 0 / .08); word-break: keep-all }
h1 { font-size: 1.25rem; margin: 0 0 4px }
p { margin: 0 }
.note { color: #4e5968; font-size: .9375rem; margin-bottom: 20px }
dl { margin: 0 0 24px; border-block: 1px solid #e5e8eb; padding-block: 12px; display: grid; gap: 8px }
dl div { display: flex; justify-content: space-between; gap: 16px }
dt { color: #4e5968; flex-shrink: 0 }
dd { margin: 0; text-align: end; overflow-wrap: anywhere }
.amount dd { font-weight: 700; font-size: 1.25rem; font-variant-numeric: tabular-nums }
form { display: grid; gap: 10px }
button { font: inherit; font-weight: 600; min-height: 52px; border-radius: 14px; border: 1px solid transparent; cursor: pointer }
button:focus-visible { outline: 3px solid #191f28; outline-offset: 2px }
.approve { background: #1b64da; color: #fff }
.decline { background: #fff; color: #c2252e; border-color: #c2252e }
.close { background: #f2f4f6; color: #333d4b }
`
