import { Ticket } from './voucher'
import { z } from './zod'

/** First part of every code: its kind and the version of its format. */
const form = 'NARU1'

/** The contents of a ticket, in this order and without names: the code must stay small enough to be scanned from paper. */
const Payload = z.tuple([z.string(), z.string(), z.string(), z.string(), z.number(), z.string()])

/** A parsed code, whose signature is still to be verified. */
export interface ReadCode {
  ticket: Ticket
  /** The signed bytes: format and payload, as they are in the code. */
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text))

/** Bytes as base64url, without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The bytes of a base64url text. Throws for any other text. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))

/** The signed text of a ticket: `NARU1.<payload>`. */
export function ticketText({ reservation_number, product_id, date, start_time, party_size, key_id }: Ticket): string {
  const payload = JSON.stringify([reservation_number, product_id, date, start_time, party_size, key_id])
  return `${form}.${toBase64Url(bytesOf(payload))}`
}

function payloadIn(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(text)))
  } catch {
    return null
  }
}

/** Parses `NARU1.<payload>.<signature>`; null if it does not have the format of our codes. */
export function readCode(code: string): ReadCode | null {
  const [, signed, payload, signature] = /^(NARU1\.([\w-]+))\.([\w-]{86})$/.exec(code) ?? []
  if (!signed || !payload || !signature) return null
  const read = z.safeParse(Payload, payloadIn(payload))
  if (!read.success) return null
  const [reservation_number, product_id, date, start_time, party_size, key_id] = read.data
  const ticket = z.safeParse(Ticket, { reservation_number, product_id, date, start_time, party_size, key_id })
  return ticket.success ? { ticket: ticket.data, signed: bytesOf(signed), signature: fromBase64Url(signature) } : null
}
