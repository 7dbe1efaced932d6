import { passStoryId } from '#server/demo/board/ids'
import { passAffiliateId } from '#server/demo/pass/ids'
import type { Addresses } from '../pages'

const home = '/seoulitepass'

export const addresses: Addresses = {
  'seoulitepass/affiliate': [
    `${home}/affiliate`,
    `${home}/affiliate?district=jongno`,
    `${home}/affiliate?q=nothing-at-all`,
  ],
  'seoulitepass/password-reset/:token': [`${home}/password-reset/no-such-link`],
  'seoulitepass/affiliate/detail/:id': [`${home}/affiliate/detail/${passAffiliateId}`],
  'seoulitepass/card': [`${home}/card`, `${home}/card?sights=${passAffiliateId}&days=2`],
  'seoulitepass/airport': [`${home}/airport`, `${home}/airport?terminal=t2&lands=23:40`],
  'seoulitepass/thingstodo/calendar': [`${home}/thingstodo/calendar`, `${home}/thingstodo/calendar?view=list`],
  'seoulitepass/thingstodo/post': [
    `${home}/thingstodo/post`,
    `${home}/thingstodo/post?category=winter&district=jongno`,
    `${home}/thingstodo/post?district=gangdong`,
  ],
  'seoulitepass/thingstodo/post/:id': [`${home}/thingstodo/post/${passStoryId}`],
  'seoulitepass/thingstodo/notice': [`${home}/thingstodo/notice`, `${home}/thingstodo/notice?q=nothing-at-all`],
  'seoulitepass/faq': [`${home}/faq`, `${home}/faq?category=refund`],
  'seoulitepass/*': [`${home}/no/such/page`],
}
