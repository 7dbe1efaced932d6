import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { recipient } from '#server/modules/inquiry/mail.service'
import { mailLater } from '#server/modules/mail/mail.service'
import type { MailedOffer, MailRequest } from '#server/modules/mail/mail.types'
import type { quotation, quotationOffer } from './quotation.table'

type Of = Pick<typeof quotation.$inferSelect, 'id' | 'number' | 'account_id' | 'lang'>
type OfferRow = typeof quotationOffer.$inferSelect
type Jobs = Pick<Deps, 'jobs'>

/** Mails the quotation's owner, in the language of the account, unless the account was closed. */
async function mailOwner(
  deps: Jobs,
  db: Db,
  row: Of,
  once: string,
  mail: (about: { name: string; number: string; path: string }) => Pick<MailRequest, 'template' | 'values'>,
): Promise<void> {
  const to = await recipient(db, { account_id: row.account_id, email: '', lang: row.lang })
  if (!to) return
  const about = { name: to.name, number: row.number, path: `/quotation/${row.id}` }
  await mailLater(deps, db, { ...mail(about), to: to.email, lang: to.lang } as MailRequest, { once })
}

const mailedOffer = ({ title, date, lines, total_won, valid_until }: OfferRow): MailedOffer => ({
  title,
  date,
  lines,
  total_won,
  valid_until: valid_until.toISOString(),
})

/** Confirms that a request was received. */
export const mailRequested = (deps: Jobs, tx: Db, row: Of): Promise<void> =>
  mailOwner(deps, tx, row, `quotation ${row.id}`, (values) => ({ template: 'quotationRequested', values }))

/** Sends the offer with its lines. */
export const mailOffered = (deps: Jobs, tx: Db, row: Of, offer: OfferRow): Promise<void> =>
  mailOwner(deps, tx, row, `quotation offer ${offer.id}`, (about) => ({
    template: 'quotationOffered',
    values: { ...about, ...mailedOffer(offer) },
  }))

/** Sends the operator's message. */
export const mailAnswered = (
  deps: Jobs,
  tx: Db,
  row: Of,
  { messageId, answer }: { messageId: string; answer: string },
): Promise<void> =>
  mailOwner(deps, tx, row, `quotation answer ${messageId}`, (about) => ({
    template: 'quotationAnswered',
    values: { ...about, answer },
  }))

/** Sends a reminder of an offer that is about to expire, once. */
export const mailExpiring = (deps: Jobs, db: Db, row: Of, offer: OfferRow): Promise<void> =>
  mailOwner(deps, db, row, `quotation expires ${offer.id}`, (about) => ({
    template: 'quotationExpiring',
    values: { ...about, ...mailedOffer(offer) },
  }))
