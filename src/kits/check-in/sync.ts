import { checkIn } from '#contract/check-in'
import { scanBatch } from '#contract/check-in-rules'
import { call } from '#src/api/call'
import { alone } from './alone'
import { keepAnswer, type ScanContext } from './scanning'
import { type Device, forgetSent, unsentOf } from './store'

async function sendOf(context: ScanContext, device: Device): Promise<number> {
  let conflicts = 0
  for (;;) {
    const lines = (await unsentOf(context.db, device.device_id)).slice(0, scanBatch)
    if (lines.length === 0) return conflicts
    const input = { params: { id: device.device_id }, query: { lang: context.lang() } }
    const scans = lines.map(({ scan }) => scan)
    const { results } = await call(checkIn.scan, { ...input, body: { scans } }, { errors: 'silent' })
    for (const [at, result] of results.entries()) {
      const scan = scans[at]
      if (!scan) continue
      await keepAnswer(context, device, scan, result)
      if (result.conflict) conflicts += 1
    }
    if (results.length < lines.length) throw new Error('the server answered fewer lines than it was sent')
  }
}

/**
 * Sends every unsent line of every device that this browser has been, in one tab at a time; a line sent twice gets the same
 * answer. Returns how many conflicts were reported. Throws `CallError`.
 */
export const sendLog = (context: ScanContext): Promise<number> =>
  alone('gate-send', async () => {
    let conflicts = 0
    for (const device of await context.db.getAll('devices')) conflicts += await sendOf(context, device)
    await forgetSent(context.db)
    return conflicts
  })

/** Fetches admissions and revoked codes; what was learned about a party meanwhile stays. Throws `CallError`. */
export const learnDay = (context: ScanContext, device: Device): Promise<void> =>
  alone('gate-day', async () => {
    const { db, now, lang } = context
    const { device_id } = device
    const asked_at = now()
    const input = { params: { id: device_id }, query: { lang: lang() } }
    const state = await call(checkIn.day, input, { errors: 'silent' })
    const tx = db.transaction(['days', 'known'], 'readwrite')
    await tx.objectStore('days').put({ device_id, state, asked_at })
    const parties = tx.objectStore('known')
    for (const each of await parties.getAll(IDBKeyRange.bound([device_id], [device_id, []]))) {
      if (each.learned_at < asked_at) await parties.delete([device_id, each.reservation_number])
    }
    await tx.done
  })

/** Records from the stream that a code was revoked, or is valid again. */
export async function learnRevoked(
  { db }: ScanContext,
  device: Device,
  number: string,
  isRevoked: boolean,
): Promise<void> {
  const tx = db.transaction('days', 'readwrite')
  const day = await tx.store.get(device.device_id)
  if (day) {
    const others = day.state.revoked.filter((each) => each !== number)
    await tx.store.put({ ...day, state: { ...day.state, revoked: isRevoked ? [...others, number] : others } })
  }
  await tx.done
}
