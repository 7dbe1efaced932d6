import type { ProgramCity, ProgramKind } from '#contract/programs'
import type { Site } from '#contract/sites/sites'
import type { Texts } from '#server/db/columns'
import type { Scene } from '#server/demo/art/scene'
import type { Deps } from '#server/deps'
import { keepDrawing } from '#server/modules/media/drawn.service'
import { frontPictures } from '#server/modules/programs/front.service'
import { program } from '#server/modules/programs/programs.table'

const site: Site = 'bleisure'

type Row = readonly [product_id: string, kind: ProgramKind, city: ProgramCity, days: number, work: Texts]

/** Bleisure's programs in their order; the first three are on its first page. */
const programsOf: readonly Row[] = [
  [
    'gangneung-desk-by-the-sea',
    'stay',
    'gangneung',
    3,
    { en: 'Desk at the window, wired internet, screen', ko: '창가 책상, 유선 인터넷, 모니터' },
  ],
  [
    'jeongdong-deoksugung-after-work',
    'after_hours',
    'seoul',
    1,
    { en: 'From six in the evening, at City Hall', ko: '저녁 6시, 시청 앞 출발' },
  ],
  [
    'busan-yeongdo-work-week',
    'coworking',
    'busan',
    5,
    { en: 'Seat of your own, call booths, day and night', ko: '지정석, 통화 부스, 24시간 출입' },
  ],
  [
    'jeju-east-coast-work-week',
    'stay',
    'jeju',
    7,
    { en: 'Desk in the house, work room in the village', ko: '집 안 책상, 마을 작업실' },
  ],
  [
    'seongsu-desk-for-a-day',
    'coworking',
    'seoul',
    1,
    { en: 'Desk or meeting room, call booths, coffee', ko: '책상 또는 회의실, 통화 부스, 커피' },
  ],
  [
    'busan-coast-after-bexco',
    'after_hours',
    'busan',
    1,
    { en: 'From four, picked up at BEXCO', ko: '오후 4시, 벡스코 출발' },
  ],
  [
    'gyeongju-weekend-between-meetings',
    'stay',
    'gyeongju',
    2,
    { en: 'Desk in the room, five minutes from HICO', ko: '방 안 책상, 하이코에서 5분' },
  ],
  [
    'odaesan-gangneung-ten-days',
    'stay',
    'gangneung',
    10,
    { en: 'The same desk and screen in both houses', ko: '두 집에 같은 책상과 모니터' },
  ],
  [
    'songdo-canal-half-day',
    'after_hours',
    'songdo',
    1,
    { en: 'Afternoon or evening, from Songdo Convensia', ko: '오후 또는 저녁, 송도컨벤시아 출발' },
  ],
  [
    'yeosu-harbour-four-days',
    'stay',
    'yeosu',
    4,
    { en: 'Desk above the harbor, fit for video calls', ko: '항구 위 책상, 화상 회의 가능' },
  ],
  [
    'busan-gwangalli-two-weeks',
    'coworking',
    'busan',
    14,
    { en: 'Hall from seven to midnight, desk at home too', ko: '7시~자정 사무실, 집에도 책상' },
  ],
]

interface Place {
  scene: Scene
  alt: Texts
  width?: number
}

const kindPlaces: Record<ProgramKind, Place> = {
  stay: {
    scene: { motif: 'pines', view: 0, palette: 'pine', time: 'dawn', seed: 'tile' },
    alt: { en: 'A path of planks between pines to a beach', ko: '소나무 사이로 해변까지 이어진 나무 길' },
    width: 960,
  },
  coworking: {
    scene: { motif: 'desk', view: 1, palette: 'pine', time: 'day', seed: 'tile' },
    alt: { en: 'A long shared table under lamps', ko: '등 아래의 긴 공용 탁자' },
    width: 960,
  },
  after_hours: {
    scene: { motif: 'palace', view: 4, palette: 'pine', time: 'dusk', seed: 'tile' },
    alt: { en: 'The eaves of a palace hall in the evening', ko: '저녁 무렵 궁궐의 처마' },
    width: 960,
  },
}

const hero: Place = {
  scene: { motif: 'desk', view: 0, palette: 'pine', time: 'dawn', seed: 'a' },
  alt: {
    en: 'A desk with an open laptop before a window; behind it the sea, a headland and pines',
    ko: '노트북이 펼쳐진 창가 책상, 창밖의 바다와 곶, 소나무',
  },
}

/**
 * Marks products of the demo catalog as programs, and adds the pictures of the site's first page. Existing ones stay unchanged.
 */
export async function seedPrograms(deps: Deps): Promise<void> {
  const existing = await deps.db.$count(program)
  if (existing > 0) return
  await deps.db.insert(program).values(
    programsOf.map(([product_id, kind, city, days, work], position) => ({
      site,
      product_id,
      kind,
      city,
      days,
      work,
      position,
    })),
  )
  const places = [
    { key: frontPictures.hero(site), ...hero },
    ...Object.entries(kindPlaces).map(([kind, place]) => ({ key: frontPictures.kind(site, kind), ...place })),
  ]
  for (const { key, alt, scene, width } of places)
    await keepDrawing(deps, { scene, ...(width && { width }) }, { key, alt })
}
