import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Returns an address without port, brackets and zone, an IPv4 address within IPv6 as IPv4; undefined for anything else. */
function plain(text: string | undefined): string | undefined {
  const bare = text?.trim().replace(/^"|"$/g, '') ?? ''
  const inner = /^\[([^\]]*)\](?::\d*)?$/.exec(bare)?.[1] ?? (/^[\d.]+:\d*$/.test(bare) ? bare.split(':')[0] : bare)
  const address = inner?.split('%')[0] ?? ''
  return isIP(address) ? ipaddr.process(address).toString() : undefined
}

/**
 * Returns the address that a request came from: what the outermost of the `hops` trusted proxies has written into
 * `X-Forwarded-For`, otherwise that of the socket. An entry that is not an address is ignored, and the socket counts. `Forwarded`
 * is not read, because a proxy that writes one header passes the other on unchanged.
 */
export function addressOf(forwarded: string | undefined, socket: string | undefined, hops: number): string {
  const entry = hops > 0 ? (forwarded ?? '').split(',').at(-hops) : undefined
  return plain(entry) ?? plain(socket) ?? 'local'
}

/** Networks that limits count as one client: `near` is an IPv4 address or the /64 of a household in IPv6, `wide` is its /48. */
export interface Networks {
  near: string
  wide?: string
}

const prefix = (address: ipaddr.IPv6, groups: number) =>
  `${address.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':')}::/${groups * 16}`

/** Returns the networks of an address that `addressOf` returned. */
export function networksOf(address: string): Networks {
  if (isIP(address) !== 6) return { near: address }
  const parsed = ipaddr.IPv6.parse(address)
  return { near: prefix(parsed, 4), wide: prefix(parsed, 3) }
}
