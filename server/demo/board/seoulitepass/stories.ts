import type { District } from '#contract/pass/districts'
import { passStoryId } from '../ids'
import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (
  category: 'spring' | 'summer' | 'autumn' | 'winter',
  district: District,
  daysAgo: number,
  title: Texts,
  content: Texts,
  more: Partial<SeedPost> = {},
): SeedPost => ({ board: 'things', category, district, daysAgo, title, content, ...more })

/** Stories of the city by season and district, the newest first. */
export const passStories: readonly SeedPost[] = [
  of(
    'winter',
    'jongno',
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
    'winter',
    'gangnam',
    12,
    { en: 'A cold day in Gangnam, mostly under one roof', ko: '추운 날 강남, 한 지붕 아래에서' },
    {
      en: `From Samseong station you walk into Coex without a coat: an aquarium, a library two floors high and hundreds of shops are joined underground. When the sun comes out, the halls of Bongeunsa temple stand just across the street.

See the [places in Gangnam-gu](/seoulitepass/affiliate?district=gangnam).`,
      ko: `삼성역에서 코엑스까지는 외투 없이 걸어갈 수 있습니다. 수족관과 두 층 높이의 도서관, 수백 개의 상점이 지하로 이어져 있습니다. 햇살이 나면 길 건너 봉은사를 둘러보세요.

[강남구의 이용할 곳](/seoulitepass/affiliate?district=gangnam)을 확인하세요.`,
    },
  ),
  of(
    'autumn',
    'jongno',
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
    'autumn',
    'seongdong',
    27,
    { en: 'Yellow ginkgos in Seoul Forest', ko: '서울숲의 노란 은행나무' },
    {
      en: `In the first half of November the ginkgo grove of Seoul Forest turns yellow all at once, and the ground a few days later. Come in the morning; in the afternoon half of Seongsu-dong is there.

See the [places in Seongdong-gu](/seoulitepass/affiliate?district=seongdong).`,
      ko: `서울숲 은행나무 길은 11월 초중순이면 한꺼번에 노랗게 물들고, 며칠 뒤에는 바닥까지 노래집니다. 오후에는 성수동을 찾은 사람들로 붐비니 오전에 가 보세요.

[성동구의 이용할 곳](/seoulitepass/affiliate?district=seongdong)을 확인하세요.`,
    },
  ),
  of(
    'summer',
    'yongsan',
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
    'summer',
    'mapo',
    95,
    { en: 'Summer evenings by the river in Mapo', ko: '마포 강변의 여름 저녁' },
    {
      en: `After a hot day the Han River cools the city a little. Buy something to eat at Mangwon Market, walk ten minutes to the riverside park, and watch the sun go down behind the bridges.

See the [places in Mapo-gu](/seoulitepass/affiliate?district=mapo).`,
      ko: `무더운 날도 해 질 무렵 한강에는 바람이 붑니다. 망원시장에서 먹을거리를 사서 10분쯤 걸어 한강공원으로 가면 다리 너머로 지는 해를 볼 수 있습니다.

[마포구의 이용할 곳](/seoulitepass/affiliate?district=mapo)을 확인하세요.`,
    },
  ),
  of(
    'spring',
    'songpa',
    150,
    { en: 'Once around Seokchon Lake', ko: '석촌호수 한 바퀴' },
    {
      en: `Two lakes, joined under a road, lie in a ring of cherry trees; the walk around both takes about forty minutes. In the first week of April it is full of people from noon on, and almost empty at seven in the morning.

See the [places in Songpa-gu](/seoulitepass/affiliate?district=songpa).`,
      ko: `길 아래로 이어진 두 호수를 벚나무가 둘러싸고 있으며, 모두 한 바퀴 도는 데 40분쯤 걸립니다. 4월 첫째 주에는 한낮부터 붐비지만 아침 7시에는 한적합니다.

[송파구의 이용할 곳](/seoulitepass/affiliate?district=songpa)을 확인하세요.`,
    },
  ),
  of(
    'spring',
    'jung',
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
