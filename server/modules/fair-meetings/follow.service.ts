import type { Db } from '#server/db/connect'
import { type Notices, notify } from '#server/db/notices'
import { ownId } from '#server/modules/fair/who.service'

/** The channel on which changes of a company's meetings are announced. */
const channel = 'fair_meetings'

/** Notifies the followers of one company. */
export const notifyOne = (tx: Db, partyId: string): Promise<void> => notify(tx, channel, partyId)

/** Notifies all followers: a hall runs late. */
export const notifyAll = (tx: Db): Promise<void> => notify(tx, channel, '*')

/**
 * Yields a number that grows with every change of a company's meetings, or of any meeting for the office; after reconnecting, a
 * follower has to reload.
 */
export async function* followChanges(
  { notices, signal }: { notices: Notices; signal: AbortSignal },
  partyId: string | null,
): AsyncGenerator<{ seq: number }> {
  let [seq, sent] = [1, 0]
  let wake = () => {}
  const leave = await notices.listen(channel, (payload) => {
    if (payload !== null && partyId !== null && payload !== partyId && payload !== '*') return
    seq++
    wake()
  })
  const stop = () => wake()
  signal.addEventListener('abort', stop)
  try {
    while (!signal.aborted) {
      if (sent !== seq) {
        sent = seq
        yield { seq }
        continue
      }
      await new Promise<void>((resolve) => {
        wake = resolve
        if (signal.aborted || sent !== seq) resolve()
      })
    }
  } finally {
    signal.removeEventListener('abort', stop)
    leave()
  }
}

/** Like `followChanges`, for the newest registration of an account. Throws 404 for an account without one. */
export async function* followOwn(
  { db, ...following }: { db: Db; notices: Notices; signal: AbortSignal },
  accountId: string,
): AsyncGenerator<{ seq: number }> {
  yield* followChanges(following, await ownId(db, accountId))
}
