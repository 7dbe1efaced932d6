import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (daysAgo: number, title: Texts, content: Texts, more: Partial<SeedPost> = {}): SeedPost => ({
  board: 'notice',
  daysAgo,
  title,
  content,
  ...more,
})

/** Notices of the MICE fair, the newest first. */
export const miceNotices: readonly SeedPost[] = [
  of(
    1,
    { en: 'Print your badge at home', ko: '배지를 미리 인쇄해 오세요' },
    {
      en: `Bring a printed badge and you can skip the registration desk. You will find it on [My fair](/mice/mypage): print it, cut it out and fold it once.

The code on your phone works too. Badge holders are available at both entrances.`,
      ko: `배지를 인쇄해 오시면 등록 데스크를 거치지 않고 바로 입장할 수 있습니다. [마이페이지](/mice/mypage)에서 인쇄한 뒤 잘라서 한 번 접어 주세요.

휴대전화 화면의 코드로도 입장할 수 있습니다. 배지 홀더는 양쪽 입구에 있습니다.`,
    },
    { pinned: true },
  ),
  of(
    5,
    { en: 'Cannot make a workshop? Please cancel your seat', ko: '워크숍에 오지 못하시면 좌석을 취소해 주세요' },
    {
      en: 'The workshops in Studio 203 have twelve seats and long waiting lists. If you cannot come, please cancel your seat on the [conference page](/mice/conference/conference-1). It goes to the next person right away.',
      ko: '203호 스튜디오 워크숍은 좌석이 12석뿐이라 대기자가 많습니다. 참석이 어려우면 [콘퍼런스](/mice/conference/conference-1) 페이지에서 취소해 주세요. 다음 대기자에게 바로 배정됩니다.',
    },
  ),
  of(
    12,
    { en: 'The fair closes at 17:00 on the last day', ko: '마지막 날은 17시까지 운영합니다' },
    {
      en: 'The halls are open from 10:00 to 18:00 on the first two days, and from 10:00 to **17:00** on the last day.',
      ko: '첫째 날과 둘째 날은 10:00부터 18:00까지, 마지막 날은 10:00부터 **17:00**까지 운영합니다.',
    },
  ),
]
