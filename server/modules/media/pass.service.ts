import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#server/deps'

/** The minimum lifetime of a pass in milliseconds. It can be twice as long, so that an address stays the same for a while. */
const good = 3_600_000

type ServiceDeps = Pick<Deps, 'settings' | 'clock'>

/** Signed with an existing key, under a prefix of its own. */
const signed = ({ settings }: Pick<ServiceDeps, 'settings'>, key: string, until: string) =>
  createHmac('sha256', settings.PASSPORT_KEYS[0]?.key ?? '')
    .update(`picture-pass/${until}/${key}`)
    .digest()
    .subarray(0, 16)

/**
 * The address of a withheld picture for a reader who is allowed to see it: pages load pictures without a token. It is valid for
 * this picture, for an hour or two.
 */
export function passTo(deps: ServiceDeps, src: string): string {
  const key = src.slice('/media/'.length)
  const until = ((Math.floor(deps.clock.now().getTime() / good) + 2) * good).toString(36)
  return `/media/pass/${until}.${signed(deps, key, until).toString('base64url')}/${key}`
}

/** Whether a pass currently admits its holder to the picture. */
export function isPass(deps: ServiceDeps, key: string, until: string, signature: string): boolean {
  if (Number.parseInt(until, 36) <= deps.clock.now().getTime()) return false
  const given = Buffer.from(signature, 'base64url')
  const right = signed(deps, key, until)
  return given.length === right.length && timingSafeEqual(given, right)
}
