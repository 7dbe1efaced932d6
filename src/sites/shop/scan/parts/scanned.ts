import { cut } from '#contract/cut'
import { ownPath } from '#contract/own-path'

/** What a scanned text is: a voucher, a way to a page of ours, or something that is only shown. */
export type Scanned =
  | { kind: 'voucher'; code: string }
  | { kind: 'own'; path: string }
  | { kind: 'foreign'; text: string }

/** What our own codes lead to: products and promotions. */
const openable = /^\/(product\/(detail|search)\/|redirect\?|event(\?|$)|main(\?|$))/

/** Longest text that a QR code can hold, and more than anybody reads. */
const longest = 3000

/** Judges a scanned text by the origin of the shop; only what is certainly ours is ever opened. */
export function scannedOf(text: string, origin: string): Scanned {
  const read = cut(text.trim(), longest)
  if (/^NARU1\.[\w-]+\.[\w-]+$/.test(read)) return { kind: 'voucher', code: read }
  const path = read.startsWith(`${origin}/`) ? ownPath(read.slice(origin.length)) : null
  return path && openable.test(path) ? { kind: 'own', path } : { kind: 'foreign', text: read }
}
