import { createHash } from 'node:crypto'

/** Returns a version of a value that has no column for one: its hash, in base64url. */
export const hashVersion = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
