import { and, eq, inArray, sql } from 'drizzle-orm'
import { addDays, dayInSeoul, instantInSeoul, msPerDay } from '#contract/days'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { passAffiliate } from '#server/modules/pass/pass.table'
import { ownPasses } from '#server/modules/pass-orders/own.service'
import { passStaff } from '#server/modules/pass-orders/passes.table'
import { scanPasses } from '#server/modules/pass-orders/scan.service'
import { before, buy } from './buy'
import { seedGifts } from './gifts.seed'

const hours = 3_600_000

const where = ['Gyeongbokgung Palace', 'Naru Tower Observatory', 'National Museum of Korea']

interface Gate {
  buyerId: string
  staffId: string
  places: readonly { id: string; name: string }[]
}

/** In minutes before now: scans at the three affiliates today, one of them refused, and one sent only now. */
const today = [
  { at: 1, minutes: 50, isLate: false },
  { at: 0, minutes: 30, isLate: false },
  { at: 0, minutes: 28, isLate: false },
  { at: 2, minutes: 12, isLate: true },
] as const

/** Adds two passes that are used today. */
async function scanToday(deps: Deps, { buyerId, staffId, places }: Gate): Promise<void> {
  await buy(before(deps, 26 * hours), buyerId, { type: 'hours_24', adults: 2, children: 0 })
  const { items } = await ownPasses(deps, buyerId)
  const now = deps.clock.now().getTime()
  const midnight = instantInSeoul(dayInSeoul(deps.clock.now())).getTime()
  for (const { at, minutes, isLate } of today) {
    // Shortly after midnight, all of them are made at once.
    const ago = Math.min(minutes * 60_000, now - midnight)
    const then = before(deps, ago)
    const place = places.find(({ name }) => name === where[at])
    const code = items[isLate ? 1 : 0]?.code
    if (!code || !place) throw new Error('The demo pass is not there')
    const scan = { id: crypto.randomUUID(), code, at: then.clock.now().toISOString() }
    await scanPasses(isLate ? deps : then, staffId, { id: place.id, scans: [scan] })
  }
}

/** Adds passes of the demo member, one of them begun yesterday and two of them gifts, a person who admits visitors at three affiliates, and scans of today. */
export async function seedPassPeople(deps: Deps): Promise<void> {
  const emails = ['member@naru.test', 'affiliate@naru.test', 'exhibitor@naru.test']
  const people = await deps.db
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(and(eq(account.area, 'member'), inArray(account.email, emails)))
  const [member, staff, buyer] = emails.map((email) => people.find((each) => each.email === email))
  if (!member || !staff || !buyer) throw new Error('The demo accounts are not there')
  const english = sql<string>`${passAffiliate.name}->>'en'`
  const places = await deps.db
    .select({ id: passAffiliate.id, name: english })
    .from(passAffiliate)
    .where(inArray(english, where))
  await deps.db.insert(passStaff).values(places.map(({ id }) => ({ affiliate_id: id, account_id: staff.id })))
  await buy(before(deps, 5 * msPerDay), member.id, { type: 'visits_5', adults: 1, children: 0 })
  const yesterday = addDays(dayInSeoul(deps.clock.now()), -1)
  for (const [at, name] of where.slice(0, 2).entries()) {
    // Yesterday at eleven and at three, while both are open.
    const when = instantInSeoul(yesterday, at === 0 ? '11:00' : '15:00')
    const then = before(deps, deps.clock.now().getTime() - when.getTime())
    const [own] = (await ownPasses(then, member.id)).items
    const place = places.find((each) => each.name === name)
    if (!own?.code || !place) throw new Error('The demo pass is not there')
    const scan = { id: crypto.randomUUID(), code: own.code, at: then.clock.now().toISOString() }
    await scanPasses(then, staff.id, { id: place.id, scans: [scan] })
  }
  await buy(before(deps, 2 * hours), member.id, { type: 'hours_48', adults: 1, children: 1 })
  await scanToday(deps, { buyerId: buyer.id, staffId: staff.id, places })
  await seedGifts(deps, { memberId: member.id, friendId: buyer.id })
}
