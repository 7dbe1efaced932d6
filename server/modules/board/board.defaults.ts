import type { Db } from '#server/db/connect'
import { board } from './board.table'

type Row = Omit<typeof board.$inferInsert, 'site' | 'position'>

const faqCategories = [
  { name: 'reservation', label: { en: 'Reservations', ko: '예약' } },
  { name: 'payment', label: { en: 'Payment', ko: '결제' } },
  { name: 'cancellation', label: { en: 'Changes and refunds', ko: '변경·환불' } },
  { name: 'benefits', label: { en: 'Points and coupons', ko: '포인트·쿠폰' } },
  { name: 'tour', label: { en: 'On the day', ko: '여행 당일' } },
  { name: 'account', label: { en: 'Account', ko: '회원 정보' } },
]

const eduCategories = [
  { name: 'eligibility', label: { en: 'Who can apply', ko: '지원 대상' } },
  { name: 'application', label: { en: 'Applying', ko: '신청' } },
  { name: 'report', label: { en: 'Support and report', ko: '지원·결과 보고' } },
]

/** The boards that each site begins with, in order. */
const boards: { site: typeof board.$inferInsert.site; rows: Row[] }[] = [
  {
    site: 'shop',
    rows: [
      { name: 'notice', shape: 'posts', label: { en: 'Notices', ko: '공지사항' } },
      { name: 'press', shape: 'posts', label: { en: 'Press', ko: '보도자료' } },
      { name: 'event', shape: 'posts', label: { en: 'Offers', ko: '이벤트' } },
      { name: 'faq', shape: 'questions', label: { en: 'FAQ', ko: '자주 묻는 질문' }, categories: faqCategories },
    ],
  },
  {
    site: 'edu-travel',
    rows: [
      { name: 'notice', shape: 'posts', label: { en: 'Notices', ko: '공지사항' } },
      { name: 'faq', shape: 'questions', label: { en: 'FAQ', ko: '자주 묻는 질문' }, categories: eduCategories },
    ],
  },
]

/** Puts in the boards that a site lacks; what is there stays as it is. Safe to run at every start. */
export async function fillBoards(db: Db): Promise<void> {
  const rows = boards.flatMap(({ site, rows }) => rows.map((row, position) => ({ ...row, site, position })))
  await db.insert(board).values(rows).onConflictDoNothing()
}
