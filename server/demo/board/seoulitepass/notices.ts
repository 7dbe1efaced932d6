import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (daysAgo: number, title: Texts, content: Texts): SeedPost => ({ board: 'notice', daysAgo, title, content })

/** Notices for users of the city pass, the newest first. */
export const passNotices: readonly SeedPost[] = [
  of(
    3,
    { en: 'Palaces close on different days', ko: '궁궐마다 휴궁일이 다릅니다' },
    {
      en: `Gyeongbokgung and Jongmyo are closed on Tuesdays, Changdeokgung, Changgyeonggung and Deoksugung on Mondays.

The [calendar](/seoulitepass/thingstodo/calendar) shows what is open on each day.`,
      ko: `경복궁과 종묘는 화요일, 창덕궁·창경궁·덕수궁은 월요일에 쉽니다.

[달력](/seoulitepass/thingstodo/calendar)에서 날짜별로 문을 여는 곳을 확인하세요.`,
    },
  ),
  of(
    12,
    { en: 'This site is a demonstration', ko: '시연용 사이트 안내' },
    {
      en: 'The places, their districts and their stations are real. What a pass opens, what it saves and what it costs is made up, and no pass is accepted at any of them.',
      ko: '소개하는 장소와 위치, 지하철역은 실제와 같습니다. 패스 혜택과 절약 금액, 가격은 시연을 위해 정한 것이며 실제로 입장할 수 없습니다.',
    },
  ),
  of(
    30,
    { en: 'Last entry comes before closing', ko: '입장 마감 시각을 확인하세요' },
    {
      en: 'Most places stop letting people in half an hour to an hour before they close. The [list of places](/seoulitepass/affiliate) counts a place as open only while it still lets you in.',
      ko: '대부분의 시설은 운영 종료 30분에서 1시간 전에 입장을 마감합니다. [이용할 곳](/seoulitepass/affiliate)에서는 지금 입장할 수 있는 곳만 운영 중으로 표시합니다.',
    },
  ),
]
