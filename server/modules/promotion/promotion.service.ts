import { sql } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import { ownPath } from '#contract/own-path'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { promotionRules } from '#server/modules/settings/settings.service'
import { promotionClick } from './promotion.table'

/** Longest address of another host that is followed. */
const longest = 500

/**
 * The address on an allowed host that a text names, as a browser would read it, or null. Only `https://` written out and
 * nothing that hides where it leads: no name or password, no port, no backslash, no control sign.
 */
function allowedAddress(text: string, hosts: readonly string[]): string | null {
  if (!/^https:\/\/[^\s\\\p{Cc}]+$/iu.test(text) || text.length > longest || !URL.canParse(text)) return null
  const { protocol, username, password, port, hostname, href } = new URL(text)
  const plain = protocol === 'https:' && !username && !password && !port
  return plain && hosts.includes(hostname) ? href : null
}

/** Where a promotion's link may lead: an own path, or an allowed host's address; null for anything else (domain hazard 5). */
export function targetOf(text: string, origin: string, hosts: readonly string[]): string | null {
  const own = text === origin || text.startsWith(`${origin}/`) ? text.slice(origin.length) || '/' : text
  return ownPath(own) ?? allowedAddress(text, hosts)
}

/** Counts one following of a promotion's link, by its code and the Seoul day; nothing is kept of who it was. */
async function countClick(db: Db, now: Date, code: string): Promise<void> {
  await db
    .insert(promotionClick)
    .values({ code, day: dayInSeoul(now), clicks: 1 })
    .onConflictDoUpdate({
      target: [promotionClick.code, promotionClick.day],
      set: { clicks: sql`${promotionClick.clicks} + 1` },
    })
}

/** Where `to` leads, counted for `code` when that is a promotion of ours; null when it leads nowhere that we know. */
export async function followLink(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { to, code }: { to: string; code: string },
): Promise<string | null> {
  const { hosts, codes } = await promotionRules(db)
  const target = targetOf(to, settings.APP_URL, hosts)
  if (target && codes.includes(code)) await countClick(db, clock.now(), code)
  return target
}
