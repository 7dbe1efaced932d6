import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { Ticket } from '#contract/voucher'
import { z } from '#contract/zod'
import type { NamedKey } from '#server/settings'

/** First part of every code: what it is, and the version of its form. */
const form = 'NARU1'
/** What stands in front of 32 raw bytes in the PKCS#8 form of an Ed25519 key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** What a ticket says, in this order and without names: the code must stay small enough to be scanned from paper. */
const Payload = z.tuple([z.string(), z.string(), z.string(), z.string(), z.number(), z.string()])

const privateKey = ({ key }: NamedKey): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, key]), format: 'der', type: 'pkcs8' })

/** The keys that a gate checks codes with, by their ids. They sign nothing, so they may lie on any device. */
export const gateKeys = (keys: readonly NamedKey[]): ReadonlyMap<string, KeyObject> =>
  new Map(keys.map((key) => [key.id, createPublicKey(privateKey(key))]))

/** Signs with the first of `keys`: `NARU1.<payload>.<signature>`, both in base64url. Throws when there is no key. */
export function signTicket(keys: readonly NamedKey[], ticket: Omit<Ticket, 'key_id'>): string {
  const [current] = keys
  if (!current) throw new Error('There is no key to sign tickets with')
  const { reservation_number, product_id, date, start_time, party_size } = ticket
  const payload = JSON.stringify([reservation_number, product_id, date, start_time, party_size, current.id])
  const signed = `${form}.${Buffer.from(payload).toString('base64url')}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey(current)).toString('base64url')}`
}

function payloadIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** What a code says, or null when it is none of ours: another form, a key that is not known, or one byte changed. */
export function verifyTicket(keys: ReadonlyMap<string, KeyObject>, code: string): Ticket | null {
  const [, signed, payload, signature] = /^(NARU1\.([\w-]+))\.([\w-]+)$/.exec(code) ?? []
  if (!signed || !payload || !signature) return null
  const read = z.safeParse(Payload, payloadIn(payload))
  if (!read.success) return null
  const [reservation_number, product_id, date, start_time, party_size, key_id] = read.data
  const key = keys.get(key_id)
  if (!key || !verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64url'))) return null
  const ticket = z.safeParse(Ticket, { reservation_number, product_id, date, start_time, party_size, key_id })
  return ticket.success ? ticket.data : null
}
