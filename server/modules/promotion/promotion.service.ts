import { sql } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import { ownPath } from '#contract/own-path'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { promotionRules } from '#server/modules/settings/settings.service'
import { promotionClick } from './promotion.table'

/** The maximum length of an address on another host. */
const longest = 500

/**
 * The address on an allowed host, as a browser would read it, or null. Only a literal `https://` is accepted, and nothing that
 * hides the target: no name or password, no port, no backslash, no control character.
 */
function allowedAddress(text: string, hosts: readonly string[]): string | null {
  if (!/^https:\/\/[^\s\\\p{Cc}]+$/iu.test(text) || text.length > longest || !URL.canParse(text)) return null
  const { protocol, username, password, port, hostname, href } = new URL(text)
  const plain = protocol === 'https:' && !username && !password && !port
  return plain && hosts.includes(hostname) ? href : null
}

/** The target of a promotion's link: our own path, or an address on an allowed host; null for anything else (domain hazard 5). */
export function targetOf(text: string, origin: string, hosts: readonly string[]): string | null {
  const own = text === origin || text.startsWith(`${origin}/`) ? text.slice(origin.length) || '/' : text
  return ownPath(own) ?? allowedAddress(text, hosts)
}

/** Counts a click on a promotion's link, by its code and the Seoul day, without any data of the visitor. */
async function countClick(db: Db, now: Date, code: string): Promise<void> {
  await db
    .insert(promotionClick)
    .values({ code, day: dayInSeoul(now), clicks: 1 })
    .onConflictDoUpdate({
      target: [promotionClick.code, promotionClick.day],
      set: { clicks: sql`${promotionClick.clicks} + 1` },
    })
}

/** The target of `to`, counted for `code` if that is one of our promotions; null if the target is not allowed. */
export async function followLink(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { to, code }: { to: string; code: string },
): Promise<string | null> {
  const { hosts, codes } = await promotionRules(db)
  const target = targetOf(to, settings.APP_URL, hosts)
  if (target && codes.includes(code)) await countClick(db, clock.now(), code)
  return target
}
