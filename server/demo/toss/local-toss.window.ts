import { html } from 'hono/html'
import { formatMoney } from '#contract/money'

const texts = {
  en: {
    title: 'Local payment window',
    note: 'This stands in for Toss Payments. No money is moved.',
    item: 'Order',
    number: 'Order number',
    customer: 'Customer',
    amount: 'Amount',
    approve: 'Approve',
    decline: 'Decline',
    close: 'Close',
    wrong: 'This payment window was opened with incomplete information.',
  },
  ko: {
    title: '로컬 결제창',
    note: '토스페이먼츠를 대신하는 시험용 창입니다. 실제로 결제되지 않습니다.',
    item: '주문',
    number: '주문 번호',
    customer: '구매자',
    amount: '결제 금액',
    approve: '승인',
    decline: '거절',
    close: '닫기',
    wrong: '결제창을 여는 데 필요한 정보가 올바르지 않습니다.',
  },
}

/** The parameters that the window was opened with. */
export interface WindowRequest {
  orderId: string
  amount: number
  orderName: string
  customerName: string
  successUrl: string
  failUrl: string
  lang: 'en' | 'ko'
}

const frame = (lang: 'en' | 'ko', body: unknown) => html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts[lang].title}</title>
<link rel="stylesheet" href="/dev/toss/window.css">
</head>
<body>
<main>
<h1>${texts[lang].title}</h1>
<p class="note">${texts[lang].note}</p>
${body}
</main>
</body>
</html>`

/** Renders the payment window: what is paid, and the three ways out of it. */
export function windowPage(request: WindowRequest) {
  const t = texts[request.lang]
  const row = (name: string, value: string, kind = '') =>
    html`<div class="${kind}"><dt>${name}</dt><dd>${value}</dd></div>`
  const field = (name: keyof WindowRequest) => html`<input type="hidden" name="${name}" value="${request[name]}">`
  return frame(
    request.lang,
    html`<dl>
${row(t.item, request.orderName)}
${row(t.number, request.orderId)}
${request.customerName ? row(t.customer, request.customerName) : ''}
${row(t.amount, formatMoney({ amount: request.amount, currency: 'KRW' }, request.lang), 'amount')}
</dl>
<form method="post" action="/dev/toss/window">
${(['orderId', 'amount', 'orderName', 'successUrl', 'failUrl', 'lang'] as const).map(field)}
<button class="approve" name="act" value="approve">${t.approve}</button>
<button class="decline" name="act" value="decline">${t.decline}</button>
<button class="close" name="act" value="close">${t.close}</button>
</form>`,
  )
}

/** Renders the page shown when the parameters are wrong. */
export const wrongPage = (lang: 'en' | 'ko') => frame(lang, html`<p role="alert">${texts[lang].wrong}</p>`)

/** Toss' responses when a payer declines or closes; a closed window does not name its order. */
export const endings = {
  decline: {
    code: 'REJECT_CARD_COMPANY',
    en: 'The card company declined the payment.',
    ko: '결제 승인이 거절되었습니다.',
    namesOrder: true,
  },
  close: {
    code: 'PAY_PROCESS_CANCELED',
    en: 'The payment was cancelled by the customer.',
    ko: '사용자에 의해 결제가 취소되었습니다.',
    namesOrder: false,
  },
} as const
