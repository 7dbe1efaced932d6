import type { MailTexts } from '#server/modules/mail/mail.types'
import { account } from './account.ko'
import { benefits } from './benefits.ko'
import { booking } from './booking.ko'
import { cancellation } from './cancellation.ko'
import { desk } from './desk.ko'
import { education } from './education.ko'
import { fair } from './fair.ko'
import { inquiry } from './inquiry.ko'
import { meeting } from './meeting.ko'
import { mice } from './mice.ko'
import { pass } from './pass.ko'
import { quotation } from './quotation.ko'
import { survey } from './survey.ko'

/** Every mail in Korean. */
export const ko: MailTexts = {
  footer: '한국 여행, 나루. 이 메일은 발신 전용이며 회신하셔도 확인되지 않습니다.',
  demo: '시연용 사이트에서 보낸 메일입니다. 어떤 도시·정부·정상회의·박람회와도 관련이 없으며 실제로 판매하지 않습니다.',
  plainLink: '버튼이 동작하지 않으면 아래 주소를 열어 주세요.',
  ticket: {
    alt: (number) => `예약번호 ${number}의 QR 코드`,
    show: '게이트나 만나는 곳에서 이 코드를 화면이나 종이로 보여 주세요. 일행 모두에게 유효하므로 한 분만 가지고 계시면 됩니다.',
    open: '티켓 열기',
  },
  badge: {
    alt: (number) => `배지 ${number} QR 코드`,
    show: '입구에서 휴대전화 화면이나 인쇄한 종이로 이 코드를 보여 주세요. 본인만 쓸 수 있으며 한 사람만 입장할 수 있습니다.',
    open: '내 배지 열기',
  },
  templates: {
    ...account,
    ...booking,
    ...cancellation,
    ...desk,
    ...benefits,
    ...inquiry,
    ...quotation,
    ...education,
    ...meeting,
    ...fair,
    ...mice,
    ...pass,
    ...survey,
  },
}
