import { and, asc, count, eq, gte, sql } from 'drizzle-orm'
import { type AnswerTimes, answerTimeDays } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import { inquiry } from './inquiry.table'

const dayMs = 86_400_000

/**
 * How soon the inquiries of a site, or of each site, got their first answer in the last `answerTimeDays` days. The median, because
 * one inquiry that waited for weeks would say nothing about the others. One query, from an index alone.
 */
export async function answerTimes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  site?: Site,
): Promise<z.input<typeof AnswerTimes>> {
  const since = new Date(clock.now().getTime() - answerTimeDays * dayMs)
  const minutes = sql`extract(epoch from ${inquiry.first_answered_at} - ${inquiry.created_at}) / 60`
  const sites = await db
    .select({
      site: inquiry.site,
      count: count(),
      median_minutes: sql<number>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`,
    })
    .from(inquiry)
    .where(and(gte(inquiry.first_answered_at, since), site && eq(inquiry.site, site)))
    .groupBy(inquiry.site)
    .orderBy(asc(inquiry.site))
  return { sites }
}
