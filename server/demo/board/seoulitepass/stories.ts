import { passStoryId } from '../ids'
import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (
  category: 'spring' | 'summer' | 'autumn' | 'winter',
  daysAgo: number,
  title: Texts,
  content: Texts,
  more: Partial<SeedPost> = {},
): SeedPost => ({ board: 'things', category, daysAgo, title, content, ...more })

/** Stories of the city by season, the newest first. */
export const passStories: readonly SeedPost[] = [
  of(
    'winter',
    4,
    { en: 'Three warm hours in Jongno', ko: '종로에서 보내는 따뜻한 세 시간' },
    {
      en: `When the wind comes down from Bugaksan, stay close to the doors. Begin at the National Folk Museum inside the walls of Gyeongbokgung, cross the street for a bowl of knife-cut noodles, and end among the galleries of Samcheong-dong.

All of it lies within fifteen minutes on foot. See the [places in Jongno-gu](/seoulitepass/affiliate?district=jongno).`,
      ko: `북악산 바람이 매서운 날에는 실내를 오가며 걸어 보세요. 경복궁 안 국립민속박물관에서 시작해 길 건너에서 칼국수 한 그릇을 먹고, 삼청동 미술관 골목에서 마무리합니다.

모두 걸어서 15분 안에 있습니다. [종로구의 이용할 곳](/seoulitepass/affiliate?district=jongno)을 확인하세요.`,
    },
    { id: passStoryId },
  ),
  of(
    'autumn',
    20,
    { en: 'Where the leaves turn first', ko: '단풍이 먼저 드는 곳' },
    {
      en: `The maples of Changdeokgung turn in early November, a few days before those by the Han River. Come at opening time on a weekday: the low sun stands right behind the pavilions.

In the evening the towers are at their clearest. See the [views](/seoulitepass/affiliate?category=view).`,
      ko: `창덕궁 단풍은 한강변보다 며칠 이른 11월 초에 절정을 맞습니다. 평일 개장 시간에 맞춰 가면 낮은 햇살이 전각 뒤로 비치는 풍경을 볼 수 있습니다.

저녁에는 공기가 맑아 전망대에 오르기 좋습니다. [전망 좋은 곳](/seoulitepass/affiliate?category=view)을 확인하세요.`,
    },
  ),
  of(
    'summer',
    70,
    { en: 'A rainy day, and what to do with it', ko: '비 오는 날의 서울' },
    {
      en: `The monsoon falls in July, mostly in the afternoon. Keep the parks for the morning and the museums for the rain: in Yongsan you reach the National Museum from the station without opening an umbrella.

See the [museums](/seoulitepass/affiliate?category=museum).`,
      ko: `7월 장마철에는 오후에 비가 잦습니다. 오전에는 공원, 비가 오면 박물관으로 가 보세요. 국립중앙박물관은 지하철역에서 우산 없이 갈 수 있습니다.

[박물관](/seoulitepass/affiliate?category=museum)을 확인하세요.`,
    },
  ),
  of(
    'spring',
    160,
    { en: 'Cherry blossom without the crowds', ko: '붐비지 않는 벚꽃길' },
    {
      en: `Everybody goes to Yeouido. The slopes of Namsan flower in the same week, and the path from the library up to the tower is quiet before nine.

See the [parks](/seoulitepass/affiliate?category=park).`,
      ko: `벚꽃 철에는 다들 여의도로 갑니다. 같은 주에 남산에도 벚꽃이 피고, 도서관에서 타워로 오르는 길은 오전 9시 전이면 한적합니다.

[공원](/seoulitepass/affiliate?category=park)을 확인하세요.`,
    },
  ),
]
