import { randomUUID } from 'node:crypto'
import type { Category, Region } from '#contract/catalog'
import { addDays, dayInSeoul } from '#contract/days'
import type { Area, Role } from '#contract/endpoint'
import { textLanguages } from '#contract/languages'
import { type Currency, convert, defaultRates } from '#contract/money'
import type { Texts } from '#server/db/columns'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { hashPassword } from '#server/modules/accounts/passwords'
import { issueToken } from '#server/modules/accounts/session.service'
import { applicant } from '#server/modules/applicants/applicants.table'
import { optionPrice, product, productOption, productPicture, productText } from '#server/modules/catalog/catalog.table'
import { picture } from '#server/modules/media/media.table'

const anOrganization = { kind: 'school', organization: 'Test School', country: 'JP' } as const

/** A signed-in person. */
export interface Person {
  id: string
  email: string
  token: string
}

type AccountFields = Partial<typeof account.$inferInsert>

/**
 * An account of any area with a live token; it has a password only if one is given, because hashing takes a tenth of a second.
 */
export async function anAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  { area, role, password, ...fields }: AccountFields & { area: Area; role: Role; password?: string },
): Promise<Person> {
  const id = randomUUID()
  const email = fields.email ?? `${role}-${id.slice(0, 8)}@people.test`
  await deps.db.insert(account).values({
    id,
    name: 'Test Person',
    phone: '01012345678',
    created_at: deps.clock.now(),
    ...fields,
    area,
    email,
    // An owner also works at the desk.
    roles: role === 'owner' ? ['owner', 'operator'] : [role],
    password_hash: password ? await hashPassword(password) : null,
  })
  // Every account of the travel area represents an applicant.
  if (area === 'travel') await deps.db.insert(applicant).values({ ...anOrganization, account_id: id })
  return { id, email, token: await issueToken(deps.db, deps.clock.now(), id, area) }
}

/** A member of the shop with a live token. */
export const aMember = (
  deps: Pick<Deps, 'db' | 'clock'>,
  fields: AccountFields & { password?: string } = {},
): Promise<Person> => anAccount(deps, { ...fields, area: 'member', role: 'general' })

/** A role for an account of each area. */
export const roleOf: Record<Area, Role> = {
  member: 'general',
  travel: 'applicant',
  admin: 'operator',
  business: 'buyer',
  guest: 'general',
}

/** A member of the operators' desk with a live token. */
export const anOperator = ({ deps }: { deps: Deps }): Promise<Person> =>
  anAccount(deps, { area: 'admin', role: 'operator', name: 'Desk Person' })

/** A product that can be booked on every day of the two years from the clock's today. */
export interface TestProduct {
  id: string
  optionId: string
  /** A Seoul day on which it runs, a month ahead. */
  date: string
  start_time: string
}

/** Prices are in the smallest unit of `currency`. */
export interface ProductFields {
  id?: string
  capacity?: number
  price?: number
  childPrice?: number
  currency?: Currency
  minTravelers?: number
  status?: 'draft' | 'open' | 'closed'
  category?: Category
  region?: Region
  name?: Texts
}

/** A product with one option for adults and children at 09:00 and 14:00, in both languages. */
export async function aProduct({ db, clock }: Deps, fields: ProductFields = {}): Promise<TestProduct> {
  const today = dayInSeoul(clock.now())
  const { capacity = 20, price = 60_000, childPrice = 40_000, currency = 'KRW', minTravelers = 2 } = fields
  const id = fields.id ?? `product-${randomUUID().slice(0, 8)}`
  const name = fields.name ?? { en: `Tour ${id}`, ko: `투어 ${id}` }
  const price_won = convert({ amount: price, currency }, 'KRW', defaultRates).amount
  const [shot] = await db
    .insert(picture)
    .values({ key: `pictures/${id}`, width: 1600, height: 900, widths: [400, 800], color: '#0f766e', alt: name })
    .returning({ id: picture.id })
  await db.insert(product).values({
    id,
    site: 'shop',
    category: fields.category ?? 'tours',
    region: fields.region ?? 'seoul',
    status: fields.status ?? 'open',
    operator: { en: 'Test Operator', ko: '시험 여행사' },
    duration_minutes: 240,
    languages: ['en', 'ko'],
    min_travelers: minTravelers,
    cancellation: [{ days_before: 0, refund_percent: 100 }],
    price,
    currency,
    price_won,
  })
  if (shot) await db.insert(productPicture).values({ product_id: id, position: 0, picture_id: shot.id })
  await db.insert(productText).values(
    textLanguages.map((lang) => ({
      product_id: id,
      lang,
      name: name[lang],
      summary: name[lang],
      description: name[lang],
      highlights: [],
      itinerary: [],
      included: [],
      excluded: [],
      know_before: [],
      meeting_point: name[lang],
      search: name[lang].toLowerCase(),
    })),
  )
  const optionId = randomUUID()
  await db.insert(productOption).values({
    id: optionId,
    product_id: id,
    position: 0,
    name: { en: 'Standard', ko: '기본' },
    description: { en: '', ko: '' },
    option_start_date: today,
    option_end_date: addDays(today, 730),
    currency,
    start_times: ['09:00', '14:00'],
    closed_weekdays: [],
    closed_days: [],
    capacity,
  })
  await db.insert(optionPrice).values([
    { option_id: optionId, band: 'adult', min_age: 13, max_age: null, price },
    { option_id: optionId, band: 'child', min_age: 3, max_age: 12, price: childPrice },
  ])
  return { id, optionId, date: addDays(today, 30), start_time: '09:00' }
}
