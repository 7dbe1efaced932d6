import { fairMediaId, fairNoticeId, fairPressId } from '#server/demo/board/ids'
import { demoMatchingRun } from '#server/demo/fair/matching.seed'
import type { Addresses } from '../pages'
import type { Samples } from '../samples'

const home = '/fair'

export const addresses: Addresses = {
  ':fair/board': [
    `${home}/board`,
    `${home}/board?kind=press`,
    `${home}/board?page=2`,
    `${home}/board?q=nothing-at-all`,
  ],
  ':fair/board/faq': [`${home}/board/faq`, `${home}/board/faq?category=meetings`],
  ':fair/board/notice-detail/:id': [`${home}/board/notice-detail/${fairNoticeId}`],
  ':fair/board/press-detail/:id': [`${home}/board/press-detail/${fairPressId}`],
  ':fair/board/media-detail/:id': [`${home}/board/media-detail/${fairMediaId}`],
  ':fair/ppipsa/login': [`${home}/ppipsa/login`, `${home}/ppipsa/login?next=%2Ffair%2Fppipsa%2Fmypage`],
  ':fair/ppipsa/password-reset/:token': [`${home}/ppipsa/password-reset/no-such-link`],
  ':fair/*': [`${home}/no/such/page`],
}

export const memberAddresses = ({ company, meeting, recorded, mailing }: Samples): Addresses => ({
  ':fair/ppipsa/business/:bizId': [`${home}/ppipsa/business/${company.id}`],
  ':fair/ppipsa/business/list': [`${home}/ppipsa/business/list`, `${home}/ppipsa/business/list?q=nothing-at-all`],
  ':fair/ppipsa/mypage': ['', '?tab=calendar', '?tab=records', '?tab=figures'].map(
    (tab) => `${home}/ppipsa/mypage${tab}`,
  ),
  ':fair/ppipsa/desk/participants/:id': [`${home}/ppipsa/desk/participants/${company.id}`],
  ':fair/ppipsa/desk/meetings': ['', '?late=1', '?q=nothing-at-all'].map(
    (search) => `${home}/ppipsa/desk/meetings${search}`,
  ),
  ':fair/ppipsa/desk/meetings/:id': [`${home}/ppipsa/desk/meetings/${meeting.id}`],
  ':fair/ppipsa/desk/badges': [`${home}/ppipsa/desk/badges?country=KZ`],
  ':fair/ppipsa/desk/agendas': [`${home}/ppipsa/desk/agendas?country=KZ`],
  ':fair/ppipsa/desk/records/:id': [`${home}/ppipsa/desk/records/${recorded.id}`],
  ':fair/ppipsa/desk/mails/:id': [`${home}/ppipsa/desk/mails/${mailing.id}`],
  ':fair/ppipsa/desk/matching/:id': [`${home}/ppipsa/desk/matching/${demoMatchingRun}`],
  ':fair/ppipsa/desk/boards': ['', '?board=faq', '?board=press&status=draft'].map(
    (search) => `${home}/ppipsa/desk/boards${search}`,
  ),
  ':fair/ppipsa/desk/boards/:id': [`${home}/ppipsa/desk/boards/${fairNoticeId}`],
  ':fair/ppipsa/desk/setup/booths': ['', '?hall=b'].map((hall) => `${home}/ppipsa/desk/setup/booths${hall}`),
  ':fair/ppipsa/desk/setup/program': ['', '?item=new'].map((item) => `${home}/ppipsa/desk/setup/program${item}`),
})
