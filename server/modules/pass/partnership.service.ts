import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { businessNumberDigits } from '#contract/fields'
import { type Partnership, type PartnershipDraft, partnershipFiles } from '#contract/pass/partnership'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { checkCode, consumeCode } from '#server/modules/accounts/code.service'
import { type Given, withFiles } from '#server/modules/inquiry/files.service'
import { newNumber } from '#server/number'
import { Refusal } from '#server/refusal'
import { attach, byToken, type PartnershipFields, shownPartnership } from './partnership.rows'
import { passPartnership, passPartnershipWord } from './partnership.table'
import { mailApplied } from './partnership-mail.service'

type Applying = Pick<Deps, 'db' | 'clock' | 'storage' | 'jobs' | 'decoder'> & { ip: string }
type Writing = Pick<Deps, 'db' | 'clock' | 'storage' | 'decoder'>

/** The maximum number of documents of one application, including those sent with answers (product §9). */
const mostFiles = 3 * partnershipFiles.most

/** Locks a company until the transaction ends, so that of two concurrent applications the second finds the first. */
export async function holdCompany(tx: Db, business_number: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`partnership ${business_number}`}, 0))`)
}

/** Throws 409 `pass.partnershipOpen` if an application of the same company for the same place is open. */
async function refuseSecond(tx: Db, business_number: string, { name }: PartnershipDraft['place']): Promise<void> {
  const [open] = await tx
    .select({ id: passPartnership.id })
    .from(passPartnership)
    .where(
      and(
        eq(passPartnership.business_number, business_number),
        inArray(passPartnership.state, ['received', 'asked']),
        sql`lower(${passPartnership.place}->'name'->>'en') = lower(${name.en}::text)`,
      ),
    )
  if (open) throw new Refusal(409, 'pass.partnershipOpen')
}

/**
 * Stores an application with its documents, mails its link and uses up the code, all or nothing. Throws 400 `inquiry.robot`, 409
 * `pass.partnershipOpen`, and what a wrong code and `withFiles` throw (product §4, §5). `hold` is only replaced by a test that
 * shows why it is needed.
 */
export async function applyForPartnership(
  deps: Applying,
  { code, homepage, agree_terms: _terms, agree_privacy: _privacy, ...draft }: PartnershipDraft,
  files: Given,
  hold = holdCompany,
): Promise<{ number: string }> {
  if (homepage !== '') throw new Refusal(400, 'inquiry.robot')
  const at = deps.clock.now()
  const claim = { area: 'guest', email: draft.email, code, ip: deps.ip } as const
  await checkCode(deps.db, at, claim)
  const business_number = businessNumberDigits(draft.business_number)
  // Checked before any document is read; the transaction repeats the decisive check.
  await refuseSecond(deps.db, business_number, draft.place)
  const id = randomUUID()
  const number = newNumber('PP', at, 8)
  await withFiles(deps, files, { owner: id, site: 'seoulitepass', anonymous: true }, (uploads) =>
    transaction(deps.db, async (tx) => {
      await hold(tx, business_number)
      await refuseSecond(tx, business_number, draft.place)
      await consumeCode(tx, at, claim)
      const [row] = await tx
        .insert(passPartnership)
        .values({ ...draft, id, number, business_number, created_at: at, waiting_since: at })
        .returning()
      if (!row) throw new Error('an application was not kept')
      await attach(tx, id, uploads, mostFiles)
      await mailApplied(deps, tx, row)
    }),
  )
  return { number }
}

/** An application by its private link. Throws 404 `pass.linkUnknown`. */
export const readPartnership = (db: Db, token: string): Promise<z.input<typeof Partnership>> =>
  transaction(db, async (tx) => shownPartnership(tx, await byToken(tx, token)))

/**
 * Answers the office's question: the application waits again. Throws 404 `pass.linkUnknown`, 409 `pass.notAsked`, and what
 * `withFiles` throws.
 */
export async function answerQuestion(
  deps: Writing,
  { link_token, content }: { link_token: string; content: string },
  files: Given,
): Promise<z.input<typeof Partnership>> {
  const { id } = await readPartnership(deps.db, link_token)
  return withFiles(deps, files, { owner: id, site: 'seoulitepass', anonymous: true }, (uploads) =>
    transaction(deps.db, async (tx) => {
      const at = deps.clock.now()
      const row = await byToken(tx, link_token)
      if (row.state !== 'asked') throw new Refusal(409, 'pass.notAsked')
      await attach(tx, id, uploads, mostFiles)
      await tx.insert(passPartnershipWord).values({ partnership_id: id, author: 'company', content, at })
      return shownPartnership(tx, await change(tx, id, { state: 'received', waiting_since: at }))
    }),
  )
}

/** Withdraws an application. Throws 404 `pass.linkUnknown`, 409 `pass.decided`. */
export const withdrawPartnership = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<z.input<typeof Partnership>> =>
  transaction(db, async (tx) => {
    const row = await byToken(tx, token)
    if (row.decided_at) throw new Refusal(409, 'pass.decided')
    const decided = { state: 'withdrawn', decided_at: clock.now(), waiting_since: null } as const
    return shownPartnership(tx, await change(tx, row.id, decided))
  })

/** Changes an application that the transaction has locked. */
export async function change(
  tx: Db,
  id: string,
  fields: Partial<typeof passPartnership.$inferInsert>,
): Promise<PartnershipFields> {
  const [row] = await tx.update(passPartnership).set(fields).where(eq(passPartnership.id, id)).returning()
  if (!row) throw new Refusal(404, 'general.notFound')
  return row
}
