import type { MailTexts, MailWords } from './mail.types'
import type { MailedTicket } from './mailed-ticket.types'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

interface Frame {
  lang: string
  origin: string
  brand: string
  demo: boolean
  texts: Pick<MailTexts, 'footer' | 'demo' | 'plainLink' | 'ticket' | 'badge'>
  tickets: readonly MailedTicket[]
}

const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`

const table = (rows: [string, string][]) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 24px;border-collapse:collapse">${rows
    .map(
      ([label, value]) =>
        `<tr><th scope="row" align="left" style="padding:10px 12px 10px 0;border-top:1px solid #e4e1d9;font-weight:400;color:#5a6472;vertical-align:top">${escaped(label)}</th><td align="right" style="padding:10px 0;border-top:1px solid #e4e1d9;vertical-align:top">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`

const button = (label: string, href: string) =>
  `<p style="margin:8px 0 24px"><a href="${escaped(href)}" style="display:inline-block;padding:14px 22px;border-radius:12px;background:#0f766e;color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`

/** The content id by which the HTML refers to the picture of a ticket. */
export const cidOf = ({ reservation_number }: MailedTicket): string => `ticket-${reservation_number}@naru`

/** The side of the picture in points: four per module in codes of a usual length. */
const side = 260

/** The words beside the code. */
const wordsOf = ({ is_badge }: MailedTicket, { badge, ticket }: Frame['texts']) => (is_badge ? badge : ticket)

/** On white even if the mail is shown dark, because scanners could not read it otherwise. */
const ticketPart = (ticket: MailedTicket, { origin, texts }: Pick<Frame, 'origin' | 'texts'>) =>
  `<div style="margin:8px 0 24px;padding:12px 16px 20px;border:1px solid #e4e1d9;border-radius:12px;background:#ffffff;color:#1b2430;text-align:center">
<img src="cid:${escaped(cidOf(ticket))}" width="${side}" height="${side}" alt="${escaped(wordsOf(ticket, texts).alt(ticket.reservation_number))}" style="display:block;margin:0 auto 4px;max-width:100%;height:auto;background:#ffffff">
<p style="margin:0 0 8px;font-weight:700">${escaped(ticket.reservation_number)}</p>
<p style="margin:0;font-size:14px;line-height:1.5">${escaped(wordsOf(ticket, texts).show)}</p>
${ticket.path ? `<p style="margin:12px 0 0"><a href="${escaped(origin + ticket.path)}" style="color:#0f766e;font-weight:600">${escaped(wordsOf(ticket, texts).open)}</a></p>` : ''}</div>`

/** Lays a mail out as HTML with inline styles, every value escaped. */
export function asHtml(words: MailWords, { lang, origin, brand, demo, texts, tickets }: Frame): string {
  const href = words.action && origin + words.action.path
  const small = 'font-size:13px;line-height:1.5;color:#5a6472;'
  const body = [
    `<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#1b2430">${escaped(words.heading)}</h1>`,
    ...words.text.map((text) => paragraph(text)),
    words.code &&
      `<p style="margin:8px 0 24px;font-size:32px;font-weight:700;letter-spacing:8px;color:#0f766e">${escaped(words.code)}</p>`,
    words.rows && table(words.rows),
    ...tickets.map((ticket) => ticketPart(ticket, { origin, texts })),
    words.action && href && button(words.action.label, href),
    ...(words.after ?? []).map((text) => paragraph(text)),
    href && paragraph(texts.plainLink, `${small}margin-bottom:0;`),
    href && `<p style="margin:0 0 16px;${small}word-break:break-all">${escaped(href)}</p>`,
  ]
  const footer = [texts.footer, ...(demo ? [texts.demo] : [])].map((text) => paragraph(text, small))
  return `<!doctype html>
<html lang="${escaped(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(words.subject)}</title></head>
<body style="margin:0;background:#fbfaf7;color:#1b2430;font-family:Pretendard,-apple-system,'Segoe UI','Apple SD Gothic Neo','Malgun Gothic',sans-serif;font-size:16px;line-height:1.6;word-break:keep-all">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0f766e">${escaped(brand)}</p>
<div style="padding:28px 24px;border-radius:14px;background:#ffffff;border:1px solid #e4e1d9">${body.filter(Boolean).join('\n')}</div>
<div style="padding:20px 4px 0">${footer.join('\n')}</div>
</div></body></html>
`
}

/** The plain-text version of a mail. */
export function asText(words: MailWords, { origin, demo, texts, tickets }: Frame): string {
  const rows = words.rows?.map(([label, value]) => `${label}: ${value}`).join('\n')
  return `${[
    words.heading,
    ...words.text,
    words.code,
    rows,
    ...tickets.map((ticket) => {
      const { open, show } = wordsOf(ticket, texts)
      return ticket.path && `${open}:\n${origin}${ticket.path}\n${show}`
    }),
    words.action && `${words.action.label}:\n${origin}${words.action.path}`,
    ...(words.after ?? []),
    `-- \n${[texts.footer, ...(demo ? [texts.demo] : [])].join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}
