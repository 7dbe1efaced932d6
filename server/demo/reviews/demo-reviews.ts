import type { Scene } from '#server/demo/art/scene'
import type { ReviewerName } from './people'

/** A review of the demo shop; the tour was `daysAgo`, the review was written `after` days later. */
export interface DemoReview {
  by: ReviewerName
  product_id: string
  daysAgo: number
  after: number
  stars: 1 | 2 | 3 | 4 | 5
  title: string
  content: string
  photos?: readonly { scene: Scene; alt: string }[]
}

const gyeongbokgung = 'gyeongbokgung-bukchon-morning-walk'
const jeju = 'jeju-east-day-tour'
const busan = 'busan-coast-day'
const hangang = 'han-river-night-cruise'
const kimchi = 'seoul-kimchi-cooking-class'
const jeonju = 'jeonju-hanok-stay'
const suwon = 'suwon-hwaseong-fortress-evening'
const ktx = 'seoul-busan-ktx-transfer'
const boseong = 'boseong-green-tea-day'
const seorak = 'seoraksan-autumn-hike'

/** Reviews of travelers: about the tours as the demo shop describes them, each in the writer's own language. */
export const demoReviews: readonly DemoReview[] = [
  {
    by: 'hannah',
    product_id: gyeongbokgung,
    daysAgo: 12,
    after: 1,
    stars: 5,
    title: 'Worth getting up for',
    content:
      'We were through the gate with the first handful of people and had the throne hall practically to ourselves for ten minutes. Our guide knew which corner the light would fall on next. The tea house at the end is the sort of place you would never find alone.',
    photos: [
      {
        scene: { motif: 'palace', view: 1, palette: 'naru', time: 'dawn', seed: 'review' },
        alt: 'The throne hall before the crowds came',
      },
      {
        scene: { motif: 'palace', view: 4, palette: 'celadon', time: 'day', seed: 'review' },
        alt: 'Painted eaves from below',
      },
    ],
  },
  {
    by: 'dohyun',
    product_id: gyeongbokgung,
    daysAgo: 20,
    after: 2,
    stars: 5,
    title: '서울 사람인데도 새로웠어요',
    content:
      '경복궁은 여러 번 가 봤지만 아침 첫 시간은 처음이었습니다. 수문장 교대식 시간에 맞춰 동선을 짜 주셔서 기다리지 않았고, 북촌에서는 주민분들께 방해되지 않게 넓은 길로만 다녀서 마음이 편했어요.',
    photos: [
      {
        scene: { motif: 'village', view: 1, palette: 'naru', time: 'dawn', seed: 'review' },
        alt: '아침의 북촌 골목',
      },
    ],
  },
  {
    by: 'priya',
    product_id: gyeongbokgung,
    daysAgo: 34,
    after: 1,
    stars: 4,
    title: 'Lovely walk, bring proper shoes',
    content:
      'The stories about how a hanok is heated were the highlight for my parents. Four kilometers on stone is more than it sounds, and the last lane in Bukchon is steep. The guide waited for us without making a fuss.',
  },
  {
    by: 'seoyun',
    product_id: gyeongbokgung,
    daysAgo: 61,
    after: 3,
    stars: 3,
    title: '설명은 좋은데 조금 빠듯해요',
    content:
      '해설은 정말 알찼습니다. 다만 경회루에서 사진 찍을 시간이 조금 더 있었으면 했어요. 찻집에서는 자리가 모자라 잠깐 서서 기다렸습니다.',
  },
  {
    by: 'meilin',
    product_id: jeju,
    daysAgo: 9,
    after: 2,
    stars: 5,
    title: 'The haenyeo stole the show',
    content:
      'Climbing Seongsan with the wind in your face is something, but what I keep talking about is the woman of over seventy who came out of the sea laughing with a net of conch. Lunch was abalone porridge, and nobody rushed us.',
    photos: [
      {
        scene: { motif: 'jeju', view: 0, palette: 'naru', time: 'day', seed: 'review' },
        alt: 'Seongsan Ilchulbong from the shore',
      },
    ],
  },
  {
    by: 'tom',
    product_id: jeju,
    daysAgo: 27,
    after: 4,
    stars: 4,
    title: 'A full day in every sense',
    content:
      'You see a lot of the east of the island without ever feeling herded. The hotel pick-ups took almost an hour because of traffic, so the beach at the end was short. Take the jacket they tell you to take.',
  },
  {
    by: 'minji',
    product_id: jeju,
    daysAgo: 45,
    after: 1,
    stars: 5,
    title: '부모님 모시고 가기 좋아요',
    content:
      '렌터카 없이 동쪽을 하루에 다 돌았습니다. 성산일출봉 계단이 걱정이었는데 천천히 올라가도 시간이 넉넉했고, 점심 전복죽을 부모님이 특히 좋아하셨어요.',
  },
  {
    by: 'lucia',
    product_id: busan,
    daysAgo: 15,
    after: 1,
    stars: 5,
    title: 'Sea on one side all day long',
    content:
      'A temple above the surf in the morning and the bridge lighting up as we left. At Jagalchi the guide helped us to order things I could not have named, and they were delicious. Small bus, window seat, happy.',
    photos: [
      {
        scene: { motif: 'harbour', view: 2, palette: 'canola', time: 'dusk', seed: 'review' },
        alt: 'The houses of Gamcheon in the afternoon',
      },
    ],
  },
  {
    by: 'taeo',
    product_id: busan,
    daysAgo: 38,
    after: 2,
    stars: 4,
    title: '알찬 하루, 계단은 각오하세요',
    content:
      '용궁사, 해운대, 자갈치, 감천, 광안리까지 하루에 돌아볼 수 있어 좋았습니다. 감천은 계단이 많지만 말씀드리니 평평한 길로 안내해 주셨어요. 점심은 각자 부담이니 참고하세요.',
  },
  {
    by: 'hannah',
    product_id: busan,
    daysAgo: 70,
    after: 3,
    stars: 3,
    title: 'Good stops, long drives',
    content:
      'Each place is worth it, and the guide was kind. But Busan traffic is what it is: we spent a good part of the afternoon looking at brake lights and reached Gwangalli after dark.',
  },
  {
    by: 'priya',
    product_id: hangang,
    daysAgo: 6,
    after: 1,
    stars: 5,
    title: 'The city finally makes sense',
    content:
      'After three days of underground stations it was wonderful to see how Seoul fits together. We stood on the upper deck the whole way. Boarding with the code on the phone took seconds.',
    photos: [
      {
        scene: { motif: 'city', view: 1, palette: 'plum', time: 'night', seed: 'review' },
        alt: 'Lights on the river from the upper deck',
      },
    ],
  },
  {
    by: 'seoyun',
    product_id: hangang,
    daysAgo: 22,
    after: 1,
    stars: 4,
    title: '퇴근하고 다녀오기 딱 좋은 70분',
    content:
      '멀리 가지 않아도 여행 온 기분이 났어요. 위층 갑판은 바람이 꽤 차니 겉옷을 꼭 챙기세요. 라이브 음악 선곡이 좋아서 점수를 더 드립니다.',
  },
  {
    by: 'tom',
    product_id: hangang,
    daysAgo: 53,
    after: 2,
    stars: 2,
    title: 'Fine views, crowded deck',
    content:
      'The bridges are pretty, no question. But on a Saturday evening the rail on the upper deck is three people deep, and the announcements drowned out the music. I would come back on a weekday.',
  },
  {
    by: 'lucia',
    product_id: kimchi,
    daysAgo: 8,
    after: 1,
    stars: 5,
    title: 'Hands red, heart full',
    content:
      'I asked for the vegan paste and got my own bowl without any fuss, at the same table as everybody else. The kilo survived the flight home in my suitcase and tastes better every week. The note that says how it will change is a lovely idea.',
    photos: [
      {
        scene: { motif: 'kitchen', view: 1, palette: 'persimmon', time: 'day', seed: 'review' },
        alt: 'The long table before lunch',
      },
      {
        scene: { motif: 'kitchen', view: 0, palette: 'celadon', time: 'day', seed: 'review' },
        alt: 'Jars on the terrace',
      },
    ],
  },
  {
    by: 'minji',
    product_id: kimchi,
    daysAgo: 30,
    after: 2,
    stars: 5,
    title: '김장 한 번 안 해 본 저도 성공',
    content:
      '외국인 친구와 함께 갔는데 제가 더 많이 배웠습니다. 양념 비율을 저울 없이 손으로 익히게 해 주셔서 집에서도 따라 했어요. 점심으로 먹은 찌개도 정말 맛있었습니다.',
  },
  {
    by: 'meilin',
    product_id: kimchi,
    daysAgo: 58,
    after: 3,
    stars: 4,
    title: 'Great with children',
    content:
      'Our six-year-old rolled more cabbage than I did. The floor seating at lunch was hard on my knees, so ask for a low chair. Everything else was generous and well paced.',
  },
  {
    by: 'hannah',
    product_id: jeonju,
    daysAgo: 18,
    after: 2,
    stars: 5,
    title: 'The quiet after six o’clock',
    content:
      'When the day visitors leave, the lanes are yours. We slept deeply on the warm floor and ate breakfast on the porch under the persimmon tree. The owners’ map led us to a bowl of bibimbap I still think about.',
    photos: [
      {
        scene: { motif: 'village', view: 2, palette: 'celadon', time: 'dusk', seed: 'review' },
        alt: 'The courtyard in the evening',
      },
    ],
  },
  {
    by: 'dohyun',
    product_id: jeonju,
    daysAgo: 49,
    after: 1,
    stars: 4,
    title: '온돌방에서 푹 쉬었습니다',
    content:
      '방이 뜨끈하고 이불이 깨끗해서 오랜만에 늦잠을 잤어요. 벽이 얇아 옆방 소리가 조금 들리지만 한옥의 정취라고 생각하면 괜찮습니다. 자전거가 무료라 아침에 오목대까지 다녀왔습니다.',
  },
  {
    by: 'priya',
    product_id: suwon,
    daysAgo: 14,
    after: 1,
    stars: 5,
    title: 'A fortress and then fried chicken',
    content:
      'The wall at dusk is beautiful, and the stories from the king’s own building records made it come alive. Ending the evening in Chicken Street with the whole group was the most fun we had all week.',
  },
  {
    by: 'taeo',
    product_id: suwon,
    daysAgo: 41,
    after: 2,
    stars: 4,
    title: '해 질 녘 방화수류정은 꼭 보세요',
    content:
      '초반 계단 백여 개만 오르면 나머지는 걷기 편한 길입니다. 조명이 켜지는 시간에 맞춰 연못가에 도착하도록 안내해 주셨어요. 돌아오는 버스가 밀려 조금 늦었습니다.',
    photos: [
      {
        scene: { motif: 'fortress', view: 2, palette: 'plum', time: 'dusk', seed: 'review' },
        alt: '불이 켜진 방화수류정과 연못',
      },
    ],
  },
  {
    by: 'lucia',
    product_id: ktx,
    daysAgo: 11,
    after: 1,
    stars: 5,
    title: 'Nothing to think about',
    content:
      'With two suitcases and a toddler this was money well spent. The driver was early, carried everything to our seats, and the second one stood on the platform in Busan with our name.',
  },
  {
    by: 'tom',
    product_id: ktx,
    daysAgo: 36,
    after: 1,
    stars: 3,
    title: 'Smooth, but plan for traffic',
    content:
      'The train is excellent and so was the help with the luggage. The car to Seoul Station took twice as long as expected and we boarded with four minutes to spare. They did offer to change the train for free.',
  },
  {
    by: 'seoyun',
    product_id: boseong,
    daysAgo: 17,
    after: 2,
    stars: 5,
    title: '차 한 잔이 이렇게 다를 줄이야',
    content:
      '네 가지 차를 나란히 마셔 보니 물 온도와 시간이 왜 중요한지 알겠더라고요. 농부님이 직접 밭을 걸으며 설명해 주셔서 더 믿음이 갔습니다. 삼나무길 공기도 최고였어요.',
    photos: [
      {
        scene: { motif: 'tea', view: 1, palette: 'celadon', time: 'dawn', seed: 'review' },
        alt: '안개 낀 계단식 차밭',
      },
    ],
  },
  {
    by: 'meilin',
    product_id: boseong,
    daysAgo: 55,
    after: 3,
    stars: 4,
    title: 'Far away, and that is the point',
    content:
      'Getting to Boseong takes patience, but the terraces in the morning mist are exactly what you hoped for. Paths were slippery after rain. Do the roasting option: the tin smells wonderful.',
  },
  {
    by: 'dohyun',
    product_id: seorak,
    daysAgo: 24,
    after: 1,
    stars: 5,
    title: '울산바위까지 무사히 다녀왔습니다',
    content:
      '계단이 정말 많지만 산악 가이드분이 호흡과 쉬는 지점을 잘 잡아 주셨어요. 등산 스틱을 빌려주셔서 내려올 때 무릎이 편했습니다. 속초 바다까지 보고 오니 하루가 꽉 찼네요.',
  },
  {
    by: 'hannah',
    product_id: seorak,
    daysAgo: 47,
    after: 2,
    stars: 4,
    title: 'An early start that pays off',
    content:
      'Half past six is early, but we had the temple to ourselves. I took the valley walk with the cable car and did not regret it. The buckwheat noodles after the trail are mandatory.',
  },
  {
    by: 'minji',
    product_id: busan,
    daysAgo: 90,
    after: 2,
    stars: 5,
    title: '혼자 갔는데도 심심하지 않았어요',
    content:
      '인원이 적어서 금방 친해졌고, 자갈치에서 다 같이 회를 먹은 게 제일 기억에 남아요. 가이드님이 사진도 정성껏 찍어 주셨습니다. 다음에는 해변열차 옵션으로 다시 가려고요.',
  },
  {
    by: 'taeo',
    product_id: kimchi,
    daysAgo: 77,
    after: 1,
    stars: 3,
    title: '내용은 좋지만 시간이 조금 짧아요',
    content:
      '김치 두 가지를 직접 담그는 과정은 재미있었습니다. 다만 인원이 많은 날이라 설명을 두 번 들어야 했어요. 포장은 새지 않게 아주 꼼꼼합니다.',
  },
]
