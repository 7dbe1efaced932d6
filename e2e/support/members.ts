import { eq } from 'drizzle-orm'
import type { Area, Role } from '#contract/endpoint'
import { type Site, siteRecords } from '#contract/sites/sites'
import { transaction } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { setHashCost } from '#server/modules/accounts/passwords'
import { issueToken } from '#server/modules/accounts/session.service'
import { welcome } from '#server/modules/benefits/welcome.service'
import { systemClock as clock } from '#server/ports/clock'
import { cheapHash } from '#tests/support/cheap-hash'
import { anAccount, aMember as written } from '#tests/support/factories'
import { inDatabase } from './database'

/** A person with an account, created for this test. */
export interface Member {
  email: string
  password: string
  token: string
}

const password = 'Passw0rd1'
setHashCost(cheapHash)

/** A member as after a sign-up, with all consents and signed in; the journey of `shop.spec.ts` covers the sign-up itself. */
export const aMember = (): Promise<Member> =>
  inDatabase((db) =>
    transaction(db, async (tx) => {
      const { id, email, token } = await written(
        { db: tx, clock },
        { name: 'Robin Park', lang: 'en', agreed_terms_at: clock.now(), password },
      )
      await welcome(tx, clock.now(), id)
      return { email, password, token }
    }),
  )

/** A signed-in applicant of education travel, who reads `lang`. */
export const anApplicant = (lang: 'en' | 'ko' = 'en'): Promise<Member> =>
  inDatabase(async (db) => {
    const fields = {
      area: 'travel',
      role: 'applicant',
      agreed_terms_at: clock.now(),
      name: 'Mei Tanaka',
      lang,
    } as const
    const { email, token } = await anAccount({ db, clock }, { ...fields, password })
    return { email, password, token }
  })

const previewPage = 'product/preview/:productId'

/** The area that a page asks for: its site's, except the shop's preview, which the operators' desk shows in a frame. */
export const areaAt = ({ site, pattern }: { site: Site; pattern: string }) =>
  pattern === previewPage ? 'admin' : siteRecords[site].area

const issued = new Map<string, Promise<string>>()

/** A token of the demo fair's buyer, or of a new member of a desk's staff. */
const issueFor = (area: Area, role: Role | null): Promise<string> =>
  inDatabase(async (db) => {
    if (role) return (await anAccount({ db, clock }, { area, role, agreed_terms_at: clock.now() })).token
    const [buyer] = await db.select({ id: account.id }).from(account).where(eq(account.email, 'buyer@naru.test'))
    if (!buyer) throw new Error('the demonstration has no buyer')
    return issueToken(db, clock.now(), buyer.id, area)
  })

/** A token for a page: of the member, the applicant, the demo fair's buyer, or a member of a desk's staff; one a worker. */
export async function tokenAt(
  { site, pattern }: { site: Site; pattern: string },
  { customer, applicant }: { customer: Member; applicant: Member },
): Promise<string> {
  const area = areaAt({ site, pattern })
  if (area === 'member') return customer.token
  if (area === 'travel') return applicant.token
  const isDesk = area === 'admin' || pattern.includes('/desk')
  const role = site === 'admin' || site === 'shop' ? 'owner' : area === 'admin' ? 'chief' : 'fair-admin'
  const of = isDesk ? `${area} ${role}` : area
  const token = issued.get(of) ?? issueFor(area, isDesk ? role : null)
  issued.set(of, token)
  return token
}
