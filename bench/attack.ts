import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '#server/root'
import { type Product, spawnProduct } from '#tests/support/spawn'
import { buildWhenChanged } from '../scripts/build-product'
import { attackKinds } from './support/attack-calls'
import { type Outcome, sender } from './support/attack-send'
import type { Figure } from './support/figure'

const connections = 50
const seconds = Number(process.env.ATTACK_SECONDS ?? 60)
/** Networks that the attack seems to come from, so that limits neither hide everything nor nothing. */
const addresses = Number(process.env.ATTACK_ADDRESSES ?? 10)
/** Only these kinds, by their names with commas; all without it. */
const only = process.env.ATTACK_KINDS?.split(',')
const rest = 20_000
/** Most of the connections that slow bodies may keep. */
const slowOnes = 5

/** Megabytes of memory that a process has; none where the system does not say so. */
async function memoryOf({ pid }: { pid?: number | undefined }): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

interface Seen {
  asked: number
  failed: number
  half: number
  most: number
  slowest: number
}

/** Watches `/readyz` and the memory until it is told to end. */
async function watch({ port, process: server }: Product) {
  const probe = spawn(
    process.execPath,
    ['--import', 'tsx', 'bench/support/probe.ts', `http://127.0.0.1:${port}/readyz`],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const output = probe.stdout.toArray()
  let peak = 0
  const timer = setInterval(async () => (peak = Math.max(peak, (await memoryOf(server)) || 0)), 250)
  return async () => {
    clearInterval(timer)
    probe.stdin.end()
    const seen = JSON.parse(Buffer.concat((await output) as Buffer[]).toString()) as Seen
    return { ...seen, peak }
  }
}

/** Sends what an attack is made of over all connections until the time is over. */
async function attack(port: number): Promise<Map<string, Map<Outcome, number>>> {
  const kinds = Object.entries(await attackKinds(`http://localhost:${port}`)).filter(
    ([name]) => only?.includes(name) ?? true,
  )
  const seen = new Map<string, Map<Outcome, number>>(kinds.map(([name]) => [name, new Map()]))
  const { send, end } = sender(port, connections)
  const until = performance.now() + seconds * 1000
  let slow = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      for (let turn = at; performance.now() < until; turn++) {
        const [name, next] = kinds[turn % kinds.length] ?? []
        if (!name || !next) return
        const call = next()
        if (call.pace && slow >= slowOnes) continue
        slow += call.pace ? 1 : 0
        const outcome = await Promise.race([
          send(call, `198.51.100.${Math.floor(Math.random() * addresses)}`),
          pause(until + 1000 - performance.now(), 'unfinished' as const),
        ])
        slow -= call.pace ? 1 : 0
        const counts = seen.get(name)
        counts?.set(outcome, (counts.get(outcome) ?? 0) + 1)
        if (typeof outcome === 'number' && outcome >= 500 && outcome !== 503)
          console.log(`${outcome}: ${call.method} ${call.path.slice(0, 160)} ${String(call.body ?? '').slice(0, 160)}`)
      }
    }),
  )
  end()
  return seen
}

/** "200: 12, 4xx: 3" with the refusals of load apart. */
function classes(counts: ReadonlyMap<Outcome, number>): string {
  const named = new Map<string, number>()
  for (const [outcome, count] of counts) {
    const name = typeof outcome === 'string' || [429, 503].includes(outcome) ? `${outcome}` : `${`${outcome}`[0]}xx`
    named.set(name, (named.get(name) ?? 0) + count)
  }
  return [...named]
    .toSorted()
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
}

const sumOf = (seen: Iterable<ReadonlyMap<Outcome, number>>, counts: (outcome: Outcome) => boolean) =>
  [...seen].flatMap((each) => [...each]).reduce((sum, [outcome, count]) => sum + (counts(outcome) ? count : 0), 0)

/**
 * Everything that is known to have stopped a server, for a minute over 50 connections, against the built product in a process of its own
 * with an embedded database and demo data. Fails the run when it answers 5xx other than 503, or does not live on.
 */
export async function attackFigures(): Promise<Figure[]> {
  await buildWhenChanged()
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-attack-'))
  // The account that PostgreSQL runs as instead of root must be able to pass through.
  await chmod(folder, 0o755)
  const product = await spawnProduct({ DATA_DIR: folder, SEED_DEMO: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
  try {
    await product.ready()
    await product.get('/main')
    await pause(3000)
    const before = await memoryOf(product.process)
    const watched = await watch(product)
    const seen = await attack(product.port)
    const { slowest, most, half, asked, failed, peak } = await watched()
    const alive = await product.get('/readyz').then(
      ({ ok }) => ok,
      () => false,
    )
    await pause(rest)
    const after = await memoryOf(product.process)
    const broken = sumOf(seen.values(), (outcome) => typeof outcome === 'number' && outcome >= 500 && outcome !== 503)
    if (broken > 0 || !alive) process.exitCode = 1
    return [
      ...[...seen].map(([name, counts]) => ({
        name: `attack: ${name}`,
        value: classes(counts),
        aim: 'no 5xx but 503',
      })),
      { name: 'answers 5xx other than 503', value: `${broken}`, aim: '0, or the run fails' },
      {
        name: 'answers 503',
        value: `${sumOf(seen.values(), (outcome) => outcome === 503)}`,
        aim: 'early, with Retry-After',
      },
      { name: `slowest /readyz of ${asked}, ${failed} not 200`, value: `${slowest} ms`, aim: '≤ 200 ms' },
      { name: 'half of /readyz, and 99 of 100, at most', value: `${half} ms, ${most} ms`, aim: '–' },
      { name: 'memory before, peak, after a rest', value: `${before}, ${peak}, ${after} MB`, aim: 'back where it was' },
      { name: 'alive after it', value: alive ? 'yes' : 'no', aim: 'yes, or the run fails' },
    ]
  } finally {
    product.process.kill('SIGTERM')
    await Promise.race([product.ended, pause(20_000).then(() => product.process.kill('SIGKILL'))])
    await product.ended
    await rm(folder, { recursive: true, force: true })
  }
}
