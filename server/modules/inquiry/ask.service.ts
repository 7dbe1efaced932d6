import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { GuestInquiryDraft, InquiryDraft } from '#contract/inquiry'
import { type Site, siteRecords } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { newNumber } from '#server/number'
import { Refusal } from '#server/refusal'
import { attach, type Given, withFiles } from './files.service'
import { say } from './inquiry.states'
import { inquiry } from './inquiry.table'
import { mailReceived } from './mail.service'

/** Throws 404 where the site takes no such inquiries, and 400 `validation.inquiryType` for a type it does not offer. */
function checkTaken(site: Site, { type }: InquiryDraft, isGuest: boolean): void {
  const taken = siteRecords[site].inquiries
  if (!taken || (isGuest && !taken.again)) throw new Refusal(404, 'general.notFound')
  if (!taken.types.includes(type)) throw new Refusal(400, 'validation.inquiryType', 'type')
}

type Asking = Pick<Deps, 'db' | 'clock' | 'storage' | 'jobs' | 'decoder'>
type Who = Pick<typeof inquiry.$inferInsert, 'account_id' | 'email' | 'lang' | 'about_id'>

/** Stores an inquiry with its files and queues its confirmation, all or nothing. Throws what `checkTaken` throws. */
async function open(
  deps: Asking,
  site: Site,
  who: Who,
  draft: InquiryDraft,
  files: Given,
  confirms = true,
): Promise<{ id: string; number: string }> {
  const { type, title, content } = draft
  checkTaken(site, draft, !who.account_id)
  const id = randomUUID()
  const at = deps.clock.now()
  const number = newNumber('IQ', at, 8)
  await withFiles(deps, files, { owner: who.account_id ?? id, site, anonymous: !who.account_id }, (ids) =>
    transaction(deps.db, async (tx) => {
      const [row] = await tx
        .insert(inquiry)
        .values({ ...who, id, number, site, type, title, created_at: at, updated_at: at, waiting_since: at })
        .returning()
      if (!row) throw new Error('an inquiry was not kept')
      await attach(tx, await say(tx, id, { author: 'person', content, at }), ids)
      if (confirms) await mailReceived(deps, tx, row)
    }),
  )
  return { id, number }
}

/** Opens an inquiry of a signed-in user. Throws what `checkTaken` and `withFiles` throw. */
export const askAsMember = (
  deps: Asking & Pick<Deps, 'db'>,
  { accountId, lang }: { accountId: string; lang: string },
  site: Site,
  draft: InquiryDraft,
  files: Given,
): Promise<{ id: string; number: string }> => open(deps, site, { account_id: accountId, lang }, draft, files)

async function earlier(db: Db, site: Site, email: string, number: string): Promise<string> {
  const [found] = await db
    .select({ id: inquiry.id })
    .from(inquiry)
    .where(
      and(eq(inquiry.number, number), eq(inquiry.site, site), eq(inquiry.email, email), isNull(inquiry.account_id)),
    )
  // Also for other guests' numbers: which numbers exist is not revealed.
  if (!found) throw new Refusal(400, 'inquiry.numberUnknown', 'about')
  return found.id
}

/**
 * Opens an inquiry of a guest. The answer is mailed to the given address (product §3), and so is the confirmation unless the
 * limit of mails is reached. Throws 400 `inquiry.robot` if the hidden field is filled in, reported openly so that no person's
 * words are lost; 400 `inquiry.numberUnknown`; and what `checkTaken` and `withFiles` throw.
 */
export async function askAsGuest(
  deps: Asking & { maySend: (to: string) => Promise<boolean> },
  site: Site,
  { email, lang, about, homepage, ...draft }: GuestInquiryDraft,
  files: Given,
): Promise<{ number: string }> {
  if (homepage !== '') throw new Refusal(400, 'inquiry.robot')
  const about_id = about === '' ? null : await earlier(deps.db, site, email, about)
  const { number } = await open(deps, site, { email, lang, about_id }, draft, files, await deps.maySend(email))
  return { number }
}
