import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { revokeToken } from '#server/modules/accounts/session.service'
import { endShiftsOf } from '#server/modules/check-in/device.service'

type World = Pick<Deps, 'db' | 'clock'>

/** What ends together with a session, besides its token: each is told which session it was. */
const follows: readonly ((world: World, session: Buffer) => Promise<void>)[] = [endShiftsOf]

/** Ends a session and what was begun with it, all or nothing (product §4). */
export async function signOut({ db, clock }: World, session: Buffer): Promise<void> {
  await transaction(db, async (tx) => {
    await revokeToken(tx, session)
    for (const follow of follows) await follow({ db: tx, clock }, session)
  })
}
