import { and, asc, eq, inArray } from 'drizzle-orm'
import { dayInSeoul, msPerDay } from '#contract/days'
import { boothPrice, noPieces } from '#contract/mice/booth'
import type { NextStep } from '#contract/mice/lead'
import { approve } from '#server/demo/toss/local-toss.api'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { submitOrder } from '#server/modules/booking/submit.service'
import { findOrder } from '#server/modules/booking/view.service'
import { confirmPayment } from '#server/modules/checkout/confirm.service'
import { codeOf } from '#server/modules/mice/badge.service'
import { miceBooth, miceEdition, micePerson } from '#server/modules/mice/mice.table'
import { takeSeller } from '#server/modules/mice/registration.service'
import { miceApplication } from '#server/modules/mice-booths/application.table'
import { ownApplications } from '#server/modules/mice-booths/applications.service'
import { holdBooth } from '#server/modules/mice-booths/hold.service'
import { saveApplication } from '#server/modules/mice-booths/save.service'
import { scanAtDoor } from '#server/modules/mice-gate/scan.service'
import { scanBadges } from '#server/modules/mice-leads/scan.service'
import { addColleague } from '#server/modules/mice-leads/staff.service'
import { before } from './before'

const sellerEmail = 'exhibitor@naru.test'
const colleagueEmail = 'member@naru.test'
/** A small booth of the second hall that is free. */
const boothNumber = 'B06'

/** Makes an exhibitor whose booth is paid by card. Returns the exhibitor's id. */
async function exhibit(deps: Deps, accountId: string, year: number): Promise<string> {
  await takeSeller(deps, accountId, {
    ...{ name_latin: 'Bora Yun', organization: 'Moonlight Stages (sample)', position: 'Sales', country: 'KR' },
    ...{ agree_leads: false, agree_rules: true, sector: 'production' as const, contact_email: sellerEmail },
    description: 'Staging, lighting and sound for conferences of every size.',
  })
  const [booth] = await deps.db
    .select()
    .from(miceBooth)
    .where(and(eq(miceBooth.year, year), eq(miceBooth.number, boothNumber)))
  const [edition] = await deps.db.select().from(miceEdition).where(eq(miceEdition.year, year))
  if (!booth || !edition?.booths) throw new Error('The demo booth is not there')
  const id = await holdBooth(deps, { accountId, lang: 'en' }, { booth_id: booth.id, type: 'shell' })
  const ordered = {
    ...{ type: 'shell' as const, items: { ...noPieces, table: 1, chair: 2, power_2kw: 1 }, co_exhibitors: [] },
    sign: { en: 'Moonlight Stages', ko: '달빛무대' },
    invoice: {
      ...{ company: 'Moonlight Stages (sample)', business_number: '123-45-67891', country: 'KR' },
      ...{ address: '1 Yeouiseo-ro, Seoul', contact_name: 'Bora Yun', email: sellerEmail, phone: '01000000016' },
    },
  }
  const { total_won } = boothPrice(booth, ordered, edition.booths)
  await saveApplication(deps, accountId, id, { ...ordered, total_won })
  const [own] = await ownApplications(deps, accountId, 'en')
  if (!own) throw new Error('The demo application is not there')
  const orderId = own.order.id
  const { order } = await findOrder(deps.db, accountId, orderId)
  const amount = order.amount_won
  const agreed = { payment_method: 'card' as const, agree_terms: true, agree_privacy: true, amount_won: amount }
  await submitOrder(deps, accountId, 'en', orderId, agreed)
  const paymentKey = await approve(deps, { order_id: orderId, order_name: 'Booth', amount })
  const { ok, code } = await confirmPayment(deps, { paymentKey, orderId, amount })
  if (!ok) throw new Error(`The demo payment of ${orderId} came to ${code}`)
  const [application] = await deps.db.select().from(miceApplication).where(eq(miceApplication.id, id))
  if (!application?.company_id) throw new Error('The demo exhibitor is not there')
  return application.company_id
}

/** Minutes between two visitors at the entrance. */
const minutesBetween = 20

const notes: readonly { words: string; stars: number; next_step: NextStep }[] = [
  { words: 'Gala dinner for 300 in the fall, wants a stage in the round.', stars: 5, next_step: 'offer' },
  { words: '내년 봄 학회 무대와 음향 견적 요청', stars: 4, next_step: 'call' },
  { words: '', stars: 3, next_step: 'email' },
  { words: 'Asked about recycled materials.', stars: 4, next_step: 'meeting' },
  { words: '', stars: 0, next_step: 'none' },
]

/** Adds an exhibitor with leads from an evening before the fair, and a rehearsal at its doors today. */
export async function seedMiceLeads(deps: Deps, year: number): Promise<void> {
  const { db, clock } = deps
  const who = await db
    .select({ id: account.id, email: account.email, area: account.area })
    .from(account)
    .where(inArray(account.email, [sellerEmail, 'operator@naru.test']))
    .orderBy(asc(account.email))
  const seller = who.find(({ email }) => email === sellerEmail)
  const operator = who.find(({ area }) => area === 'admin')
  const [edition] = await db.select().from(miceEdition).where(eq(miceEdition.year, year))
  if (!seller || !operator || !edition) throw new Error('The demo accounts are not there')
  const exhibitor = await exhibit(before(deps, 3 * msPerDay), seller.id, year)
  await addColleague(db, seller.id, exhibitor, colleagueEmail)
  const people = await db
    .select({ number: micePerson.number })
    .from(micePerson)
    .where(and(eq(micePerson.year, year), eq(micePerson.position, 'Event manager')))
    .orderBy(asc(micePerson.number))
    .limit(12)
  const codes = people.map(({ number }) => codeOf(deps.settings, number, edition.figures))
  const evening = before(deps, msPerDay)
  const at = evening.clock.now().toISOString()
  // Includes visitors who do not share anything.
  const scans = codes.slice(0, 8).map((code, nth) => ({
    id: crypto.randomUUID(),
    code,
    at,
    ...(notes[nth % notes.length] ?? { words: '', stars: 0, next_step: 'none' as const }),
  }))
  await scanBadges(evening, seller.id, { id: exhibitor, scans })
  const today = dayInSeoul(clock.now())
  for (const [nth, code] of codes.entries()) {
    // A scan with a network is dated by the server's clock.
    const then = before(deps, (codes.length - nth) * minutesBetween * 60_000)
    const at = then.clock.now()
    if (dayInSeoul(at) !== today) continue
    const scans = [{ id: crypto.randomUUID(), code, at: at.toISOString(), told: null }]
    await scanAtDoor(then, operator.id, { door: 'entrance', place: 'North gate', scans })
  }
}
