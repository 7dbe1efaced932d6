import { cut } from '#contract/cut'
import { ownPath } from '#contract/own-path'

/** What a scanned text is: a voucher, a path of ours, or text that is only shown. */
export type Scanned =
  | { kind: 'voucher'; code: string }
  | { kind: 'own'; path: string }
  | { kind: 'foreign'; text: string }

/** The paths that our own codes contain: products and promotions. */
const openable = /^\/(product\/(detail|search)\/|redirect\?|event(\?|$)|main(\?|$))/

/** About the longest text that a QR code can hold. */
const longest = 3000

/** Classifies a scanned text by the shop's origin; only what is certainly ours is opened. */
export function scannedOf(text: string, origin: string): Scanned {
  const read = cut(text.trim(), longest)
  if (/^NARU1\.[\w-]+\.[\w-]+$/.test(read)) return { kind: 'voucher', code: read }
  const path = read.startsWith(`${origin}/`) ? ownPath(read.slice(origin.length)) : null
  return path && openable.test(path) ? { kind: 'own', path } : { kind: 'foreign', text: read }
}
