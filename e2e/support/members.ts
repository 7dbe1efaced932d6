import { type Site, siteRecords } from '#contract/sites/sites'
import { transaction } from '#server/db/connect'
import { setHashCost } from '#server/modules/accounts/passwords'
import { welcome } from '#server/modules/benefits/welcome.service'
import { systemClock as clock } from '#server/ports/clock'
import { cheapHash } from '#tests/support/cheap-hash'
import { anAccount, roleOf, aMember as written } from '#tests/support/factories'
import { inDatabase } from './database'

/** Somebody who has an account, made for this test. */
export interface Member {
  email: string
  password: string
  token: string
}

const password = 'Passw0rd1'
setHashCost(cheapHash)

/** A member as a sign-up leaves one, who has agreed to what is asked and is signed in; the journey of `shop.spec.ts` signs up. */
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

/** Somebody who applies for education travel, signed in. */
export const anApplicant = (): Promise<Member> =>
  inDatabase(async (db) => {
    const fields = { area: 'travel', role: 'applicant', agreed_terms_at: clock.now(), name: 'Mei Tanaka' } as const
    const { email, token } = await anAccount({ db, clock }, { ...fields, password })
    return { email, password, token }
  })

/** A token of the area of a site: the member's, the applicant's, or that of somebody new of another area. */
export async function tokenAt(
  site: Site,
  { customer, applicant }: { customer: Member; applicant: Member },
): Promise<string> {
  const { area } = siteRecords[site]
  if (area === 'member') return customer.token
  if (area === 'travel') return applicant.token
  const role = site === 'edu-admin' ? 'chief' : roleOf[area]
  const fields = { area, role, agreed_terms_at: clock.now() }
  return (await inDatabase((db) => anAccount({ db, clock }, fields))).token
}
