import { miceNewsId } from '#server/demo/board/ids'
import type { Addresses } from '../pages'

const home = '/mice'

export const addresses: Addresses = {
  'mice/login': [`${home}/login`, `${home}/login?next=%2Fmice%2Fmypage`],
  'mice/company/list': [`${home}/company/list`, `${home}/company/list?sector=hotel`],
  'mice/notice/list': [`${home}/notice/list`, `${home}/notice/list?q=nothing-at-all`],
  'mice/news/list': [`${home}/news/list`, `${home}/news/list?q=nothing-at-all`],
  'mice/news/view/:id': [`${home}/news/view/${miceNewsId}`],
  'mice/faq/list': [`${home}/faq/list`, `${home}/faq/list?category=conference`],
  'mice/*': [`${home}/no/such/page`],
}

export const memberAddresses = (): Addresses => ({
  'mice/application/registration': ['booth', 'details', 'invoice', 'check'].map(
    (step) => `${home}/application/registration?step=${step}`,
  ),
  'mice/myapplication': [`${home}/myapplication`, `${home}/myapplication?code=PAY_PROCESS_CANCELED&message=Canceled`],
  'mice/leads': ['', '?tab=leads', '?tab=staff'].map((tab) => `${home}/leads${tab}`),
  'mice/mypage': ['', '?tab=registration', '?tab=sessions', '?tab=companies'].map((tab) => `${home}/mypage${tab}`),
})
