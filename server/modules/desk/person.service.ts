import { and, eq } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { DeskMember } from '#contract/members-desk'
import type { StreamedFile } from '#contract/streamed-file'
import type { z } from '#contract/zod'
import { entryName, storedFiles, zipOf } from '#server/archive'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { checkWithdrawal, withdrawFor } from '#server/modules/accounts/withdraw.service'
import { keptFiles } from '#server/modules/media/kept.service'
import { findMember, isOpened, showMember } from './members.service'

/** Returns what would be lost with an account, and what keeps it open. Throws 404. */
export async function lossesOfMember(deps: Pick<Deps, 'db' | 'clock' | 'hooks'>, id: string) {
  const { area } = await findMember(deps.db, id)
  return checkWithdrawal(deps, { id, area })
}

/**
 * Closes an account on its holder's request, with the same effect as withdrawing (product §8). Throws 404 and 409 as the
 * contract says.
 */
export async function withdrawMember(
  deps: Deps,
  operator: string,
  { id, reason }: { id: string; reason: string },
): Promise<z.input<typeof DeskMember>> {
  const { area, email } = await findMember(deps.db, id)
  await withdrawFor(deps, { id, area, email }, { operator, reason })
  return showMember(deps, id)
}

/** Bytes of hashes and sealed data are unreadable. */
const readable = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && (value as { type?: unknown }).type === 'Buffer' ? '(sealed)' : value

async function* filesOf({ db, hooks, storage }: Pick<Deps, 'db' | 'hooks' | 'storage'>, ids: readonly string[]) {
  for (const [module, keeps] of Object.entries(hooks.kept)) {
    const tables = Object.entries(await keeps(db, ids)).filter(([, rows]) => rows.length > 0)
    if (tables.length === 0) continue
    const body = Buffer.from(JSON.stringify(Object.fromEntries(tables), readable, 2))
    yield { name: `${module}.json`, body, isText: true }
  }
  const files = await keptFiles(db, ids)
  yield* storedFiles(
    storage,
    files.map(({ key, name }, at) => ({ key, name: `files/${entryName(at, 'document', name)}` })),
  )
}

/** Exports all data stored about a person, with all accounts of the address, as a ZIP created while it is sent. Throws 404. */
export const exportMember = (
  deps: Pick<Deps, 'db' | 'clock' | 'hooks' | 'storage'>,
  operator: string,
  { id, reason }: { id: string; reason: string },
): Promise<StreamedFile> =>
  transaction(deps.db, async (tx) => {
    const { email } = await findMember(tx, id)
    const rows = await tx
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.email, email), isOpened))
    const at = deps.clock.now()
    await writeAudit(tx, { at, actor_id: operator, act: 'member.export', subject: id, detail: { reason } })
    return {
      body: zipOf(
        filesOf(
          deps,
          rows.map((row) => row.id),
        ),
      ),
      name: `person-${dayInSeoul(at)}.zip`,
      mime: 'application/zip',
    }
  })
