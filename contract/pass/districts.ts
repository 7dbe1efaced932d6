import type { BothLanguages } from '../both-languages'
import { z } from '../zod'

/** Coordinates in degrees. */
export const Position = z.object({ lat: z.number(), lon: z.number() })
export type Position = z.infer<typeof Position>

/** The 25 districts of Seoul. */
export const districts = [
  ...(['jongno', 'jung', 'yongsan', 'seongdong', 'gwangjin', 'dongdaemun', 'jungnang', 'seongbuk'] as const),
  ...(['gangbuk', 'dobong', 'nowon', 'eunpyeong', 'seodaemun', 'mapo', 'yangcheon', 'gangseo', 'guro'] as const),
  ...(['geumcheon', 'yeongdeungpo', 'dongjak', 'gwanak', 'seocho', 'gangnam', 'songpa', 'gangdong'] as const),
] as const
export const District = z.enum(districts, 'validation.required')
export type District = z.infer<typeof District>

interface Place {
  name: BothLanguages
  /** Roughly where most of its stations are. */
  center: Position
}
const place = (en: string, ko: string, lat: number, lon: number): Place => ({ name: { en, ko }, center: { lat, lon } })

export const districtPlaces: Readonly<Record<District, Place>> = {
  jongno: place('Jongno-gu', '종로구', 37.5765, 126.9855),
  jung: place('Jung-gu', '중구', 37.5625, 126.9905),
  yongsan: place('Yongsan-gu', '용산구', 37.5325, 126.98),
  seongdong: place('Seongdong-gu', '성동구', 37.551, 127.041),
  gwangjin: place('Gwangjin-gu', '광진구', 37.546, 127.086),
  dongdaemun: place('Dongdaemun-gu', '동대문구', 37.582, 127.054),
  jungnang: place('Jungnang-gu', '중랑구', 37.598, 127.093),
  seongbuk: place('Seongbuk-gu', '성북구', 37.6, 127.02),
  gangbuk: place('Gangbuk-gu', '강북구', 37.637, 127.018),
  dobong: place('Dobong-gu', '도봉구', 37.666, 127.037),
  nowon: place('Nowon-gu', '노원구', 37.652, 127.072),
  eunpyeong: place('Eunpyeong-gu', '은평구', 37.614, 126.925),
  seodaemun: place('Seodaemun-gu', '서대문구', 37.573, 126.945),
  mapo: place('Mapo-gu', '마포구', 37.556, 126.917),
  yangcheon: place('Yangcheon-gu', '양천구', 37.523, 126.86),
  gangseo: place('Gangseo-gu', '강서구', 37.56, 126.83),
  guro: place('Guro-gu', '구로구', 37.494, 126.862),
  geumcheon: place('Geumcheon-gu', '금천구', 37.463, 126.899),
  yeongdeungpo: place('Yeongdeungpo-gu', '영등포구', 37.523, 126.915),
  dongjak: place('Dongjak-gu', '동작구', 37.503, 126.951),
  gwanak: place('Gwanak-gu', '관악구', 37.475, 126.94),
  seocho: place('Seocho-gu', '서초구', 37.487, 127.015),
  gangnam: place('Gangnam-gu', '강남구', 37.508, 127.052),
  songpa: place('Songpa-gu', '송파구', 37.51, 127.107),
  gangdong: place('Gangdong-gu', '강동구', 37.538, 127.137),
}

/** The coordinate plane of the drawn map of Seoul. */
export const mapSize = { width: 1000, height: 870 } as const
const box = { west: 126.76, east: 127.19, north: 37.7, south: 37.42 } as const

/** The position of a point on the drawn map. */
export const onMap = ({ lat, lon }: Position): { x: number; y: number } => ({
  x: ((lon - box.west) / (box.east - box.west)) * mapSize.width,
  y: ((box.north - lat) / (box.north - box.south)) * mapSize.height,
})

const radians = Math.PI / 180
/** Straight-line kilometers between two points; accurate enough within a city. */
export function kilometers(a: Position, b: Position): number {
  const x = (b.lon - a.lon) * radians * Math.cos(((a.lat + b.lat) / 2) * radians)
  return 6371 * Math.hypot(x, (b.lat - a.lat) * radians)
}

/** Minutes from station to station within a district, and the fixed start of every ride: going down and waiting. */
const within = 9
const boarding = 7
const perKilometer = 2.4

/** Minutes by public transport between districts, from station to station. */
export const districtMinutes: Readonly<Record<District, Readonly<Record<District, number>>>> = (() => {
  const row = (from: District) =>
    Object.fromEntries(
      districts.map((to) => [
        to,
        from === to
          ? within
          : Math.round(boarding + perKilometer * kilometers(districtPlaces[from].center, districtPlaces[to].center)),
      ]),
    ) as Record<District, number>
  return Object.fromEntries(districts.map((from) => [from, row(from)])) as Record<District, Record<District, number>>
})()
