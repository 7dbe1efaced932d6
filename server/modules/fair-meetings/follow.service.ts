import type { Db } from '#server/db/connect'
import { type Notices, notify } from '#server/db/notices'
import { ownId } from '#server/modules/fair/who.service'

/** Tells whoever follows a company that something of its meetings has changed. */
const channel = 'fair_meetings'

/** Word to one company. */
export const tellOne = (tx: Db, partyId: string): Promise<void> => notify(tx, channel, partyId)

/** Word to everybody: a hall runs late. */
export const tellAll = (tx: Db): Promise<void> => notify(tx, channel, '*')

/** A number that grows with every change of a company's meetings, or of anybody's for the office; whoever comes again has to look anew. */
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

/** The same of the company that an account represents, in the newest of its years. Throws 404 for an account without one. */
export async function* followOwn(
  { db, ...following }: { db: Db; notices: Notices; signal: AbortSignal },
  accountId: string,
): AsyncGenerator<{ seq: number }> {
  yield* followChanges(following, await ownId(db, accountId))
}
