import { eq } from 'drizzle-orm'
import type { Lang } from '#contract/languages'
import type { MiceFigures } from '#contract/mice/edition'
import { badgeProduct } from '#contract/mice/gate'
import type { MiceBadge } from '#contract/mice/registration'
import { siteRecords } from '#contract/sites/sites'
import type { StreamedFile } from '#contract/streamed-file'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import type { MailedTicket } from '#server/modules/mail/mailed-ticket.types'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { signTicket } from '#server/ticket'
import { drawBadges } from './badge.pdf'
import { currentEdition } from './edition.service'
import { miceEdition, micePerson } from './mice.table'
import { findPerson } from './registration.service'
import { seatedSessions } from './sessions.service'

/** The signed code of a badge: its number and the fair's first day, and nothing of the person. */
export function codeOf(
  { TICKET_KEYS }: Pick<Deps['settings'], 'TICKET_KEYS'>,
  number: string,
  { days }: MiceFigures,
): string {
  const [first] = days
  if (!first) throw new Error('The fair has no days')
  return signTicket(TICKET_KEYS, {
    reservation_number: number,
    product_id: badgeProduct,
    date: first.day,
    start_time: first.opens,
    party_size: 1,
  })
}

/** The badge of a member. Throws 404 for a member who is not registered (product §4). */
export async function ownBadge(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  accountId: string,
): Promise<MiceBadge> {
  const { year, figures } = await currentEdition(db, clock.now())
  const found = await findPerson(db, accountId, year)
  const contact = found && (await contactOf(db, accountId))
  if (!found || !contact) throw new Refusal(404, 'general.notFound')
  const { number, name_latin, organization, position } = found.person
  return {
    ...{ number, name_latin, organization, position },
    code: codeOf(settings, number, figures),
    name: contact.name,
    roles: found.roles.map(({ role }) => role),
  }
}

/** Wraps a PDF as a file to send. */
export const pdfOf = (bytes: Buffer, name: string): StreamedFile => ({
  body: new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  }),
  name,
  mime: 'application/pdf',
})

/** The badge as a PDF to print, with the sessions in which its holder has a seat. Throws what `ownBadge` throws. */
export async function printBadge(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  accountId: string,
  lang: Lang,
): Promise<StreamedFile> {
  const badge = await ownBadge(deps, accountId)
  const { year, figures } = await currentEdition(deps.db, deps.clock.now())
  const sessions = await seatedSessions(deps.db, accountId, year)
  return pdfOf(await drawBadges([{ badge, figures, sessions, lang }]), `${badge.number}.pdf`)
}

async function mailedBadge(
  { db, settings }: { db: Db } & Pick<Deps, 'settings'>,
  number: unknown,
): Promise<MailedTicket[]> {
  if (typeof number !== 'string') return []
  const [found] = await db
    .select({ figures: miceEdition.figures })
    .from(micePerson)
    .innerJoin(miceEdition, eq(miceEdition.year, micePerson.year))
    .where(eq(micePerson.number, number))
  if (!found) return []
  const path = `${siteRecords.mice.home}/mypage`
  return [{ reservation_number: number, code: codeOf(settings, number, found.figures), path, is_badge: true }]
}

/** Adds the code of the badge to the mail about it. It is made only now, so that no code is stored in the queue. */
export async function withBadge(
  deps: Pick<Deps, 'db' | 'settings'>,
  input: JobInputs['mail'],
): Promise<JobInputs['mail']> {
  if (input.template !== 'miceRegistered') return input
  const tickets = await mailedBadge(deps, input.values.badge_number)
  return { ...input, values: { ...input.values, tickets } }
}
