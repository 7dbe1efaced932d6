import type { DeviceKey } from '#contract/check-in-gate'
import { fromBase64Url, readCode, toBase64Url } from '#contract/ticket-code'
import type { Ticket } from '#contract/voucher'

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** Creates a device key: the private part can never be read, the public part is for the server. */
export async function newDeviceKey(): Promise<{ key: CryptoKey; public: DeviceKey }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ecdsa, false, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  return { key: privateKey, public: { x, y } }
}

/** Signs a text as the device: 64 bytes in base64url. */
export async function signText(key: CryptoKey, text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.sign(ecdsa, key, new TextEncoder().encode(text))))
}

type Bytes = Uint8Array<ArrayBuffer>

/** Uses the browser's Ed25519 where available, otherwise a library of five kilobytes: some browsers in use lack it. */
async function isSigned(signature: Bytes, text: Bytes, key: Bytes): Promise<boolean> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', imported, signature, text)
  } catch {
    const { verifyAsync } = await import('@noble/ed25519')
    return verifyAsync(signature, text, key).catch(() => false)
  }
}

/** The public keys the device received at enrollment. */
export type TicketKeys = readonly { id: string; key: string }[]

/** Returns the ticket in a code, or null when the code is not ours: another form, an unknown key, or an altered byte. */
export async function ticketOf(keys: TicketKeys, code: string): Promise<Ticket | null> {
  const read = readCode(code)
  const key = read && keys.find(({ id }) => id === read.ticket.key_id)
  return key && (await isSigned(read.signature, read.signed, fromBase64Url(key.key))) ? read.ticket : null
}
