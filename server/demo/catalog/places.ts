import type { Category, Region } from '#contract/catalog'
import type { Texts } from '#server/db/columns'
import type { Scene } from '#server/demo/art/scene'

interface Place {
  scene: Scene
  alt: Texts
}

/** The picture that /main opens with. */
export const hero: Place = {
  scene: { motif: 'river', view: 0, palette: 'naru', time: 'dawn', format: 'wide', seed: 'a' },
  alt: {
    en: 'A ferry crosses a river between layered hills at dawn',
    ko: '새벽녘 겹겹의 산 사이로 강을 건너는 나룻배',
  },
}

export const categoryPlaces: Record<Category, Place> = {
  tours: {
    scene: { motif: 'palace', view: 2, palette: 'celadon', time: 'dawn', format: 'square' },
    alt: { en: 'Palace roofs below a mountain', ko: '산 아래 궁궐 지붕' },
  },
  festivals: {
    scene: { motif: 'lanterns', view: 0, palette: 'plum', time: 'night', format: 'square', seed: 'tile' },
    alt: { en: 'Lanterns on a river at night', ko: '밤 강물 위의 등불' },
  },
  tickets: {
    scene: { motif: 'city', view: 0, palette: 'plum', time: 'night', format: 'square' },
    alt: { en: 'A tower on a hill above a city at night', ko: '밤의 도시 위 언덕에 선 탑' },
  },
  stays: {
    scene: { motif: 'village', view: 3, palette: 'persimmon', time: 'dusk', format: 'square' },
    alt: { en: 'A hanok with lit windows in the evening', ko: '저녁에 불을 밝힌 한옥' },
  },
  transport: {
    scene: { motif: 'train', view: 0, palette: 'canola', time: 'day', format: 'square' },
    alt: { en: 'A high-speed train above rice fields', ko: '논 위를 달리는 고속열차' },
  },
  experiences: {
    scene: { motif: 'kitchen', view: 0, palette: 'persimmon', time: 'day', format: 'square' },
    alt: { en: 'Rows of earthen jars behind a house', ko: '집 뒤에 늘어선 장독' },
  },
}

export const regionPlaces: Record<Region, Place> = {
  seoul: {
    scene: { motif: 'city', view: 2, palette: 'plum', time: 'dusk' },
    alt: { en: 'Old roofs before the towers of Seoul', ko: '서울의 고층 건물 앞 기와지붕' },
  },
  gyeonggi: {
    scene: { motif: 'fortress', view: 0, palette: 'canola', time: 'dawn' },
    alt: { en: 'A fortress wall climbs a hill', ko: '언덕을 오르는 성벽' },
  },
  incheon: {
    scene: { motif: 'harbour', view: 0, palette: 'naru', time: 'dawn' },
    alt: { en: 'A harbor with a lighthouse in the morning', ko: '아침 등대와 항구' },
  },
  gangwon: {
    scene: { motif: 'mountain', view: 0, palette: 'persimmon', time: 'day' },
    alt: { en: 'Granite peaks above autumn woods', ko: '단풍 숲 위의 화강암 봉우리' },
  },
  chungcheong: {
    scene: { motif: 'temple', view: 0, palette: 'celadon', time: 'day' },
    alt: { en: 'A temple hall among trees', ko: '나무 사이의 절' },
  },
  jeolla: {
    scene: { motif: 'tea', view: 1, palette: 'canola', time: 'day' },
    alt: { en: 'Green terraces of tea', ko: '초록빛 차밭' },
  },
  gyeongsang: {
    scene: { motif: 'gyeongju', view: 1, palette: 'canola', time: 'day' },
    alt: { en: 'A stone observatory among flowers', ko: '꽃밭 속의 석조 천문대' },
  },
  busan: {
    scene: { motif: 'beach', view: 0, palette: 'canola', time: 'day', seed: 'tile' },
    alt: { en: 'A beach with towers at the end of the bay', ko: '만 끝에 고층 건물이 선 해변' },
  },
  jeju: {
    scene: { motif: 'jeju', view: 0, palette: 'canola', time: 'dawn', seed: 'tile' },
    alt: { en: 'A peak in the sea behind yellow fields', ko: '노란 들판 너머 바다의 봉우리' },
  },
}
