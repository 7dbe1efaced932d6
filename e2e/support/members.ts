import { transaction } from '#server/db/connect'
import { setHashCost } from '#server/modules/accounts/passwords'
import { welcome } from '#server/modules/benefits/welcome.service'
import { systemClock as clock } from '#server/ports/clock'
import { cheapHash } from '#tests/support/cheap-hash'
import { aMember as written } from '#tests/support/factories'
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
