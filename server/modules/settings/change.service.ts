import { and, desc, eq, sql } from 'drizzle-orm'
import type { Parsed } from '#contract/endpoint'
import { type SettingKey, settingKeys, type settingsDesk } from '#contract/settings-desk'
import type { Db } from '#server/db/connect'
import { countRows } from '#server/db/counted'
import { keyset } from '#server/db/keyset'
import { Refusal } from '#server/refusal'
import { setting, settingChange } from './settings.table'

/** A row of the settings with its newest change. */
interface Kept {
  key: SettingKey
  meta: unknown
  version: number
  at: Date | null
  by: string | null
}

/** Every row that operators can change, also unset ones. One statement, so that a value always matches its version. */
export async function keptSettings(db: Db): Promise<Kept[]> {
  const newest = db
    .selectDistinctOn([settingChange.key], {
      key: settingChange.key,
      version: settingChange.version,
      at: settingChange.at,
      by: settingChange.by,
    })
    .from(settingChange)
    .orderBy(settingChange.key, desc(settingChange.version))
    .as('newest')
  const rows = await db
    .select({
      key: sql<string>`coalesce(${setting.key}, ${newest.key})`,
      meta: setting.meta,
      version: newest.version,
      at: newest.at,
      by: newest.by,
    })
    .from(setting)
    .fullJoin(newest, eq(newest.key, setting.key))
  return settingKeys.map((key) => {
    const row = rows.find((each) => each.key === key)
    return { key, meta: row?.meta ?? null, version: row?.version ?? 0, at: row?.at ?? null, by: row?.by ?? null }
  })
}

interface Change {
  key: SettingKey
  /** Null removes the row. */
  meta: unknown
  /** The version that was edited. */
  base: number
  at: Date
  by: string
}

/** Sets a row and records its former value. Throws 409 `desk.changed` if the version has changed. */
export async function changeSetting(tx: Db, { key, meta, base, at, by }: Change): Promise<number> {
  const version = base + 1
  const before = sql`(select ${setting.meta} from ${setting} where ${setting.key} = ${key})`
  // A concurrent second call waits here for the first, and then has nothing to insert.
  const made = await tx
    .insert(settingChange)
    .values({ key, version, before, after: meta, at, by })
    .onConflictDoNothing()
    .returning({ id: settingChange.id })
  const earlier = await tx.$count(settingChange, and(eq(settingChange.key, key), eq(settingChange.version, base)))
  if (made.length === 0 || (base > 0 && earlier === 0)) throw new Refusal(409, 'desk.changed')
  if (meta === null) await tx.delete(setting).where(eq(setting.key, key))
  else {
    await tx
      .insert(setting)
      .values({ key, type: key.split(':')[0] ?? key, meta })
      .onConflictDoUpdate({ target: setting.key, set: { meta } })
  }
  return version
}

/** The changes of a row, a page at a time. Two statements. */
export async function settingHistory(
  db: Db,
  key: SettingKey,
  { cursor, per_page, sort, exact }: Parsed<typeof settingsDesk.history>['query'],
) {
  const descending = sort.startsWith('-')
  const set = keyset({ by: settingChange.version, kind: 'number' }, settingChange.id, { cursor, per_page, descending })
  const { id, version, at, by, before, after } = settingChange
  const found = await db
    .select({ id, version, at, by, before, after, key: set.key })
    .from(settingChange)
    .where(and(eq(settingChange.key, key), set.where ?? undefined))
    .orderBy(...set.order)
    .limit(set.limit)
  const all = db.select({ id: settingChange.id }).from(settingChange).where(eq(settingChange.key, key))
  return { ...set.page(found), total: await countRows(db, all, { exact }) }
}
