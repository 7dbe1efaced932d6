import { eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LoggedScan } from '#contract/check-in-scan'
import type { Lang } from '#contract/languages'
import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import { account } from '#server/modules/accounts/accounts.table'
import { checkInScan, gate, gateDevice } from './check-in.table'

const back = alias(checkInScan, 'back')

/** Whether a scan was undone; the `limit` makes it a lookup per shown row instead of a scan of all rows. */
const undone = sql<boolean>`coalesce((select true from ${checkInScan} as "back" where ${back.undoes_device} = ${checkInScan.device_id}
  and ${back.undoes_counter} = ${checkInScan.counter} and ${back.verdict} = 'admitted' limit 1), false)`

/** Selects lines of the log with the names to show. */
export const logRows = (db: Db) =>
  db
    .select({
      scan: getTableColumns(checkInScan),
      gate_name: gate.name,
      device_name: gateDevice.name,
      staff_name: account.name,
      undone,
    })
    .from(checkInScan)
    .innerJoin(gate, eq(gate.id, checkInScan.gate_id))
    .innerJoin(gateDevice, eq(gateDevice.id, checkInScan.device_id))
    .innerJoin(account, eq(account.id, checkInScan.account_id))

export interface LogRow {
  scan: typeof checkInScan.$inferSelect
  gate_name: Texts
  device_name: string
  staff_name: string
  undone: boolean
}

/** A line of the log as staff see it. */
export const shownScan = ({ scan, gate_name, device_name, staff_name, undone }: LogRow, lang: Lang): LoggedScan => ({
  ...scan,
  gate_name: gate_name[lang],
  device_name,
  staff_name,
  at: scan.at.toISOString(),
  received_at: scan.received_at.toISOString(),
  offline: !scan.live,
  undoes:
    scan.undoes_device && scan.undoes_counter ? { device_id: scan.undoes_device, counter: scan.undoes_counter } : null,
  undone,
})
