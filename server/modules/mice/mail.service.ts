import type { MiceFigures } from '#contract/mice/edition'
import type { MiceRole } from '#contract/mice/registration'
import { siteRecords } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type Contact, contactOf } from '#server/modules/accounts/contact.service'
import { mailLater } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { findCurrent } from './edition.service'
import { takeMoved } from './seats.service'

const site = 'mice' as const
const path = `${siteRecords[site].home}/mypage`

interface Registered {
  contact: Contact
  number: string
  organization: string
  role: MiceRole
  figures: MiceFigures
}

/** Mails a person who has registered for a role; the badge's code is added when the mail is sent. */
export async function mailRegistered(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  { contact, number, organization, role, figures }: Registered,
): Promise<void> {
  const lang = contact.lang === 'ko' ? 'ko' : 'en'
  const values = {
    ...{ site, path, name: contact.name, organization, role, badge_number: number },
    fair: figures.name[lang],
    venue: figures.venue.name[lang],
    from: figures.days[0]?.day ?? '',
    to: figures.days.at(-1)?.day ?? '',
  }
  await mailLater({ jobs }, tx, { template: 'miceRegistered', to: contact.email, lang: contact.lang, values })
}

/** Mails a buyer the desk's decision on being hosted. */
export async function mailHosting(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  { contact, approved, note, figures }: { contact: Contact; approved: boolean; note: string; figures: MiceFigures },
): Promise<void> {
  const lang = contact.lang === 'ko' ? 'ko' : 'en'
  const values = {
    ...{
      site,
      path: `${siteRecords[site].home}/application/registration?as=buyer`,
      name: contact.name,
      approved,
      note,
    },
    fair: figures.name[lang],
    from: figures.days[0]?.day ?? '',
    to: figures.days.at(-1)?.day ?? '',
  }
  await mailLater({ jobs }, tx, { template: 'miceHosting', to: contact.email, lang: contact.lang, values })
}

/** The job behind a session that was moved or removed: mails those who had a seat or waited. */
export function mailSession(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { session: { title, hall, day, starts, ends }, gone, people }: JobInputs['mice-session'],
): Promise<void> {
  return transaction(db, async (tx) => {
    for (const id of people) {
      const contact = await contactOf(tx, id)
      if (!contact) continue
      const lang = contact.lang === 'ko' ? 'ko' : 'en'
      const place = { session: title[lang], hall: hall[lang], day, starts, ends }
      const values = { site, path, name: contact.name, ...place, gone }
      await mailLater({ jobs }, tx, { template: 'miceSession', to: contact.email, lang: contact.lang, values })
    }
  })
}

/** Mails those who moved up from a waiting list. Safe to run at any frequency, on any number of servers. */
export function mailSeats({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const found = await findCurrent(tx, now)
    for (const { account_id, session } of await takeMoved(tx, now)) {
      const contact = await contactOf(tx, account_id)
      if (!contact) continue
      const lang = contact.lang === 'ko' ? 'ko' : 'en'
      const hall = found?.figures.halls.find(({ id }) => id === session.hall)?.name[lang] ?? session.hall
      const { day, starts, ends, title } = session
      const values = { site, path, name: contact.name, session: title[lang], day, starts, ends, hall }
      await mailLater({ jobs }, tx, { template: 'miceSeat', to: contact.email, lang: contact.lang, values })
    }
  })
}
