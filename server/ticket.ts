import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { readCode, ticketText, toBase64Url } from '#contract/ticket-code'
import type { Ticket } from '#contract/voucher'
import type { NamedKey } from './settings'

/** The prefix of 32 raw bytes in the PKCS#8 form of an Ed25519 key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKey = ({ key }: NamedKey): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, key]), format: 'der', type: 'pkcs8' })

/** Returns the keys that a gate checks codes with, by their ids. They are public keys, so they can be stored on any device. */
export const gateKeys = (keys: readonly NamedKey[]): ReadonlyMap<string, KeyObject> =>
  new Map(keys.map((key) => [key.id, createPublicKey(privateKey(key))]))

/** Signs with the first of `keys`. Returns `NARU1.<payload>.<signature>`, both in base64url. Throws when there is no key. */
export function signTicket(keys: readonly NamedKey[], ticket: Omit<Ticket, 'key_id'>): string {
  const [current] = keys
  if (!current) throw new Error('There is no key to sign tickets with')
  const signed = ticketText({ ...ticket, key_id: current.id })
  return `${signed}.${toBase64Url(sign(null, Buffer.from(signed), privateKey(current)))}`
}

/** Returns what a code says, or null when it is not valid: another form, an unknown key, or one byte changed. */
export function verifyTicket(keys: ReadonlyMap<string, KeyObject>, code: string): Ticket | null {
  const read = readCode(code)
  const key = read && keys.get(read.ticket.key_id)
  return key && verify(null, read.signed, key, read.signature) ? read.ticket : null
}
