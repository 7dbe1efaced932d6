import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { NamedKey } from '#server/settings'

const kind = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Seals what must not be read in the database, such as a passport number, with the first of `keys`: one byte for the
 * length of the key's id, the id, nonce, tag and ciphertext (domain hazard 8). Throws when there is no key.
 */
export function seal(keys: readonly NamedKey[], text: string): Buffer {
  const [current] = keys
  if (!current) throw new Error('There is no key to seal with')
  const id = Buffer.from(current.id)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(kind, current.key, nonce)
  // The id is authenticated too: a sealed text cannot be passed off as another key's.
  cipher.setAAD(id)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([id.length]), id, nonce, cipher.getAuthTag(), sealed])
}

/** Returns the text that was sealed with one of `keys`. Throws when the key is unknown or the bytes were changed. */
export function unseal(keys: readonly NamedKey[], bytes: Buffer): string {
  const from = 1 + (bytes[0] ?? 0)
  const id = bytes.subarray(1, from)
  const found = keys.find((key) => Buffer.from(key.id).equals(id))
  if (!found) throw new Error(`The key ${id.toString()} that sealed this is not among PASSPORT_KEYS`)
  const nonce = bytes.subarray(from, from + nonceBytes)
  const tag = bytes.subarray(from + nonceBytes, from + nonceBytes + tagBytes)
  const decipher = createDecipheriv(kind, found.key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(id)
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(from + nonceBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}

/** Returns the first character and the last three, `M•••••678`: as much of a sealed text as can be shown. */
export const mask = (text: string): string =>
  text.length < 5 ? '•'.repeat(text.length) : text.slice(0, 1) + '•'.repeat(text.length - 4) + text.slice(-3)
