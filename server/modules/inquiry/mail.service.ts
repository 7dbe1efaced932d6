import { inquiryDeskPaths } from '#contract/inquiry-addresses'
import { siteRecords } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type Contact, contactOf } from '#server/modules/accounts/contact.service'
import { mailLater } from '#server/modules/mail/mail.service'
import type { InquiryFields } from './inquiry.states'

/** The recipient and their language: a guest's address, or the account's current one; null if the account was closed. */
export async function recipient(
  db: Db,
  { account_id, email, lang }: Pick<InquiryFields, 'account_id' | 'email' | 'lang'>,
): Promise<Contact | null> {
  return account_id === null ? { name: '', email, lang } : contactOf(db, account_id)
}

/**
 * Confirms that an inquiry was received, without the guest's own words: entering a stranger's address must not be a way to write
 * to that stranger through us.
 */
export async function mailReceived(deps: Pick<Deps, 'jobs'>, tx: Db, row: InquiryFields): Promise<void> {
  const to = await recipient(tx, row)
  if (!to) return
  const place = siteRecords[row.site].inquiries
  await mailLater(
    deps,
    tx,
    {
      template: 'inquiryReceived',
      to: to.email,
      lang: to.lang,
      values: {
        site: row.site,
        name: to.name,
        number: row.number,
        type: row.type,
        title: row.account_id === null ? null : row.title,
        path: row.account_id === null ? null : (place?.thread(row.id) ?? null),
      },
    },
    { once: `inquiry ${row.id}` },
  )
}

/** Mails the full answer, because a guest has no page to read it on. */
export async function mailAnswered(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  row: InquiryFields,
  exchange: { messageId: string; question: string; answer: string },
): Promise<void> {
  const to = await recipient(tx, row)
  if (!to) return
  const place = siteRecords[row.site].inquiries
  const guest = row.account_id === null
  const path = guest ? place?.again?.(row.number) : place?.thread(row.id)
  const { messageId, question, answer } = exchange
  await mailLater(
    deps,
    tx,
    {
      template: 'inquiryAnswered',
      to: to.email,
      lang: to.lang,
      values: {
        site: row.site,
        name: to.name,
        number: row.number,
        title: row.title,
        question,
        answer,
        guest,
        path: path ?? null,
      },
    },
    { once: `inquiry answer ${messageId}` },
  )
}

/** Mails the colleague who gets an inquiry a link to it, at the desk of its site, and nothing about the person who asked. */
export async function mailHandedOver(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  { id, site, number, type }: InquiryFields,
  { person, by }: { person: string; by: string },
): Promise<void> {
  const to = await contactOf(tx, person)
  if (!to) return
  const place =
    site === 'edu-travel'
      ? ({ site: 'edu-admin', path: inquiryDeskPaths['edu-admin'](id) } as const)
      : ({ site: 'admin', path: inquiryDeskPaths.admin(site, id) } as const)
  await mailLater(deps, tx, {
    template: 'inquiryHandedOver',
    to: to.email,
    lang: to.lang,
    values: { ...place, name: to.name, by, number, type },
  })
}
