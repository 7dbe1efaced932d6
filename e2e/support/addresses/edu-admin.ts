import { eduNoticeId, eduQuestionId } from '#server/demo/board/ids'
import type { Addresses } from '../pages'
import type { Samples } from '../samples'

const home = '/seouleduadmin'

export const addresses: Addresses = {
  'seouleduadmin/signin': [`${home}/signin`, `${home}/signin?next=%2Fseouleduadmin%2Fapply`],
  'seouleduadmin/*': [`${home}/no/such/page`],
}

/** An id that does not exist. */
const nobody = '00000000-0000-4000-8000-000000000000'

export const memberAddresses = ({ question, due }: Samples): Addresses => ({
  seouleduadmin: [home, `${home}?year=${new Date().getFullYear() + 1}`],
  'seouleduadmin/apply': [`${home}/apply`, `${home}/apply?status=submitted`],
  'seouleduadmin/apply-approval': [`${home}/apply-approval`],
  'seouleduadmin/apply-detail/:appId': [due.id, nobody].map((id) => `${home}/apply-detail/${id}`),
  'seouleduadmin/apply/report': [`${home}/apply/report`, `${home}/apply/report?report=${due.id}`],
  'seouleduadmin/faq': [`${home}/faq`, `${home}/faq?board=notice&status=draft`],
  'seouleduadmin/members': [`${home}/members`, `${home}/members?q=nothing`],
  'seouleduadmin/members-detail/:memberId': [due.account_id, nobody].map((id) => `${home}/members-detail/${id}`),
  'seouleduadmin/board-add': [`${home}/board-add`, `${home}/board-add?board=notice`],
  'seouleduadmin/board-edit/:id': [eduQuestionId, eduNoticeId].map((id) => `${home}/board-edit/${id}`),
  'seouleduadmin/qna': [`${home}/qna`, `${home}/qna?q=nothing`],
  'seouleduadmin/qna/:id': [`${home}/qna/${question.id}`],
})
