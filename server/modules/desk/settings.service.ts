import type { Data, Parsed } from '#contract/endpoint'
import type { DeskSetting, SetSetting, SettingKey, settingsDesk } from '#contract/settings-desk'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { namesOf } from '#server/modules/accounts/staff.service'
import { changeSetting, keptSettings, settingHistory } from '#server/modules/settings/change.service'

/** Returns every row of the settings with its last editor. Two statements. */
export async function listSettings(db: Db): Promise<DeskSetting[]> {
  const kept = await keptSettings(db)
  const names = await namesOf(
    db,
    kept.flatMap(({ by }) => by ?? []),
  )
  return kept.map(({ at, by, ...row }) => ({
    ...row,
    at: at?.toISOString() ?? null,
    by: (by && names.get(by)) || '',
  }))
}

/** Sets a row of the settings (product §3). Throws 409 `desk.changed`. */
export async function setSetting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operatorId: string,
  { key, meta, base }: SetSetting,
): Promise<DeskSetting> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const version = await changeSetting(tx, { key, meta, base, at, by: operatorId })
    await writeAudit(tx, { at, actor_id: operatorId, act: 'setting.change', subject: key, detail: { version } })
    const names = await namesOf(tx, [operatorId])
    return { key, meta, version, at: at.toISOString(), by: names.get(operatorId) ?? '' }
  })
}

/** Returns the changes of a row, newest first unless sorted otherwise. Three statements. */
export async function showSettingHistory(
  db: Db,
  key: SettingKey,
  query: Parsed<typeof settingsDesk.history>['query'],
): Promise<Data<typeof settingsDesk.history>> {
  const { rows, total, next, previous } = await settingHistory(db, key, query)
  const names = await namesOf(
    db,
    rows.map(({ by }) => by),
  )
  const items = rows.map(({ key: _, at, by, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: names.get(by) ?? '',
  }))
  return { items, total, next, previous }
}
