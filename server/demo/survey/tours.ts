import type { TourArea, TourFacility } from '#contract/survey/tour'
import type { Texts } from '#server/db/columns'

/** A tour of the demonstration; `from` is the number of days from today to its first day. */
export interface DemoTour {
  area: TourArea
  from: number
  seats: number
  people: number
  isConfirmed: boolean
  lodging: Texts
  meeting_point: Texts
  program: { title: Texts; text: Texts }[]
  facilities: TourFacility[]
}

const both = (en: string, ko: string): Texts => ({ en, ko })
const day = (title: Texts, text: Texts) => ({ title, text })

/** Four past tours, one whose satisfaction survey is open, one whose preliminary survey is open, and two that are planned. */
export const demoTours: readonly DemoTour[] = [
  {
    area: 'seoul',
    from: -96,
    seats: 40,
    people: 38,
    isConfirmed: true,
    lodging: both('Bukchon guesthouses (demo)', '북촌 한옥 숙소(예시)'),
    meeting_point: both('Anguk Station, exit 2', '안국역 2번 출구'),
    program: [
      day(
        both('Palaces and alleys', '궁궐과 골목'),
        both(
          'Changdeokgung in the morning, tea in Bukchon, supper at Gwangjang Market.',
          '오전에는 창덕궁, 이어서 북촌에서 차 한 잔, 저녁은 광장시장입니다.',
        ),
      ),
      day(
        both('Along the river', '강을 따라'),
        both(
          'The National Museum, then the Han by bicycle or on foot.',
          '국립중앙박물관을 둘러본 뒤 자전거나 도보로 한강을 따라갑니다.',
        ),
      ),
      day(
        both('Cooking together', '함께 만드는 식탁'),
        both(
          'Two kitchens, one table: kimchi, bread and what they have in common.',
          '김치와 빵을 함께 만들며 두 나라의 부엌을 만납니다.',
        ),
      ),
    ],
    facilities: [
      'stepFree',
      'liftBus',
      'quietRoom',
      'firstAid',
      'vegetarian',
      'halal',
      'laundry',
      'wifi',
      'hearingLoop',
      'englishGuide',
    ],
  },
  {
    area: 'jeonju',
    from: -75,
    seats: 30,
    people: 27,
    isConfirmed: true,
    lodging: both('Hanok village guesthouses (demo)', '한옥마을 숙소(예시)'),
    meeting_point: both('Jeonju Station, main exit', '전주역 정문'),
    program: [
      day(
        both('Paper and roofs', '종이와 기와'),
        both('Hanok village, a paper workshop, bibimbap.', '한옥마을을 걷고 한지를 뜬 뒤 비빔밥을 먹습니다.'),
      ),
      day(
        both('Song and story', '소리와 이야기'),
        both('An hour of pansori, explained line by line.', '한 시간 동안 판소리를 한 대목씩 풀어 듣습니다.'),
      ),
    ],
    facilities: ['stepFree', 'familyRoom', 'firstAid', 'vegetarian', 'laundry', 'wifi', 'englishGuide'],
  },
  {
    area: 'busan1',
    from: -54,
    seats: 36,
    people: 33,
    isConfirmed: true,
    lodging: both('Gwangalli Beach Hotel (demo)', '광안리 비치호텔(예시)'),
    meeting_point: both('Busan Station, second floor', '부산역 2층 맞이방'),
    program: [
      day(
        both('Harbor and hills', '항구와 산복도로'),
        both(
          'The fish market, Gamcheon village, the bridge at night.',
          '자갈치시장과 감천문화마을, 밤의 광안대교를 봅니다.',
        ),
      ),
      day(
        both('A place of remembrance', '기억의 자리'),
        both(
          'The memorial cemetery in Daeyeon-dong, and a quiet hour by the sea.',
          '대연동 기념공원을 찾고 바닷가에서 조용한 시간을 보냅니다.',
        ),
      ),
      day(
        both('Temple by the waves', '바닷가 절'),
        both('Haedong Yonggungsa and the coast trail.', '해동용궁사와 해안 산책로를 걷습니다.'),
      ),
    ],
    facilities: ['liftBus', 'quietRoom', 'prayerRoom', 'firstAid', 'vegetarian', 'halal', 'wifi', 'englishGuide'],
  },
  {
    area: 'jeju1',
    from: -45,
    seats: 32,
    people: 30,
    isConfirmed: true,
    lodging: both('Aewol Pension (demo)', '애월 펜션(예시)'),
    meeting_point: both('Jeju Airport, gate 3', '제주공항 3번 게이트'),
    program: [
      day(
        both('Stone and wind', '돌과 바람'),
        both('Stone Park and the coast of Aewol.', '돌문화공원과 애월 해안을 걷습니다.'),
      ),
      day(
        both('Women of the sea', '바다의 여성들'),
        both('A morning with haenyeo, who dive without air.', '공기통 없이 물질하는 해녀와 아침을 보냅니다.'),
      ),
    ],
    facilities: ['familyRoom', 'firstAid', 'vegetarian', 'laundry', 'wifi', 'englishGuide'],
  },
  {
    area: 'seorak',
    from: -9,
    seats: 28,
    people: 26,
    isConfirmed: true,
    lodging: both('Seorak Forest Lodge (demo)', '설악 숲속 산장(예시)'),
    meeting_point: both('Sokcho Express Bus Terminal', '속초 고속버스터미널'),
    program: [
      day(
        both('Into the valley', '계곡으로'),
        both('Biseondae and the temple at its foot.', '비선대와 신흥사를 찾습니다.'),
      ),
      day(
        both('Over the pass', '고개를 넘어'),
        both('Hangyeryeong, then the harbor of Sokcho.', '한계령을 넘어 속초항으로 갑니다.'),
      ),
      day(
        both('By the sea', '바닷가에서'),
        both('Sunrise at Naksan, breakfast by the harbor.', '낙산에서 해돋이를 보고 항구에서 아침을 먹습니다.'),
      ),
    ],
    facilities: ['quietRoom', 'firstAid', 'vegetarian', 'laundry', 'wifi', 'englishGuide'],
  },
  {
    area: 'busan2',
    from: 24,
    seats: 32,
    people: 25,
    isConfirmed: true,
    lodging: both('Yeongdo Harbor Inn (demo)', '영도 항구여관(예시)'),
    meeting_point: both('Busan Station, second floor', '부산역 2층 맞이방'),
    program: [
      day(
        both('Yeongdo on foot', '영도 걷기'),
        both('Shipyards, cafés and the cliff at Taejongdae.', '조선소와 카페, 태종대 절벽을 둘러봅니다.'),
      ),
      day(
        both('Markets and kitchens', '시장과 부엌'),
        both('Shopping by list, cooking by ear.', '장을 보고, 들으며 요리합니다.'),
      ),
    ],
    facilities: ['stepFree', 'liftBus', 'prayerRoom', 'firstAid', 'vegetarian', 'halal', 'wifi', 'englishGuide'],
  },
  {
    area: 'jeju2',
    from: 52,
    seats: 30,
    people: 11,
    isConfirmed: false,
    lodging: both('Seongsan Guesthouse (demo)', '성산 게스트하우스(예시)'),
    meeting_point: both('Jeju Airport, gate 3', '제주공항 3번 게이트'),
    program: [
      day(both('The sunrise peak', '일출봉'), both('Seongsan and the island of Udo.', '성산일출봉과 우도를 찾습니다.')),
      day(
        both('Caves and fields', '동굴과 밭'),
        both('A lava tube, then tangerines.', '용암동굴을 보고 귤밭으로 갑니다.'),
      ),
    ],
    facilities: ['firstAid', 'vegetarian', 'wifi', 'familyRoom', 'englishGuide'],
  },
  {
    area: 'jeju3',
    from: 80,
    seats: 24,
    people: 4,
    isConfirmed: false,
    lodging: both('Sanbang Stay (demo)', '산방스테이(예시)'),
    meeting_point: both('Jeju Airport, gate 3', '제주공항 3번 게이트'),
    program: [
      day(
        both('Southern coast', '남쪽 바다'),
        both('Jusangjeolli cliffs and the trail to Sanbangsan.', '주상절리와 산방산 둘레길을 걷습니다.'),
      ),
      day(
        both('Tea and stones', '차와 돌'),
        both('Tea fields, and a wall built together.', '차밭을 걷고 함께 돌담을 쌓습니다.'),
      ),
    ],
    facilities: ['stepFree', 'firstAid', 'vegetarian', 'wifi', 'laundry', 'englishGuide'],
  },
]
