import { and, desc, eq } from 'drizzle-orm'
import type { Download } from '#contract/files'
import type { z } from '#contract/zod'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { application, applicationVersion } from './education.table'
import { drawPrint } from './print.pdf'
import { printedParts } from './print.words'
import { type Own, worksOn } from './states.service'
import { yearAtNow } from './year.service'

/** Part of the name of a stored print; raised when the drawing changes, so that older prints are drawn again. */
const drawing = 2

/**
 * The latest submitted version as PDF, for the owner and colleagues; drawn once per version and stored. Throws 404 for everyone
 * else, and before the first submission.
 */
export async function printOwn(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  { accountId, id }: Own,
): Promise<z.input<typeof Download>> {
  const [found] = await db
    .select({ year: application.year, number: application.number, version: applicationVersion })
    .from(application)
    .innerJoin(applicationVersion, eq(applicationVersion.application_id, application.id))
    .where(and(eq(application.id, id), worksOn(db, accountId)))
    .orderBy(desc(applicationVersion.number))
    .limit(1)
  if (!found) throw new Refusal(404, 'education.notFound')
  const { number, year, version } = found
  const key = `education/${id}/version-${version.number}-${drawing}.pdf`
  if (!(await storage.exists(key))) {
    const { figures } = await yearAtNow(db, year, clock.now())
    const { organization } = version.written.contact
    const head = { number, organization, version: version.number, submitted_at: version.submitted_at }
    await storage.put(key, await drawPrint(head, printedParts(version.written, version.documents, figures)))
  }
  return { key, name: `${number}-v${version.number}.pdf`, mime: 'application/pdf' }
}
