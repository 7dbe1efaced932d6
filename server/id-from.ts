import { randomBytes } from 'node:crypto'

/** Makes an id from a name: its Latin letters, or `otherwise` if it has none, and a few random ones for uniqueness. */
export function idFrom(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
  return `${plain || otherwise}-${randomBytes(3).toString('hex')}`
}
