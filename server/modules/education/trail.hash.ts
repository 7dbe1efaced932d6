import { createHash } from 'node:crypto'
import type { ActorKind, trailEvent } from './trail.table'

export type TrailEntry = typeof trailEvent.$inferSelect

/** Canonical JSON: the keys of every object are sorted. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}

/** The previous hash of the first entry. */
export const noHash = Buffer.alloc(32)

/** SHA-256 over all fields of an entry, including the hash of the one before it. */
export function hashOf(entry: Omit<TrailEntry, 'hash'>): Buffer {
  const { seq, at, actor_kind, actor_id, application_id, act, before, after, detail, previous } = entry
  const head = {
    seq,
    at: at.toISOString(),
    actor: { kind: actor_kind, id: actor_id },
    application: application_id,
    act,
  }
  return createHash('sha256')
    .update(canonical({ ...head, before, after, detail, previous: previous.toString('hex') }))
    .digest()
}

/** Who takes a step; the clock has no id. */
export interface Actor {
  kind: ActorKind
  id: string | null
}

/** An entry to be added. */
export type NewEntry = Pick<TrailEntry, 'at' | 'application_id' | 'act' | 'before' | 'after' | 'detail'> & {
  actor: Actor
}

/** Chains new entries to the last one: each holds the hash of the one before it. */
export function chained(last: Pick<TrailEntry, 'seq' | 'hash'>, entries: readonly NewEntry[]): TrailEntry[] {
  let before = last
  return entries.map(({ actor, ...entry }) => {
    const unsealed = {
      ...entry,
      seq: before.seq + 1,
      actor_kind: actor.kind,
      actor_id: actor.id,
      previous: before.hash,
    }
    const row = { ...unsealed, hash: hashOf(unsealed) }
    before = row
    return row
  })
}
