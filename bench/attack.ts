import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '#server/root'
import { spawnProduct } from '#tests/support/spawn'
import { buildWhenChanged } from '../scripts/build-product'
import { type AttackCall, attackKinds, type KindName, kindNames } from './support/attack-calls'
import { type Outcome, sender } from './support/attack-send'
import { type Figure, percent } from './support/figure'
import { helper, insideOf, memoryOf, processorOf, type Seen, watched } from './support/watch'

const connections = 50
const seconds = Number(process.env.ATTACK_SECONDS ?? 60)
/** Number of networks that the attack seems to come from, so that limits hide some of it but not all. */
const addresses = Number(process.env.ATTACK_ADDRESSES ?? 10)
/** Only these kinds, separated by commas; all if it is not set. */
const only = process.env.ATTACK_KINDS?.split(',').map((name) => name.trim())
const rest = 20_000
/** How long the product is watched without an attack, and how long a bare server is attacked for comparison. */
const idleMs = 5_000
const bareSeconds = 10
/** Maximum connections used for slow bodies. */
const slowOnes = 5

type Kinds = [name: string, next: () => AttackCall][]

/** Returns the requested kinds. Throws for an unknown name: nothing would be sent and all would look well. */
function chosen(): KindName[] {
  const unknown = only?.filter((name) => !kindNames.some((each) => each === name)) ?? []
  if (unknown.length > 0)
    throw new Error(`ATTACK_KINDS has no “${unknown.join('”, “')}”. There are: ${kindNames.join(', ')}.`)
  return kindNames.filter((name) => only?.includes(name) ?? true)
}

/** Runs the same attack on a server that does nothing, to see what is due to the computer alone. */
async function bareUnderAttack(kinds: Kinds): Promise<Seen> {
  const bare = helper('bare')
  try {
    const port = Number(await new Promise<Buffer>((resolve) => bare.stdout.once('data', resolve)))
    return await watched(port, () => attack(port, kinds, bareSeconds))
  } finally {
    bare.stdin.end()
  }
}

/**
 * A real attacker has a computer of its own: here it gets a lower priority than the server and its probe, as root only, which can
 * raise it again. This applies to all its threads, also those that collect its garbage.
 */
async function giveWay(by: number): Promise<void> {
  if (process.getuid?.() !== 0) return
  for (const thread of await readdir('/proc/self/task').catch(() => [process.pid])) {
    try {
      setPriority(Number(thread), by)
    } catch {
      // The thread has ended meanwhile.
    }
  }
}

/** Sends the requests of an attack over all connections until the time is up. */
async function attack(port: number, kinds: Kinds, seconds: number): Promise<Map<string, Map<Outcome, number>>> {
  await giveWay(constants.priority.PRIORITY_LOW)
  const seen = new Map<string, Map<Outcome, number>>(kinds.map(([name]) => [name, new Map()]))
  const { send, end } = sender(port, connections)
  const until = performance.now() + seconds * 1000
  // One timer for all: a timer per request would remain until the end.
  const over = pause(seconds * 1000 + 1000, 'unfinished' as const)
  let slow = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      for (let turn = at; performance.now() < until; turn++) {
        const [name, next] = kinds[turn % kinds.length] ?? []
        if (!name || !next) return
        const call = next()
        if (call.pace && slow >= slowOnes) {
          // Where there is nothing else to send, give the other connections their turn.
          await pause(10)
          continue
        }
        slow += call.pace ? 1 : 0
        const outcome = await Promise.race([send(call, `198.51.100.${Math.floor(Math.random() * addresses)}`), over])
        slow -= call.pace ? 1 : 0
        const counts = seen.get(name)
        counts?.set(outcome, (counts.get(outcome) ?? 0) + 1)
        if (typeof outcome === 'number' && outcome >= 500 && outcome !== 503)
          console.log(`${outcome}: ${call.method} ${call.path.slice(0, 160)} ${String(call.body ?? '').slice(0, 160)}`)
      }
    }),
  )
  end()
  await giveWay(0)
  return seen
}

/** Formats counts as "200: 12, 4xx: 3", with refusals due to load listed separately. */
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
 * Sends everything known to have stopped a server, for a minute over 50 connections, to the built product in a separate process
 * with an embedded database and demo data. The run fails when the product answers 5xx other than 503, or does not stay alive.
 */
export async function attackFigures(): Promise<Figure[]> {
  const names = chosen()
  await buildWhenChanged()
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-attack-'))
  // The account that PostgreSQL runs as instead of root must be able to pass through.
  await chmod(folder, 0o755)
  const product = await spawnProduct(
    { DATA_DIR: folder, SEED_DEMO: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'silent' },
    { options: ['--require', path.join(root, 'bench/support/inside.cjs')] },
  )
  try {
    await product.ready()
    await product.get('/main')
    await pause(3000)
    const attacks = await attackKinds(`http://localhost:${product.port}`)
    const kinds: Kinds = names.map((name) => [name, attacks[name]])
    const idle = await watched(product.port, () => pause(idleMs))
    const bare = await bareUnderAttack(kinds)
    const { memory: held } = await insideOf(product)
    const before = await memoryOf(product.process)
    let peak = before
    const began = await processorOf(product.process)
    const timer = setInterval(async () => (peak = Math.max(peak, (await memoryOf(product.process)) || 0)), 250)
    const { done: seen, ...under } = await watched(product.port, () =>
      attack(product.port, kinds, seconds).finally(() => clearInterval(timer)),
    )
    const ended = await processorOf(product.process)
    const [had, waited] = [ended.had - began.had, ended.waited - began.waited]
    const { requests, failed, slowest } = under
    const alive = await product.get('/readyz').then(
      ({ ok }) => ok,
      () => false,
    )
    const { wall, processor } = await insideOf(product)
    await pause(rest)
    const after = await memoryOf(product.process)
    const { memory: holds } = await insideOf(product)
    const collected = await memoryOf(product.process)
    // The first attack fills caches that are bounded: a second one must add nothing more.
    const again = await watched(product.port, () => attack(product.port, kinds, seconds))
    await pause(rest)
    const { memory: holdsThen } = await insideOf(product)
    const collectedThen = await memoryOf(product.process)
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
      { name: `slowest /readyz of ${requests}, ${failed} not 200`, value: `${slowest} ms`, aim: '≤ 200 ms' },
      ...Object.entries({
        'under attack': under,
        'under a second one': again,
        'before it': idle,
        'of a bare server under the same attack': bare,
      }).map(([when, { half, most, slowest }]) => ({
        name: `half of /readyz, 99 of 100, all, ${when}`,
        value: `${half}, ${most}, ${slowest} ms`,
        aim: '–',
      })),
      {
        name: 'longest that the event loop was held under attack, by the clock and in time that it had a processor',
        value: `${Math.round(wall)}, ${Math.round(processor)} ms`,
        aim: 'the second is the server’s own; ≤ 100 ms',
      },
      {
        name: 'of the time that the server wanted a processor it waited for one',
        value: percent(waited, had + waited),
        aim: 'the computer’s, and not the server’s',
      },
      {
        name: 'memory before, peak, after a rest, once collected, and the same after a second attack',
        value: `${before}, ${peak}, ${after}, ${collected}, ${collectedThen} MB`,
        aim: 'what the system lends',
      },
      {
        name: 'of it held by the product, before, after and after a second attack',
        value: `${[held, holds, holdsThen].map((each) => Math.round(each)).join(', ')} MB`,
        aim: 'first its caches fill, then nothing is added',
      },
      { name: 'alive after it', value: alive ? 'yes' : 'no', aim: 'yes, or the run fails' },
    ]
  } finally {
    product.process.kill('SIGTERM')
    await Promise.race([product.ended, pause(20_000).then(() => product.process.kill('SIGKILL'))])
    await product.ended
    await rm(folder, { recursive: true, force: true })
  }
}
