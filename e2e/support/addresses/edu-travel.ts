import { eduNoticeId, eduQuestionId } from '#server/demo/board/ids'
import type { Addresses } from '../pages'
import type { Samples } from '../samples'

const home = '/seouledutravel'

export const addresses: Addresses = {
  'seouledutravel/login': [`${home}/login`, `${home}/login?next=%2Fseouledutravel%2Fmypage`],
  'seouledutravel/password-reset/:token': [`${home}/password-reset/no-such-link`],
  'seouledutravel/faq/list': [`${home}/faq/list`, `${home}/faq/list?category=report`, `${home}/faq/list?q=nothing`],
  'seouledutravel/faq/list-detail/:id': [eduQuestionId, eduNoticeId].map((id) => `${home}/faq/list-detail/${id}`),
  'seouledutravel/*': [`${home}/no/such/page`],
}

/** An application that is not the reader's. */
const noApplication = '00000000-0000-4000-8000-000000000000'

export const memberAddresses = ({ question, due }: Samples): Addresses => ({
  'seouledutravel/qna/list': [`${home}/qna/list`, `${home}/qna/list?status=closed`],
  'seouledutravel/qna/list-detail/:id': [`${home}/qna/list-detail/${question.id}`],
  'seouledutravel/report/submit/:appId': [due.id, noApplication].map((id) => `${home}/report/submit/${id}`),
  'seouledutravel/myapplication/detail/:appId': [due.id, noApplication].map(
    (id) => `${home}/myapplication/detail/${id}`,
  ),
})
