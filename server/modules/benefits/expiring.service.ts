import { and, asc, eq, exists, gt, isNull, lte, notExists, or, type SQL } from 'drizzle-orm'
import { dayInSeoul, daysLater, instantInSeoul } from '#contract/days'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { mailLater } from '#server/modules/mail/mail.service'
import { expiryNotice, memberCoupon, pointEntry } from './benefits.table'
import { couponsWhere } from './coupons.service'
import { balanceOf } from './points.lots'
import { lots } from './points.service'

/**
 * Members are emailed this many days before something expires, at most once in as many days, and from this Seoul time
 * (product §9).
 */
const noticeDays = 7
const from = '10:00'
/** Number of members read together. */
const batch = 500

type Row = Pick<typeof account.$inferSelect, 'id' | 'email' | 'name' | 'lang'>

interface Span {
  now: Date
  until: Date
}

const openCoupons = (accountId: SQL | typeof account.id | string, { now, until }: Span) =>
  and(
    eq(memberCoupon.account_id, accountId),
    isNull(memberCoupon.used_at),
    isNull(memberCoupon.order_id),
    gt(memberCoupon.expires_at, now),
    lte(memberCoupon.expires_at, until),
  )

/**
 * Returns active members after the id `after` who may have something that expires and were not emailed about it in the last
 * `noticeDays`.
 */
function candidates(db: Db, span: Span, after: string): Promise<Row[]> {
  const since = daysLater(span.now, -noticeDays)
  const recent = and(eq(expiryNotice.account_id, account.id), gt(expiryNotice.at, since))
  const points = and(
    eq(pointEntry.account_id, account.id),
    gt(pointEntry.amount, 0),
    gt(pointEntry.expires_at, span.now),
    lte(pointEntry.expires_at, span.until),
  )
  return db
    .select({ id: account.id, email: account.email, name: account.name, lang: account.lang })
    .from(account)
    .where(
      and(
        gt(account.id, after),
        eq(account.area, 'member'),
        eq(account.status, 'active'),
        notExists(db.select().from(expiryNotice).where(recent)),
        or(
          exists(db.select().from(memberCoupon).where(openCoupons(account.id, span))),
          exists(db.select().from(pointEntry).where(points)),
        ),
      ),
    )
    .orderBy(asc(account.id))
    .limit(batch)
}

/** Returns the member's points and coupons that expire in the span, each soonest first. */
async function runningOut(db: Db, { id, lang }: Row, span: Span) {
  const held = (await lots(db, id)).flatMap((lot) => {
    const { expires_at } = lot.entry
    const left = balanceOf([lot], span.now)
    return expires_at && expires_at <= span.until && left > 0 ? { left, at: expires_at } : []
  })
  const instants = [...new Set(held.map(({ at }) => at.getTime()))].toSorted((a, b) => a - b)
  const leftAt = (time: number) =>
    held.filter(({ at }) => at.getTime() === time).reduce((sum, { left }) => sum + left, 0)
  return {
    points: instants.map((time) => ({ amount: leftAt(time), until: new Date(time).toISOString() })),
    coupons: (await couponsWhere(db, openCoupons(id, span))).map(({ held: own, rule }) => ({
      name: rule.name[lang === 'ko' ? 'ko' : 'en'],
      until: own.expires_at.toISOString(),
    })),
  }
}

async function mailOnce({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, row: Row, span: Span): Promise<void> {
  await transaction(db, async (tx) => {
    const since = daysLater(span.now, -noticeDays)
    // Of two servers that reach the same member concurrently, one waits here and then finds it done.
    const [first] = await tx
      .insert(expiryNotice)
      .values({ account_id: row.id, at: span.now })
      .onConflictDoUpdate({
        target: expiryNotice.account_id,
        set: { at: span.now },
        setWhere: lte(expiryNotice.at, since),
      })
      .returning({ id: expiryNotice.account_id })
    if (!first) return
    const values = { name: row.name, ...(await runningOut(tx, row, span)) }
    // Points of that date may have been spent: then there is nothing to report, and no email was sent.
    if (values.points.length === 0 && values.coupons.length === 0) {
      await tx.delete(expiryNotice).where(eq(expiryNotice.account_id, row.id))
      return
    }
    await mailLater({ jobs }, tx, { template: 'benefitsExpiring', to: row.email, lang: row.lang, values })
  })
}

/**
 * Emails members about coupons and points that expire within `noticeDays`, at most one email per member in as many days. It is
 * a notice about what they hold and offers nothing, so it needs no consent to advertising (product §4). Safe to run any number
 * of times, on any number of servers.
 */
export async function remindBenefits({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  // Not at night.
  if (now < instantInSeoul(dayInSeoul(now), from)) return
  const span = { now, until: daysLater(now, noticeDays) }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await candidates(db, span, after)
    for (const row of rows) await mailOnce({ db, jobs }, row, span)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
