import { figuresOf } from '#server/modules/education/year.defaults'
import { eduNoticeId } from '../ids'
import type { SeedPost } from '../shape'

const { days_before } = figuresOf(2026)

/** Notices of the program office, the newest first. */
export const eduNotices: readonly SeedPost[] = [
  {
    id: eduNoticeId,
    board: 'notice',
    pinned: true,
    daysAgo: 6,
    title: { en: 'Forms for all documents are ready', ko: '제출 서류 양식을 올렸습니다' },
    content: {
      en: `There are forms for the letter of the school, the list of participants, the itinerary and the mandate of the school. You find them under [How to apply](/seouledutravel/application/guide).

- Forms may be filled in in any language. Please add a few lines in English or Korean where a reader would need them.
- The list of participants asks for numbers only. **Please do not send names or passport numbers of students.**
- Forms of your own are fine, as long as they say the same.`,
      ko: `학교장 확인서, 참가자 현황, 일정표, 학교 위임장 양식을 [신청 방법](/seouledutravel/application/guide)에 올렸습니다.

- 양식은 어떤 언어로 작성해도 됩니다. 필요한 부분에는 영어나 한국어로 몇 줄 덧붙여 주세요.
- 참가자 현황에는 인원수만 적습니다. **학생 이름과 여권번호는 보내지 마세요.**
- 같은 내용이 담겨 있으면 자체 양식을 사용해도 됩니다.`,
    },
  },
  {
    board: 'notice',
    daysAgo: 20,
    title: { en: 'Groups that travel in spring: apply early', ko: '봄에 여행하는 단체는 서둘러 신청해 주세요' },
    content: {
      en: `Most groups come between March and May. An application has to be in at least **${days_before} days** before the arrival, but partner schools plan their lessons much earlier than that.

1. Send the application as soon as the week of the trip is certain.
2. Name two schools or two days that would suit you for an exchange.
3. Answer what we ask back within a week, so that the review goes on.`,
      ko: `단체의 대부분이 3월에서 5월 사이에 서울을 찾습니다. 신청은 입국 **${days_before}일** 전까지 받지만, 교류 학교는 훨씬 일찍 수업 계획을 세웁니다.

1. 여행 주간이 정해지면 바로 신청해 주세요.
2. 교류를 원하는 학교나 날짜를 두 가지 이상 적어 주세요.
3. 보완 요청에는 일주일 안에 답해 주셔야 심사가 이어집니다.`,
    },
  },
]
