import { and, eq, sql } from 'drizzle-orm'
import { cut } from '#contract/cut'
import { type LeadAnswer, type LeadResult, type LeadScan, leadLimits } from '#contract/mice/lead'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import { type Holder, holderOf, readBadge } from '#server/modules/mice/badge-code.service'
import { exhibitorsOf, holdExhibitor } from '#server/modules/mice/companies.service'
import { Refusal } from '#server/refusal'
import { miceLead, miceLeadScan } from './lead.table'
import { leadOf } from './leads.service'
import { admitStaff } from './staff.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

interface Scanning {
  accountId: string
  exhibitor: { id: string; year: number }
  scan: LeadScan
}

/** Adds the notes of another scan to the lead: new words, and stars and a next step if it has none. */
async function addNotes(tx: Db, { exhibitor, scan }: Scanning, holder: Holder): Promise<void> {
  const [lead] = await tx
    .select()
    .from(miceLead)
    .where(and(eq(miceLead.company_id, exhibitor.id), eq(miceLead.account_id, holder.account_id)))
    .for('update')
  if (!lead) return
  const isNew = scan.words !== '' && !lead.words.includes(scan.words)
  const notes = {
    words: isNew ? cut([lead.words, scan.words].filter(Boolean).join('\n'), leadLimits.words * 4) : lead.words,
    stars: lead.stars || scan.stars,
    next_step: lead.next_step === 'none' ? scan.next_step : lead.next_step,
  }
  if (notes.words === lead.words && notes.stars === lead.stars && notes.next_step === lead.next_step) return
  await tx
    .update(miceLead)
    .set({ ...notes, version: sql`${miceLead.version} + 1` })
    .where(eq(miceLead.id, lead.id))
}

/** Creates a lead of a visitor who agrees to it, or adds to the existing one. */
async function passOn(tx: Db, scanning: Scanning, holder: Holder, at: Date): Promise<LeadResult> {
  const { accountId, exhibitor, scan } = scanning
  const contact = await contactOf(tx, holder.account_id)
  if (!contact) return 'revoked'
  const own = eq(miceLead.company_id, exhibitor.id)
  const existing = await tx.$count(miceLead, and(own, eq(miceLead.account_id, holder.account_id)))
  if (existing === 0 && (await tx.$count(miceLead, own)) >= leadLimits.leads) return 'full'
  const [made] = await tx
    .insert(miceLead)
    .values({
      ...{ company_id: exhibitor.id, account_id: holder.account_id, staff_id: accountId, scanned_at: at },
      ...{ name: contact.name, email: contact.email },
      ...{ name_latin: holder.name_latin, organization: holder.organization },
      ...{ words: scan.words, stars: scan.stars, next_step: scan.next_step },
    })
    // Of two concurrent scans of a badge, the second finds the lead of the first.
    .onConflictDoNothing()
    .returning({ id: miceLead.id })
  if (made) return 'new'
  await addNotes(tx, scanning, holder)
  return 'again'
}

/** Why a badge passes on nothing, whatever its holder agreed to; null if that decides. */
function refusedFor(
  { accountId, exhibitor }: Scanning,
  badge: ReturnType<typeof readBadge>,
  holder: Holder | null,
): LeadResult | null {
  if (!badge) return 'unknown'
  if (!holder) return Number(badge.day.slice(0, 4)) === exhibitor.year ? 'revoked' : 'other_fair'
  if (holder.year !== exhibitor.year) return 'other_fair'
  return holder.account_id === accountId ? 'own' : null
}

async function scanOne({ db, clock, settings }: ServiceDeps, scanning: Scanning): Promise<LeadAnswer> {
  const { accountId, exhibitor, scan } = scanning
  const badge = readBadge(settings, scan.code)
  return transaction(db, async (tx) => {
    const now = clock.now()
    await holdExhibitor(tx, exhibitor.id)
    const holder = badge && (await holderOf(tx, badge.number))
    const refused = refusedFor(scanning, badge, holder)
    if (refused || !holder) return { id: scan.id, result: refused ?? 'unknown', lead: null }
    const [existing] = await tx.select().from(miceLeadScan).where(eq(miceLeadScan.id, scan.id))
    if (existing) {
      // Sent before; the response may have been lost.
      if (existing.company_id !== exhibitor.id || existing.account_id !== holder.account_id)
        throw new Refusal(409, 'general.conflict')
      const lead = existing.result === 'declined' ? null : await leadOf(tx, exhibitor.id, holder.account_id)
      return { id: scan.id, result: existing.result, lead }
    }
    const scans = await tx.$count(miceLeadScan, eq(miceLeadScan.company_id, exhibitor.id))
    if (scans >= leadLimits.scans) return { id: scan.id, result: 'full', lead: null }
    const scannedAt = new Date(scan.at)
    const at = scannedAt < now ? scannedAt : now
    const result = holder.agree_leads ? await passOn(tx, scanning, holder, at) : 'declined'
    if (result === 'full' || result === 'revoked') return { id: scan.id, result, lead: null }
    const { account_id } = holder
    await tx
      .insert(miceLeadScan)
      .values({
        ...{ id: scan.id, company_id: exhibitor.id, account_id, staff_id: accountId },
        ...{ result, at, received_at: now },
      })
      // The same scan sent twice concurrently.
      .onConflictDoNothing()
    return { id: scan.id, result, lead: result === 'declined' ? null : await leadOf(tx, exhibitor.id, account_id) }
  })
}

/**
 * Processes scans of badges in their order, each in its own transaction. An exhibitor has one lead per visitor. Their consent is
 * checked when the scan arrives, and without it nothing about them is returned (product §5). Throws 404 for an account that does
 * not scan for the exhibitor.
 */
export async function scanBadges(
  deps: ServiceDeps,
  accountId: string,
  { id, scans }: { id: string; scans: readonly LeadScan[] },
): Promise<LeadAnswer[]> {
  await admitStaff(deps.db, accountId, id)
  const [exhibitor] = await exhibitorsOf(deps.db, [id])
  if (!exhibitor) throw new Refusal(404, 'general.notFound')
  const answers: LeadAnswer[] = []
  for (const scan of scans) answers.push(await scanOne(deps, { accountId, exhibitor, scan }))
  return answers
}
