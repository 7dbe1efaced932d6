import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { account } from '#server/modules/accounts/accounts.table'
import { coupon } from '#server/modules/benefits/benefits.table'
import { post as boardPost } from '#server/modules/board/board.table'
import { mailLog } from '#server/modules/mail/mail.table'
import { upload } from '#server/modules/media/media.table'
import { miceCompany } from '#server/modules/mice/mice.table'
import { review, socialReview } from '#server/modules/reviews/reviews.table'
import { systemClock as clock } from '#server/ports/clock'
import { anAccount } from '#tests/support/factories'
import { inDatabase } from './database'
import type { Member } from './members'

/** One record for each page of the operators' desk, by id. */
export interface DeskSamples {
  company: string
  /** An exhibitor of the MICE fair. */
  exhibitor: string
  review: string
  post: string
  coupon: string
  mail: string
  /** The id of the shop's board of notices. */
  board: string
  member: string
  staff: string
  /** A file of the demo data. */
  file: string
}

/** A waiting company, the customer's post and a coupon; the oldest of what the demo data has, and the customer. */
export const deskSamples = ({ email }: Pick<Member, 'email'>): Promise<DeskSamples> =>
  inDatabase(async (db) => {
    const company = await anAccount({ db, clock }, { area: 'member', role: 'company', company_name: 'Lim Travel' })
    const [written] = await db.select({ id: review.id }).from(review).orderBy(asc(review.created_at)).limit(1)
    const [notice] = await db
      .select({ id: boardPost.id })
      .from(boardPost)
      .where(and(eq(boardPost.site, 'shop'), eq(boardPost.board, 'notice')))
      .orderBy(asc(boardPost.created_at))
      .limit(1)
    const [mail] = await db
      .select({ id: mailLog.id })
      .from(mailLog)
      .where(eq(mailLog.state, 'sent'))
      .orderBy(asc(mailLog.created_at))
      .limit(1)
    const [member] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
    const [file] = await db.select({ id: upload.id }).from(upload).orderBy(asc(upload.created_at)).limit(1)
    const staff = await anAccount({ db, clock }, { area: 'admin', role: 'gate-staff', name: 'Kim Staff' })
    const [exhibitor] = await db.select({ id: miceCompany.id }).from(miceCompany).orderBy(asc(miceCompany.id)).limit(1)
    const url = `https://instagram.com/p/${randomUUID()}`
    const [post] = await db
      .insert(socialReview)
      .values({ account_id: member?.id ?? '', url })
      .returning({ id: socialReview.id })
    const [made] = await db
      .insert(coupon)
      .values({
        code: `DESK-${randomUUID().slice(0, 8).toUpperCase()}`,
        name: { en: 'Spring', ko: '봄맞이' },
        percent: 10,
        valid_days: 30,
      })
      .returning({ id: coupon.id })
    const id = (row: { id: string } | undefined) => row?.id ?? ''
    return {
      company: company.id,
      exhibitor: id(exhibitor),
      review: id(written),
      post: id(post),
      coupon: id(made),
      mail: id(mail),
      board: id(notice),
      member: id(member),
      staff: staff.id,
      file: id(file),
    }
  })
