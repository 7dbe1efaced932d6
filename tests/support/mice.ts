import { addDays, dayInSeoul } from '#contract/days'
import type { BoothDraft, BoothPieces, BoothTerms } from '#contract/mice/booth'
import type { MiceFigures } from '#contract/mice/edition'
import type { VisitorGroup } from '#contract/mice/group'
import {
  type BuyerRegistration,
  miceRegistration,
  type SellerRegistration,
  type VisitorRegistration,
} from '#contract/mice/registration'
import type { Deps } from '#server/deps'
import { miceBooth, miceCompany, miceEdition, miceSession } from '#server/modules/mice/mice.table'
import { testApi } from '#tests/support/api'
import { aMember, type Person } from '#tests/support/factories'

type Setting = Pick<Deps, 'db' | 'clock'>

/** A two-day MICE fair that opens in a week, open for registration. */
export async function aMiceFair(
  { db, clock }: Setting,
  change: Partial<MiceFigures> = {},
): Promise<MiceFigures & { year: number }> {
  const today = dayInSeoul(clock.now())
  const figures: MiceFigures = {
    name: { en: 'Test MICE Fair', ko: '시험 마이스 페어' },
    venue: { name: { en: 'Test Hall', ko: '시험관' }, address: { en: 'Seoul', ko: '서울' } },
    halls: [
      { id: 'a', name: { en: 'Hall A', ko: 'A홀' }, width: 30, height: 20 },
      { id: 'r1', name: { en: 'Room 1', ko: '1호' }, width: 10, height: 8 },
    ],
    days: [7, 8].map((after) => ({ day: addDays(today, after), opens: '10:00', closes: '18:00' })),
    registration_opens: addDays(today, -30),
    registration_closes: addDays(today, 7),
    ...change,
  }
  const year = Number((figures.days[0]?.day ?? today).slice(0, 4))
  await db.insert(miceEdition).values({ year, figures, booths: boothTerms({ clock }), announced_at: clock.now() })
  return { ...figures, year }
}

/** The booth prices of that fair. */
export const boothTerms = ({ clock }: Pick<Deps, 'clock'>): BoothTerms => ({
  closes: addDays(dayInSeoul(clock.now()), 5),
  shell: 300_000,
  raw: 250_000,
  corner: 200_000,
  co_exhibitor: 400_000,
  items: {
    ...{ table: 60_000, chair: 25_000, counter: 150_000, showcase: 180_000, screen: 350_000 },
    ...{ spotlight: 40_000, power_2kw: 120_000, power_5kw: 240_000, internet: 200_000 },
  },
  cancellation: [{ days_before: 3, refund_percent: 100 }],
})

/** A booth of that fair, nine square meters large. */
export async function aMiceBooth(
  { db }: Pick<Deps, 'db'>,
  number = 'A01',
  change: Partial<typeof miceBooth.$inferInsert> = {},
): Promise<string> {
  const [edition] = await db.select().from(miceEdition)
  if (!edition) throw new Error('there is no fair: call aMiceFair first')
  const [made] = await db
    .insert(miceBooth)
    .values({ year: edition.year, number, ...{ hall: 'a', x: 3, y: 3, width: 3, height: 3 }, ...change })
    .returning({ id: miceBooth.id })
  if (!made) throw new Error('no booth was written')
  return made.id
}

/** The details of a held booth. */
export const aBoothDraft = (items: Partial<BoothPieces> = {}): BoothDraft => ({
  type: 'shell',
  items: {
    ...{ table: 1, chair: 2, counter: 0, showcase: 0, screen: 0, spotlight: 0 },
    ...{ power_2kw: 1, power_5kw: 0, internet: 0 },
    ...items,
  },
  co_exhibitors: [{ name: 'Open Door Press', country: 'DE' }],
  sign: { en: 'Paper Lantern', ko: '종이등' },
  invoice: {
    company: 'Paper Lantern Events',
    business_number: '123-45-67891',
    address: '1 Yeouiseo-ro, Seoul',
    country: 'KR',
    contact_name: 'Sua Han',
    email: 'invoice@lantern.test',
    phone: '01012345678',
  },
})

/** A session of that fair. */
export async function aMiceSession(
  { db }: Pick<Deps, 'db'>,
  change: Partial<typeof miceSession.$inferInsert> = {},
): Promise<string> {
  const [edition] = await db.select().from(miceEdition)
  if (!edition) throw new Error('there is no fair: call aMiceFair first')
  const [made] = await db
    .insert(miceSession)
    .values({
      year: edition.year,
      day: edition.figures.days[0]?.day ?? '',
      ...{ starts: '10:30', ends: '11:20', hall: 'r1', track: 'strategy' as const, seats: 2 },
      title: { en: 'A talk', ko: '강연' },
      summary: { en: 'About something.', ko: '어떤 이야기입니다.' },
      speakers: [],
      languages: ['en'],
      ...change,
    })
    .returning({ id: miceSession.id })
  if (!made) throw new Error('no session was written')
  return made.id
}

/** An exhibitor of that fair, without a booth. */
export async function aMiceCompany(
  { db }: Pick<Deps, 'db'>,
  name = 'Test Naru Center',
  booth_id?: string,
): Promise<string> {
  const [edition] = await db.select().from(miceEdition)
  if (!edition) throw new Error('there is no fair: call aMiceFair first')
  const [made] = await db
    .insert(miceCompany)
    .values({
      year: edition.year,
      name: { en: name, ko: name },
      about: { en: 'Halls.', ko: '행사장입니다.' },
      sector: 'venue',
      country: 'KR',
      ...(booth_id && { booth_id }),
    })
    .returning({ id: miceCompany.id })
  if (!made) throw new Error('no company was written')
  return made.id
}

/** A visitor's registration. */
export const aVisitorDraft = ({ days }: Pick<MiceFigures, 'days'>): VisitorRegistration => ({
  name_latin: 'Gildong Hong',
  organization: 'Paper Lantern Events',
  position: 'Planner',
  country: 'KR',
  agree_leads: false,
  agree_rules: true,
  profession: 'planner',
  interests: ['venue'],
  days: days.slice(0, 1).map(({ day }) => day),
})

/** A member who is registered as a visitor. */
export async function aVisitor(deps: Deps, figures: Pick<MiceFigures, 'days'>): Promise<Person> {
  const member = await aMember(deps)
  const { status } = await testApi(deps).call(
    miceRegistration.visitor,
    { body: aVisitorDraft(figures) },
    { token: member.token },
  )
  if (status !== 200) throw new Error(`the visitor was not registered: ${status}`)
  return member
}

/** A seller's registration. */
export const aSellerDraft: SellerRegistration = {
  ...{ name_latin: 'Sua Han', organization: 'Paper Lantern Events', position: '', country: 'KR' },
  agree_leads: false,
  agree_rules: true,
  sector: 'production',
  contact_email: 'hello@lantern.test',
  description: 'Stages and lanterns.',
}

/** A member who is registered as a seller. */
export async function aSeller(deps: Deps): Promise<Person> {
  const member = await aMember(deps)
  const { status } = await testApi(deps).call(miceRegistration.seller, { body: aSellerDraft }, { token: member.token })
  if (status !== 200) throw new Error(`the seller was not registered: ${status}`)
  return member
}

/** A buyer's registration. */
export const aBuyerDraft: BuyerRegistration = {
  ...{ name_latin: 'Robin Park', organization: 'Riverside Association', position: 'Planner', country: 'DE' },
  agree_leads: false,
  agree_rules: true,
  interests: ['venue'],
  ...{ events: 'to_20', size: 'to_500', budget: 'private' },
  wants_hosting: false,
  hosting_reason: '',
}

/** A member who is registered as a buyer. */
export async function aBuyer(deps: Deps, change: Partial<BuyerRegistration> = {}): Promise<Person> {
  const member = await aMember(deps)
  const body = { ...aBuyerDraft, ...change }
  const { status } = await testApi(deps).call(miceRegistration.buyer, { body }, { token: member.token })
  if (status !== 200) throw new Error(`the buyer was not registered: ${status}`)
  return member
}

/** A list of visitors of one organization, by email address. */
export const aVisitorGroup = ({ days }: Pick<MiceFigures, 'days'>, emails: string[]): VisitorGroup => {
  const { profession, interests, days: chosen } = aVisitorDraft({ days })
  return {
    ...{ profession, interests, days: chosen },
    people: emails.map((email) => ({
      ...{ name_latin: 'Minji Seo', position: 'Designer', country: 'KR', lang: 'ko' as const, email },
    })),
  }
}
