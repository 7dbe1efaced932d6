import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (category: string, title: Texts, content: Texts): SeedPost => ({
  board: 'faq',
  category,
  daysAgo: 60,
  title,
  content,
})

/** The most frequent questions, in the order in which they are shown. */
export const miceQuestions: readonly SeedPost[] = [
  of(
    'registration',
    { en: 'I have a Naru account. Do I need to sign up again?', ko: '나루 계정이 있는데 다시 가입해야 하나요?' },
    {
      en: 'No. Sign in with it and choose your role: visitor, buyer or seller. You can choose more than one.',
      ko: '아니요. 기존 계정으로 로그인한 뒤 참관객, 바이어, 셀러 가운데 참가 자격을 고르면 됩니다. 여러 자격을 함께 등록할 수도 있습니다.',
    },
  ),
  of(
    'registration',
    { en: 'Is there a fee?', ko: '참가비가 있나요?' },
    {
      en: 'Not in this demonstration: registration and all sessions are free.',
      ko: '이 시연에서는 무료입니다. 참가 등록과 모든 세션에 비용이 들지 않습니다.',
    },
  ),
  of(
    'registration',
    { en: 'What do exhibitors find out about me?', ko: '참가 업체는 제 정보를 얼마나 알게 되나요?' },
    {
      en: 'Anyone standing in front of you can read what is printed on your badge. Your email address is shared only if you have agreed, and you can change that on [My fair](/mice/mypage) at any time.',
      ko: '배지에 인쇄된 내용은 앞에 선 사람 누구나 볼 수 있습니다. 이메일 주소는 동의한 경우에만 전달되며 [마이페이지](/mice/mypage)에서 언제든 바꿀 수 있습니다.',
    },
  ),
  of(
    'conference',
    { en: 'Do I need a seat for every session?', ko: '모든 세션에 좌석 예약이 필요한가요?' },
    {
      en: 'Yes, the number of seats is limited. If a session is full, you can join the waiting list, and seats that become free are assigned automatically.',
      ko: '네, 모든 세션은 정원이 있습니다. 만석이면 대기를 신청할 수 있고, 자리가 나면 순서대로 자동 배정됩니다.',
    },
  ),
  of(
    'conference',
    { en: 'What languages are sessions held in?', ko: '세션은 어떤 언어로 진행되나요?' },
    {
      en: 'The languages are listed with each session. On the main stage there is simultaneous interpretation between Korean and English.',
      ko: '세션마다 표시되어 있습니다. 메인 스테이지에서는 한국어·영어 동시통역을 제공합니다.',
    },
  ),
  of(
    'visit',
    { en: 'Can I get in without a printed badge?', ko: '인쇄한 배지가 없어도 입장할 수 있나요?' },
    {
      en: 'Yes. The code on your phone or in the email is enough.',
      ko: '네. 휴대전화 화면이나 이메일에 있는 코드만으로도 입장할 수 있습니다.',
    },
  ),
  of(
    'visit',
    { en: 'Is the venue wheelchair accessible?', ko: '휠체어로 관람할 수 있나요?' },
    {
      en: 'Yes. All halls and rooms can be reached by elevator, and aisles are at least three meters wide. You can borrow a wheelchair at the information desk.',
      ko: '네. 모든 전시홀과 회의실은 엘리베이터로 갈 수 있고 통로 폭은 3m 이상입니다. 안내 데스크에서 휠체어를 빌려 드립니다.',
    },
  ),
]
