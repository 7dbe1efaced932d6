import { randomUUID } from 'node:crypto'
import { addDays, dayInSeoul } from '#contract/days'
import type { FairFigures } from '#contract/fair/edition'
import type { OwnParticipant } from '#contract/fair/participant'
import type { FairSide } from '#contract/fair/sectors'
import type { ParticipantStatus } from '#contract/fair/status'
import type { Deps } from '#server/deps'
import { fairBooth, fairEdition, fairSlot } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'
import { anAccount, type Person } from '#tests/support/factories'

/** A year's fair for a test. */
export interface TestFair {
  year: number
  /** By time: two on each of its three days. */
  slots: { id: string; day: string; starts: string; ends: string }[]
  booths: { id: string; number: string }[]
}

/** A three-day fair, today being the second day, open for registration and requests; with six slots and four booths. */
export async function aFair(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  change: Partial<FairFigures> = {},
): Promise<TestFair> {
  const today = dayInSeoul(clock.now())
  const year = Number(today.slice(0, 4))
  const days = [-1, 0, 1].map((after) => ({ day: addDays(today, after), opens: '09:30', closes: '17:30' }))
  const figures: FairFigures = {
    name: { en: 'Test Fair', ko: '시험 박람회' },
    venue: { name: { en: 'Test Hall', ko: '시험관' }, address: { en: 'Busan', ko: '부산' } },
    halls: [{ id: 'a', name: { en: 'Hall A', ko: 'A홀' }, width: 30, height: 20 }],
    days,
    registration_opens: addDays(today, -30),
    registration_closes: addDays(today, 1),
    requests_open: addDays(today, -10),
    requests_a_day: 20,
    requests_waiting: 30,
    meetings_most: 16,
    proposal_hours: 2,
    ...change,
  }
  await db.insert(fairEdition).values({ year, figures })
  const slots = await db
    .insert(fairSlot)
    .values(
      figures.days.flatMap(({ day }) =>
        ['10:00', '14:00'].map((starts) => ({ year, day, starts, ends: `${starts.slice(0, 2)}:25` })),
      ),
    )
    .returning({ id: fairSlot.id, day: fairSlot.day, starts: fairSlot.starts, ends: fairSlot.ends })
  const booths = await db
    .insert(fairBooth)
    .values(
      [0, 1, 2, 3].map((at) => ({ year, hall: 'a', number: `A0${at + 1}`, x: 3 + at * 4, y: 3, width: 3, height: 3 })),
    )
    .returning({ id: fairBooth.id, number: fairBooth.number })
  return { year, slots, booths }
}

export interface ParticipantFields extends Partial<Omit<typeof participant.$inferInsert, 'is_test'>> {
  side?: FairSide
  status?: ParticipantStatus
  isTest?: boolean
  password?: string
  lang?: string
}

/** A company of a fair: `id` is the company's, not its account's, whose token it is. */
export interface Company extends Person {
  account_id: string
}

/** A company of this year's fair, with a live token of its representative; approved by default. */
export async function aParticipant(
  deps: Pick<Deps, 'db' | 'clock'>,
  { side = 'buyer', isTest = false, password, lang, ...fields }: ParticipantFields = {},
): Promise<Company> {
  const [edition] = await deps.db.select({ year: fairEdition.year }).from(fairEdition)
  if (!edition) throw new Error('there is no fair: call aFair first')
  const person = await anAccount(deps, {
    area: 'business',
    role: side,
    ...(fields.status !== 'invited' && { agreed_terms_at: deps.clock.now() }),
    ...(password && { password }),
    ...(lang && { lang }),
  })
  const name = person.id.slice(0, 8)
  const id = randomUUID()
  await deps.db.insert(participant).values({
    id,
    account_id: person.id,
    year: edition.year,
    side,
    status: 'approved',
    status_at: deps.clock.now(),
    is_test: isTest,
    nationality: side === 'seller' ? 'KR' : 'KZ',
    country: side === 'seller' ? 'KR' : 'KZ',
    name_en: 'Test Person',
    company_en: `Company ${name}`,
    company_ko: `회사 ${name}`,
    sector: side === 'seller' ? 'hospital' : 'agency',
    specialties: ['checkup'],
    wanted_sectors: [side === 'seller' ? 'agency' : 'hospital'],
    markets: ['central_asia'],
    languages: ['en'],
    buyer_type: side === 'seller' ? '' : 'agency',
    profile: {
      department: '',
      position: 'Manager',
      postal_code: '',
      address_en: '1 Test Street',
      address_ko: '',
      city: 'Test City',
      homepage: '',
      company_email: '',
      products_en: '',
      products_ko: '',
      main_business_en: 'Test business',
      main_business_ko: '',
      description_en: '',
      description_ko: '',
      employees: 'to_50',
      sales: 'private',
      experience_count: 0,
      route: '',
      purposes: ['partners'],
    },
    contact: { telephone: '', mobile: '+77015550000', contact_email: person.email, sns: [] },
    created_at: deps.clock.now(),
    updated_at: deps.clock.now(),
    ...fields,
  })
  return { ...person, id, account_id: person.id }
}

/** A member of the fair's office with a live token. */
export const aFairAdmin = (deps: Pick<Deps, 'db' | 'clock'>): Promise<Person> =>
  anAccount(deps, { area: 'business', role: 'fair-admin', name: 'Fair Office' })

/** The change of a registration that changes nothing, based on what was read. */
export const changeOf = ({ contact, profile, lang, agree_marketing, version, ...own }: OwnParticipant) => ({
  ...{ nationality: own.nationality, country: own.country, name_en: own.name_en, name_ko: own.name_ko },
  ...{ company_en: own.company_en, company_ko: own.company_ko, sector: own.sector, specialties: own.specialties },
  ...{
    wanted_sectors: own.wanted_sectors,
    markets: own.markets,
    languages: own.languages as never,
    buyer_type: own.buyer_type as never,
  },
  ...{ profile, contact, lang, agree_marketing, base: version },
})
