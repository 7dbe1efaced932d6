import type { Addresses } from '../pages'

const home = '/rok-us'

export const addresses: Addresses = {
  'rok-us/notice/list': [`${home}/notice/list`, `${home}/notice/list?q=nothing-at-all`],
  'rok-us/faq/list': [`${home}/faq/list`, `${home}/faq/list?category=survey`],
  'rok-us/survey/preliminary/:area': [`${home}/survey/preliminary/busan2`],
  'rok-us/survey/satisfaction/:area': [`${home}/survey/satisfaction/seorak`],
  'rok-us/*': [`${home}/no/such/page`],
}
