import type { Area, Role } from '#contract/endpoint'
import type { Site } from '#contract/sites/sites'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { hashPassword } from '#server/modules/accounts/passwords'
import { applicant } from '#server/modules/applicants/applicants.table'

/** An account of the demo data, as it is printed at the start; `where` is the path of its site's sign-in page. */
export interface DemoAccount {
  role: string
  email: string
  password: string
  site: Site
  where: string
}

const password = 'Passw0rd1'

type Organization = Omit<typeof applicant.$inferInsert, 'account_id'>

interface Person {
  area: Area
  role: Role
  email: string
  name: string
  phone: string
  company_name?: string
  lang?: string
  /** The site and path where it signs in, if they are not the usual ones of its role. */
  at?: { site: Site; where: string }
  /** The organization that a person of the travel area applies for. */
  applies?: Organization
}

/** At least one person of each role; all of them and their organizations are made up. */
const people: readonly Person[] = [
  { area: 'member', role: 'general', email: 'member@naru.test', name: 'Yuna Seo', phone: '01000000001' },
  {
    area: 'member',
    role: 'company',
    email: 'company@naru.test',
    name: 'Daniel Brandt',
    phone: '+4915000000002',
    company_name: 'Brandt Reisen',
  },
  {
    area: 'member',
    role: 'general',
    email: 'affiliate@naru.test',
    name: '민가온',
    phone: '01000000015',
    lang: 'ko',
    at: { site: 'seoulitepass', where: '/seoulitepass/login' },
  },
  {
    area: 'member',
    role: 'general',
    email: 'exhibitor@naru.test',
    name: '윤보라',
    phone: '01000000016',
    lang: 'ko',
    at: { site: 'mice', where: '/mice/leads' },
  },
  {
    area: 'travel',
    role: 'applicant',
    email: 'applicant@naru.test',
    name: 'Mei Tanaka',
    phone: '+819000000003',
    applies: {
      kind: 'school',
      organization: '浪速光高等学校（見本）',
      organization_latin: 'Naniwa Hikari High School (sample)',
      country: 'JP',
    },
  },
  {
    area: 'travel',
    role: 'applicant',
    email: 'agency@naru.test',
    name: 'Pham Thu Linh',
    phone: '+84900000011',
    applies: {
      kind: 'agency',
      organization: 'Du học hè Sông Nhị (mẫu)',
      organization_latin: 'Song Nhi Study Tours (sample)',
      country: 'VN',
    },
  },
  { area: 'admin', role: 'reviewer', email: 'reviewer@naru.test', name: '한도윤', phone: '01000000004', lang: 'ko' },
  { area: 'admin', role: 'chief', email: 'chief@naru.test', name: '백서린', phone: '01000000012', lang: 'ko' },
  { area: 'admin', role: 'operator', email: 'operator@naru.test', name: '문서아', phone: '01000000005', lang: 'ko' },
  { area: 'admin', role: 'owner', email: 'owner@naru.test', name: '윤가람', phone: '01000000015', lang: 'ko' },
  {
    area: 'admin',
    role: 'gate-staff',
    email: 'gate-staff@naru.test',
    name: '노하준',
    phone: '01000000006',
    lang: 'ko',
  },
  {
    area: 'admin',
    role: 'supervisor',
    email: 'supervisor@naru.test',
    name: '차은솔',
    phone: '01000000007',
    lang: 'ko',
  },
  {
    area: 'admin',
    role: 'mice-gate-staff',
    email: 'mice-gate-staff@naru.test',
    name: '공다인',
    phone: '01000000017',
    lang: 'ko',
  },
  {
    area: 'business',
    role: 'buyer',
    email: 'buyer@naru.test',
    name: 'Aigerim Nurlan',
    phone: '+77000000008',
    company_name: 'Steppe Health Travel',
  },
  {
    area: 'business',
    role: 'seller',
    email: 'seller@naru.test',
    name: '배지안',
    phone: '01000000009',
    company_name: '한빛나루병원',
    lang: 'ko',
  },
  {
    area: 'business',
    role: 'buyer',
    email: 'test-buyer@naru.test',
    name: 'Test Buyer',
    phone: '+77000000013',
    company_name: 'Test Buyer One',
  },
  {
    area: 'business',
    role: 'seller',
    email: 'test-seller@naru.test',
    name: 'Test Seller',
    phone: '01000000014',
    company_name: 'Test Seller One',
  },
  {
    area: 'business',
    role: 'fair-admin',
    email: 'fair-admin@naru.test',
    name: '유시온',
    phone: '01000000010',
    lang: 'ko',
  },
]

/** Returns the site that a role signs in at, and the path. */
function signInPage(area: Area, role: Role, fair: string): { site: Site; where: string } {
  if (role === 'reviewer' || role === 'chief') return { site: 'edu-admin', where: '/seouleduadmin/signin' }
  if (role === 'gate-staff' || role === 'supervisor') return { site: 'apec', where: '/apec2025/qrcode' }
  const pages = {
    member: { site: 'shop', where: '/account/login' },
    travel: { site: 'edu-travel', where: '/seouledutravel/login' },
    admin: { site: 'admin', where: '/admin/signin' },
    business: { site: 'fair', where: `/${fair}/ppipsa` },
    guest: { site: 'apec', where: '/apec2025/myreservation' },
  } as const
  return pages[area]
}

/** The owner of the desk works there too. */
const rolesOf = (role: Role): Role[] => (role === 'owner' ? ['owner', 'operator'] : [role])

/** Returns the demo accounts to print at the start; `fair` is the fair's slug. */
export const demoAccounts = (fair: string): DemoAccount[] =>
  people.map(({ area, role, email, at }) => ({ role, email, password, ...(at ?? signInPage(area, role, fair)) }))

/** Demo data: accounts of every role, members with their welcome benefits, applicants with their organizations. */
export async function seedAccounts({ db, clock, hooks }: Pick<Deps, 'db' | 'clock' | 'hooks'>): Promise<void> {
  // The password is published anyway, so all accounts share one hash.
  const password_hash = await hashPassword(password)
  for (const [place, { role, applies, at: _, ...person }] of people.entries()) {
    const created_at = secondsBefore(clock.now(), place)
    const [made] = await db
      .insert(account)
      .values({
        ...person,
        roles: rolesOf(role),
        password_hash,
        created_at,
        agreed_terms_at: clock.now(),
        agreed_provided: true,
      })
      .returning({ id: account.id })
    if (!made) throw new Error('a demo account was not written')
    if (applies) await db.insert(applicant).values({ ...applies, account_id: made.id })
    await hooks.newcomerWelcomed({ db, now: clock.now() }, person.area, made.id)
  }
}
