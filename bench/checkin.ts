import { sql } from 'drizzle-orm'
import type { ScanResult } from '#contract/check-in-scan'
import { dayInSeoul } from '#contract/days'
import { generateDay } from '#server/modules/check-in/check-in.generator'
import { checkInScan } from '#server/modules/check-in/check-in.table'
import { signTicket } from '#server/ticket'
import { testApi } from '#tests/support/api'
import { testClock } from '#tests/support/clock'
import { aProduct } from '#tests/support/factories'
import { aDevice, type TestDevice } from '#tests/support/gates'
import { aMortal } from '#tests/support/mortal'
import { type Product, spawnProduct } from '#tests/support/spawn'
import { buildWhenChanged } from '../scripts/build-product'
import type { Bench, BenchContext } from './support/context'
import { type Figure, percent } from './support/figure'

const parties = 2_000
const gates = 16

/** Each worker takes the next item until none is left. Returns how many were done per second. */
async function rateOf<T>(workers: readonly T[], items: number, work: (worker: T, at: number) => Promise<void>) {
  let next = 0
  const started = performance.now()
  await Promise.all(
    workers.map(async (worker) => {
      while (next < items) await work(worker, next++)
    }),
  )
  return (1000 * items) / (performance.now() - started)
}

/** Measures plain inserts into the same database without any check, with as many concurrent workers as there are gates. */
async function bareInserts({ db }: BenchContext['deps']): Promise<number> {
  await db.execute(
    sql`create table bare (id uuid primary key default gen_random_uuid(), at timestamptz default now(), word text)`,
  )
  return rateOf(Array.from({ length: gates }), 2 * parties, async () => {
    await db.execute(sql`insert into bare (word) values ('in')`)
  })
}

async function aRush({ deps }: BenchContext): Promise<{ devices: TestDevice[]; codes: string[] }> {
  const shop = { deps, ...testApi(deps) }
  const made = await aProduct(deps)
  await deps.db.execute(sql`update product set site = 'apec' where id = ${made.id}`)
  const now = deps.clock.now()
  const day = dayInSeoul(now)
  const start = now.toLocaleTimeString('sv-SE', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })
  const tour = { id: made.id, option_id: made.optionId, start_times: [start] }
  await generateDay(deps.db, { tour, day, parties })
  const { rows } = await deps.db.execute<{ number: string; seats: number }>(
    sql`select reservation_number as number, seats from booking order by 1`,
  )
  const codes = rows.map(({ number, seats }) =>
    signTicket(deps.settings.TICKET_KEYS, {
      reservation_number: number,
      product_id: made.id,
      date: day,
      start_time: start,
      party_size: seats,
    }),
  )
  const devices: TestDevice[] = []
  for (let at = 0; at < gates; at++) devices.push(await aDevice(shop, made))
  return { devices, codes }
}

/** Throws unless every scan is in the log once and every party was admitted once. */
async function check({ db }: BenchContext['deps'], answered: readonly ScanResult[]) {
  const [log] = await db
    .select({ lines: sql<number>`count(*)::int`, people: sql<number>`sum(${checkInScan.admits})::int` })
    .from(checkInScan)
  const { rows } = await db.execute<{ people: number }>(sql`select sum(seats)::int as people from booking`)
  const admitted = answered.filter(({ verdict }) => verdict === 'admitted').length
  if (log?.lines !== 2 * parties || answered.length !== 2 * parties) {
    throw new Error(`${log?.lines} lines in the log and ${answered.length} answers, of ${2 * parties} scans`)
  }
  if (admitted !== parties || log.people !== rows[0]?.people) {
    throw new Error(`${admitted} of ${parties} parties admitted, ${log.people} people of ${rows[0]?.people}`)
  }
}

/** Thousands of concurrent scans, each party at two gates, and the server killed halfway: nothing must be lost or doubled. */
export async function checkInFigures(bench: Bench): Promise<Figure[]> {
  await buildWhenChanged()
  const context = await bench.context()
  context.deps.clock = testClock(new Date())
  const { devices, codes } = await aRush(context)
  const bare = await bareInserts(context.deps)
  const keys = (name: 'PASSPORT_KEYS' | 'TICKET_KEYS') =>
    context.deps.settings[name].map(({ id, key }) => `${id}:${key.toString('base64')}`).join()
  const settings = {
    DATABASE_URL: context.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PASSPORT_KEYS: keys('PASSPORT_KEYS'),
    TICKET_KEYS: keys('TICKET_KEYS'),
  }
  let running: Product | undefined
  const server = await aMortal(async () => {
    running = await spawnProduct(settings)
    return running
  })
  try {
    const answered: ScanResult[] = []
    const scan = async (device: TestDevice, at: number) => {
      const line = device.line({ code: codes[at % parties] ?? '', people: 1 + (((at % parties) + 1) % 4) })
      answered.push(...(await server.deliver(device, [line])))
    }
    const rate = await rateOf(devices, parties, scan)
    let killed: Promise<void> | undefined
    await rateOf(devices, parties, async (device, at) => {
      if (at > parties / 2) killed ??= server.kill()
      await scan(device, at + parties)
    })
    await killed
    await check(context.deps, answered)
    return [
      {
        name: `${2 * parties} scans at ${gates} gates, the server killed half way`,
        value: 'each in the log once',
        aim: 'nothing lost, nothing doubled',
      },
      { name: 'scans a second beside bare inserts', value: percent(rate, bare), aim: 'printed, not judged' },
    ]
  } finally {
    running?.process.kill('SIGKILL')
    await running?.ended
  }
}
