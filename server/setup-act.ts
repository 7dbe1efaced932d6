import type { AuditAct } from '#contract/audit-acts'
import { type BoothPlace, type BoothRow, boothsOfRow, type Wrong, wrongBooth } from '#contract/exhibition'
import type { FairHall } from '#contract/fair/edition'
import type { Lang } from '#contract/languages'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type AuditDetail, type Worded, writeAudit } from '#server/modules/accounts/audit.service'
import { Refusal } from '#server/refusal'

/** Who acts on a year of a fair, and the language in which refusals name things. */
export interface Acting {
  year: number
  by: string
  lang: Lang
}

/** Throws a found mistake: 400 if the value itself is wrong, 409 if it conflicts with existing data. */
export function refuse(wrong: Wrong | null, status: 400 | 409 = 400): void {
  if (wrong) throw new Refusal(status, wrong.code, wrong.field, wrong.values)
}

/** Throws 409 `general.conflict` unless `base` is the current version. */
export function refuseStale({ version }: { version: number }, base: number): void {
  if (version !== base) throw new Refusal(409, 'general.conflict')
}

/** The booths of a new row, beside those there are. Throws 400 `fair.boothNumbering`, 409 what `wrongBooth` returns. */
export function boothsIn(row: BoothRow, halls: readonly FairHall[], there: readonly BoothPlace[]): BoothPlace[] {
  const made = boothsOfRow(row)
  if (!made) throw new Refusal(400, 'fair.boothNumbering', 'number')
  for (const each of made) refuse(wrongBooth(each, halls, there), 409)
  return made
}

/** The acts of the audit log below a prefix. */
type ActOf<Prefix extends string, Act = AuditAct> = Act extends `${Prefix}.${infer Name}` ? Name : never

/**
 * Runs acts of a desk on a year of its fair, whose row `lock` locks: concurrent acts are serialized. `work` returns what the audit
 * log stores about it, below `prefix`. The act throws 404 for an unknown year.
 */
export const yearActs =
  <Row extends { year: number }, Prefix extends 'fair.setup' | 'mice.setup'>(
    prefix: Prefix,
    lock: (tx: Db, year: number) => Promise<Row | undefined>,
  ) =>
  <Detail extends AuditDetail>(
    { db, clock }: Pick<Deps, 'db' | 'clock'>,
    { year, by }: Acting,
    act: ActOf<Prefix>,
    work: (tx: Db, edition: Row, now: Date) => Promise<Worded<Detail>>,
  ): Promise<void> =>
    transaction(db, async (tx) => {
      const at = clock.now()
      const edition = await lock(tx, year)
      if (!edition) throw new Refusal(404, 'general.notFound')
      const detail = await work(tx, edition, at)
      await writeAudit(tx, { at, actor_id: by, act: `${prefix}.${act}` as AuditAct, subject: String(year), detail })
    })
