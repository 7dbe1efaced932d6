import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import {
  type MergeDifference,
  type MergeDraft,
  type MergePreview,
  mergeDifferences,
  mergeKinds,
  mergeUndoHours,
} from '#contract/members-merge'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { mailLater } from '#server/modules/mail/mail.service'
import type { MergeContext, MergeLook, MergePair, MergePart } from '#server/ports/merging'
import { Refusal } from '#server/refusal'
import { siteFor } from './account-site'
import { account, emailCode, passwordReset, phoneCode } from './accounts.table'
import { writeAudit } from './audit.service'
import { maskEmail } from './find.service'
import { type AccountRow, journal, lockAccounts, openMerge, type Pair, pairOf, readAccounts } from './merge.rows'
import { accountMerge } from './merge.table'
import { revokeTokens } from './session.service'

type ServiceDeps = Pick<Deps, 'clock' | 'db' | 'hooks'>

/** The ids of the account that remains and of the one that goes into it. */
export interface Sides {
  remaining: string
  other: string
}

/** Returns both accounts. Throws 400 `merge.sameAccount`, 404, 409 `merge.otherArea`, `merge.notActive`, `merge.unfinished`. */
async function fitting(db: Db, sides: Sides, read: typeof readAccounts): Promise<Pair> {
  if (sides.remaining === sides.other) throw new Refusal(400, 'merge.sameAccount', 'other')
  const rows = await read(db, [sides.remaining, sides.other])
  const remaining = rows.find(({ id }) => id === sides.remaining)
  const other = rows.find(({ id }) => id === sides.other)
  if (!remaining || !other) throw new Refusal(404, 'general.notFound')
  if (rows.some(({ area }) => area !== 'member')) throw new Refusal(409, 'merge.otherArea')
  for (const { id } of rows) if (await openMerge(db, id)) throw new Refusal(409, 'merge.unfinished')
  if (rows.some(({ status }) => status !== 'active')) throw new Refusal(409, 'merge.notActive')
  return { remaining, other }
}

type Looked = readonly { part: MergePart; look: MergeLook }[]

async function lookAt({ hooks }: Pick<Deps, 'hooks'>, context: MergeContext, pair: MergePair): Promise<Looked> {
  for (const part of hooks.merged) await part.refuse?.(context, pair)
  const looked: { part: MergePart; look: MergeLook }[] = []
  for (const part of hooks.merged) looked.push({ part, look: await part.look(context, pair) })
  return looked
}

/** Sums up by kind, in the order of `mergeKinds`, without kinds that have none. */
export function countedByKind(counts: readonly { kind: MergePart['kind']; count: number }[]) {
  return mergeKinds.flatMap((kind) => {
    const count = counts.filter((each) => each.kind === kind).reduce((sum, each) => sum + each.count, 0)
    return count > 0 ? [{ kind, count }] : []
  })
}

/** Of a value, what stays the same however it is written. */
const asCompared: Record<MergeDifference, (value: string) => string> = {
  name: (name) => name.normalize('NFKC').toLowerCase().replaceAll(/\s/g, ''),
  // A Korean number with its country code, or without (product §5).
  phone: (phone) => phone.replaceAll(/[^\d+]/g, '').replace(/^\+820?/, '0'),
  nationality: (code) => code,
  birthday: (day) => day,
}

/** Returns what both accounts have and is not the same. */
function differencesOf({ remaining, other }: Pair): MergePreview['differences'] {
  return mergeDifferences.flatMap((kind) => {
    const values = { remaining: remaining[kind] ?? '', other: other[kind] ?? '' }
    const [one, two] = [asCompared[kind](values.remaining), asCompared[kind](values.other)]
    return one && two && one !== two ? [{ kind, values: kind === 'birthday' ? null : values }] : []
  })
}

function shown({ remaining, other }: Pair, looked: Looked): MergePreview {
  const differences = differencesOf({ remaining, other })
  const hash = createHash('sha256').update(JSON.stringify([remaining.id, other.id, remaining.email, other.email]))
  hash.update(JSON.stringify(differences))
  for (const { part, look } of looked)
    hash.update(JSON.stringify([part.column, look.moving.toSorted(), look.staying.toSorted()]))
  const side = ({ id, name, email }: AccountRow) => ({ id, name, email })
  return {
    remaining: side(remaining),
    other: side(other),
    moves: countedByKind(looked.map(({ part: { kind }, look }) => ({ kind, count: look.count ?? look.moving.length }))),
    stays: countedByKind(looked.map(({ part: { kind }, look }) => ({ kind, count: look.staying.length }))),
    differences,
    fingerprint: hash.digest('hex'),
  }
}

/** Shows what merging two accounts would do. Throws what the contract says. */
export const previewMerge = ({ db, clock, hooks }: ServiceDeps, sides: Sides): Promise<MergePreview> =>
  transaction(db, async (tx) => {
    const pair = await fitting(tx, sides, readAccounts)
    return shown(pair, await lookAt({ hooks }, { db: tx, now: clock.now() }, pairOf(pair)))
  })

/** Ends everything that could open the account. */
async function shut(tx: Db, { id, email, area }: AccountRow): Promise<void> {
  await tx.update(account).set({ status: 'merged' }).where(eq(account.id, id))
  await revokeTokens(tx, id)
  await tx.delete(passwordReset).where(eq(passwordReset.account_id, id))
  await tx.delete(phoneCode).where(eq(phoneCode.account_id, id))
  await tx.delete(emailCode).where(and(eq(emailCode.area, area), eq(emailCode.email, email)))
}

/** Records an act in the history of both accounts, and emails both addresses. */
export async function notifyBoth(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  { remaining, other }: Pair,
  {
    at,
    operator,
    until,
    ...facts
  }: { at: Date; operator: string; reason: string; until: Date | null; differences?: MergeDifference[] },
): Promise<void> {
  const act = until ? 'member.merge' : 'member.mergeUndo'
  const detail = { ...facts, remaining: remaining.id, other: other.id }
  const site = siteFor('member')
  for (const one of [remaining, other]) {
    await writeAudit(tx, { at, actor_id: operator, act, subject: one.id, detail })
    // The remaining account can have been closed since: its address is gone.
    if (one.status === 'withdrawn') continue
    const partner = one === remaining ? other : remaining
    // Apart, so that no mail program makes a link of it.
    const with_email = partner.status === 'withdrawn' ? '' : maskEmail(partner.email).replace('@', ' @ ')
    const values = { name: one.name, site, with_email, remains: one === remaining }
    const mail = { to: one.email, lang: one.lang }
    if (until)
      await mailLater({ jobs }, tx, {
        template: 'accountsMerged',
        ...mail,
        values: { ...values, until: until.toISOString() },
      })
    else await mailLater({ jobs }, tx, { template: 'mergeUndone', ...mail, values })
  }
}

/**
 * Moves everything of an account into the one that remains, and closes its sign-in. Throws what `previewMerge` throws, and 409
 * `merge.changed` if the operator saw something else, `merge.differs` if the accounts may be two people's (product §6).
 */
export const mergeAccounts = (
  deps: ServiceDeps & Pick<Deps, 'jobs'>,
  operator: string,
  { fingerprint, reason, is_one_person, ...sides }: Sides & z.output<typeof MergeDraft>,
  lock: typeof lockAccounts = lockAccounts,
): Promise<{ id: string }> =>
  transaction(deps.db, async (tx) => {
    const { hooks, clock } = deps
    const pair = await fitting(tx, sides, lock)
    const at = clock.now()
    const context = { db: tx, now: at }
    const moving = pairOf(pair)
    for (const part of hooks.merged) await part.lock?.(context, moving)
    const seen = shown(pair, await lookAt(deps, context, moving))
    if (seen.fingerprint !== fingerprint) throw new Refusal(409, 'merge.changed')
    const differences = seen.differences.map(({ kind }) => kind)
    if (differences.length > 0 && !is_one_person) throw new Refusal(409, 'merge.differs', 'is_one_person')
    const until = new Date(at.getTime() + mergeUndoHours * 3_600_000)
    const [made] = await tx
      .insert(accountMerge)
      .values({ remaining_id: pair.remaining.id, other_id: pair.other.id, by: operator, at, until })
      .returning({ id: accountMerge.id })
    if (!made) throw new Error('A merge was not written')
    for (const part of hooks.merged) await journal(tx, made.id, part.column, await part.move(context, moving))
    await shut(tx, pair.other)
    await notifyBoth(deps, tx, pair, { at, operator, reason, until, differences })
    return { id: sides.remaining }
  })

/**
 * Throws 403 `auth.merged`, with the masked address of the account that remains, if an account was merged into it; 401
 * `auth.signinFailed` if that one was closed since.
 */
export async function refuseMerged(db: Db, { id, status }: Pick<AccountRow, 'id' | 'status'>): Promise<void> {
  if (status !== 'merged') return
  const merge = await openMerge(db, id)
  const [remaining] = merge ? await readAccounts(db, [merge.remaining_id]) : []
  if (!remaining || remaining.status === 'withdrawn') throw new Refusal(401, 'auth.signinFailed')
  throw new Refusal(403, 'auth.merged', undefined, { email: maskEmail(remaining.email) })
}

/** Like `refuseMerged`, for an account known by its id. */
export async function refuseMergedId(db: Db, id: string): Promise<void> {
  const [found] = await readAccounts(db, [id])
  if (found) await refuseMerged(db, found)
}
