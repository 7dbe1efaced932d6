import { settingKeys } from '#contract/settings-desk'
import { passAffiliateId, passPartnershipId } from '#server/demo/pass/ids'
import type { Addresses } from '../pages'
import type { Samples } from '../samples'

const home = '/admin'

export const addresses: Addresses = {
  'admin/signin': [`${home}/signin`, `${home}/signin?next=%2Fadmin`],
  'admin/password-reset/:token': [`${home}/password-reset/no-such-link`],
  'admin/*': [`${home}/no/such/page`],
}

/** An id that does not exist. */
const nobody = '00000000-0000-4000-8000-000000000000'

export const memberAddresses = ({
  paid,
  deposit,
  requested,
  offered,
  inquiry,
  question,
  desk,
}: Samples): Addresses => ({
  'admin/settings': settingKeys.map((key) => `${home}/settings?key=${key}`),
  'admin/surveys/:kind': [`${home}/surveys/preliminary`, `${home}/surveys/satisfaction?tour=${nobody}`],
  'admin/surveys/:kind/questions': [`${home}/surveys/preliminary/questions`, `${home}/surveys/satisfaction/questions`],
  'admin/surveys/:kind/words': [
    `${home}/surveys/satisfaction/words`,
    `${home}/surveys/preliminary/words?q=nothing-at-all`,
  ],
  'admin/mice': [`${home}/mice`],
  'admin/mice/people': [`${home}/mice/people`, `${home}/mice/people?role=seller`],
  'admin/mice/hosting': [`${home}/mice/hosting`, `${home}/mice/hosting?state=declined`],
  'admin/mice/booths': [`${home}/mice/booths`],
  'admin/mice/companies': [`${home}/mice/companies`],
  'admin/mice/companies/new': [`${home}/mice/companies/new`],
  'admin/mice/companies/:id': [desk.exhibitor, nobody].map((id) => `${home}/mice/companies/${id}`),
  'admin/mice/gate': [`${home}/mice/gate`],
  'admin/mice/setup': [`${home}/mice/setup`, `${home}/mice/setup?year=2090`],
  'admin/mice/setup/booths': ['', '?hall=b'].map((hall) => `${home}/mice/setup/booths${hall}`),
  'admin/mice/setup/terms': [`${home}/mice/setup/terms`],
  'admin/mice/setup/sessions': ['', '?session=new'].map((session) => `${home}/mice/setup/sessions${session}`),
  'admin/mice/setup/preview': [`${home}/mice/setup/preview`],
  'admin/festivals': [`${home}/festivals`],
  'admin/festivals/new': [`${home}/festivals/new`],
  'admin/festivals/:id': ['hwacheon-ice-festival', 'no-such-festival'].map((id) => `${home}/festivals/${id}`),
  'admin/pass': [`${home}/pass`, `${home}/pass?month=2026-01`],
  'admin/pass/passes': [`${home}/pass/passes`, `${home}/pass/passes?q=nothing`],
  'admin/pass/affiliates': [`${home}/pass/affiliates`],
  'admin/pass/affiliates/import': [`${home}/pass/affiliates/import`],
  'admin/pass/affiliates/:id': [passAffiliateId, nobody].map((id) => `${home}/pass/affiliates/${id}`),
  'admin/pass/partnerships': [`${home}/pass/partnerships`, `${home}/pass/partnerships?q=nothing`],
  'admin/pass/partnerships/:id': [passPartnershipId, nobody].map((id) => `${home}/pass/partnerships/${id}`),
  'admin/pass/prices': [`${home}/pass/prices`],
  'admin/reservations': [`${home}/reservations`, `${home}/reservations?q=nothing`],
  'admin/reservations/:id': [paid.bookings[0]?.id ?? '', deposit.bookings?.[0]?.id ?? '', nobody].map(
    (id) => `${home}/reservations/${id}`,
  ),
  'admin/manifests': [`${home}/manifests`, `${home}/manifests?date=2030-01-01`],
  'admin/manifests/:productId': [
    `${home}/manifests/${paid.bookings[0]?.product_id}?date=${paid.bookings[0]?.date}`,
    `${home}/manifests/no-such-product`,
  ],
  'admin/deposits': [`${home}/deposits`],
  'admin/quotations': [`${home}/quotations`, `${home}/quotations?status=requested`],
  'admin/quotations/:id': [requested.id, offered.id, nobody].map((id) => `${home}/quotations/${id}`),
  'admin/companies': [`${home}/companies`, `${home}/companies?q=nothing`],
  'admin/companies/:id': [desk.company, nobody].map((id) => `${home}/companies/${id}`),
  'admin/reviews': [`${home}/reviews`, `${home}/reviews?stars=5`],
  'admin/reviews/:id': [desk.review, nobody].map((id) => `${home}/reviews/${id}`),
  'admin/boards': [`${home}/boards`],
  'admin/boards/:site': [`${home}/boards/shop`, `${home}/boards/mice?board=faq`, `${home}/boards/apec`],
  'admin/boards/:site/new': [`${home}/boards/seoulitepass/new?board=things`],
  'admin/boards/:site/:id': [`${home}/boards/shop/${desk.board}`, `${home}/boards/shop/${nobody}`],
  'admin/mails': [`${home}/mails`, `${home}/mails?status=failed`],
  'admin/mails/:id': [desk.mail, nobody].map((id) => `${home}/mails/${id}`),
  'admin/jobs': [`${home}/jobs`],
  'admin/files': [`${home}/files`, `${home}/files?q=nothing-at-all`],
  'admin/files/:id': [desk.file, nobody].map((id) => `${home}/files/${id}`),
  'admin/gates': [`${home}/gates`],
  'admin/gates/setup': [`${home}/gates/setup`, `${home}/gates/setup?tour=apec-gyeongju-silla-capital`],
  'admin/coupons': [`${home}/coupons`],
  'admin/coupons/:id': [desk.coupon, nobody].map((id) => `${home}/coupons/${id}`),
  'admin/inquiries': [`${home}/inquiries`, `${home}/inquiries?site=shop`],
  'admin/inquiries/:site/:id': [`shop/${inquiry.id}`, `edu-travel/${question.id}`, `shop/${nobody}`].map(
    (at) => `${home}/inquiries/${at}`,
  ),
  'admin/members': [`${home}/members`, `${home}/members?status=blocked`],
  'admin/members/:id': [desk.member, nobody].map((id) => `${home}/members/${id}`),
  'admin/products': [`${home}/products`, `${home}/products?q=nothing-at-all`],
  'admin/products/new': [`${home}/products/new`],
  'admin/products/import': [`${home}/products/import`],
  'admin/products/import/departures': [`${home}/products/import/departures`],
  'admin/products/:productId': [
    `${home}/products/gyeongbokgung-bukchon-morning-walk`,
    `${home}/products/no-such-product`,
  ],
  'admin/products/:productId/history': [`${home}/products/gyeongbokgung-bukchon-morning-walk/history`],
  'admin/products/:productId/preview': [
    `${home}/products/gyeongbokgung-bukchon-morning-walk/preview`,
    `${home}/products/gyeongbokgung-bukchon-morning-walk/preview?in=ko&width=phone`,
  ],
  'admin/products/:productId/departures': [`${home}/products/gyeongbokgung-bukchon-morning-walk/departures`],
  'admin/first-steps': [`${home}/first-steps`],
  'admin/audit': [`${home}/audit`, `${home}/audit?q=nothing-at-all`],
  'admin/staff': [`${home}/staff`],
  'admin/staff/new': [`${home}/staff/new`],
  'admin/staff/:id': [desk.staff, nobody].map((id) => `${home}/staff/${id}`),
  'admin/posts': [`${home}/posts`],
  'admin/posts/:id': [desk.post, nobody].map((id) => `${home}/posts/${id}`),
})
