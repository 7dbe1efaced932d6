import { miceNewsId } from '../ids'
import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (daysAgo: number, title: Texts, content: Texts, more: Partial<SeedPost> = {}): SeedPost => ({
  board: 'news',
  daysAgo,
  title,
  content,
  ...more,
})

/** News of the MICE fair, the newest first. */
export const miceNews: readonly SeedPost[] = [
  of(
    2,
    { en: 'Seventy exhibitors, from venues to caterers', ko: '행사장부터 케이터링까지 70개 업체 참가' },
    {
      en: `The floor plan of both halls is complete. Convention centers, hotels, congress organizers, event technology and stage companies, cities, bus companies and caterers exhibit side by side.

Find [exhibitors](/mice/company/list) that interest you and save them: their booths are marked on the floor plan.`,
      ko: `두 전시홀의 배치가 확정되었습니다. 컨벤션센터, 호텔, 국제회의 기획사, 행사 기술·무대 제작 업체, 도시, 전세버스와 케이터링 업체가 함께합니다.

[참가 업체](/mice/company/list)에서 관심 업체를 찾아 저장하면 배치도에 표시됩니다.`,
    },
    { id: miceNewsId },
  ),
  of(
    8,
    { en: 'The program is out: 24 sessions over three days', ko: '사흘간 24개 세션, 프로그램 공개' },
    {
      en: `Every day begins with a keynote on the main stage. Workshops are kept small, with 12 or 24 seats.

Once you are registered, you can reserve seats on the [conference page](/mice/conference/conference-1).`,
      ko: `매일 메인 스테이지의 기조 강연으로 시작합니다. 워크숍은 12석 또는 24석으로 작게 운영합니다.

참가 등록을 마치면 [콘퍼런스](/mice/conference/conference-1) 페이지에서 좌석을 예약할 수 있습니다.`,
    },
  ),
  of(
    20,
    { en: 'No carpet in the aisles this year', ko: '올해는 통로에 카펫을 깔지 않습니다' },
    {
      en: 'Aisle carpet was the heaviest waste from the last fair. This year the floor stays bare, and quiet zones are marked with washable paint.',
      ko: '지난 박람회에서 가장 무거운 폐기물은 통로 카펫이었습니다. 올해는 바닥을 그대로 쓰고, 조용한 구역은 물로 지워지는 도료로 표시합니다.',
    },
  ),
]
