import type { MeetingLanguage } from '#contract/fair/profile'
import type { FairMarket } from '#contract/fair/sectors'

/** A country that buyers come from, with made-up names in both languages. */
export interface DemoCountry {
  country: string
  city: string
  dial: string
  market: FairMarket
  languages: readonly MeetingLanguage[]
  /** Stems of company names, English and Korean. */
  stems: readonly (readonly [en: string, ko: string])[]
  people: readonly string[]
}

/** Twenty-four countries, with two or three companies each. */
export const countries: readonly DemoCountry[] = [
  {
    country: 'KZ',
    city: 'Almaty',
    dial: '+7701',
    market: 'central_asia',
    languages: ['kk', 'ru', 'en'],
    stems: [
      ['Steppe', '스텝'],
      ['White Poplar', '흰포플러'],
      ['Apple Valley', '애플밸리'],
    ],
    people: ['Aigerim Nurlan', 'Dastan Omar', 'Saule Tair'],
  },
  {
    country: 'UZ',
    city: 'Tashkent',
    dial: '+99890',
    market: 'central_asia',
    languages: ['uz', 'ru', 'en'],
    stems: [
      ['Blue Tile', '블루타일'],
      ['Silk Lantern', '실크랜턴'],
      ['Mulberry', '멀베리'],
    ],
    people: ['Dilnoza Karim', 'Rustam Yusuf', 'Nodira Aziz'],
  },
  {
    country: 'KG',
    city: 'Bishkek',
    dial: '+99655',
    market: 'central_asia',
    languages: ['ru', 'en'],
    stems: [
      ['Clear Lake', '클리어레이크'],
      ['High Pasture', '하이패스처'],
    ],
    people: ['Aizada Bek', 'Nurbek Asan'],
  },
  {
    country: 'MN',
    city: 'Ulaanbaatar',
    dial: '+9769',
    market: 'mongolia',
    languages: ['mn', 'en', 'ko'],
    stems: [
      ['Endless Sky', '끝없는하늘'],
      ['Felt House', '펠트하우스'],
      ['Twin Saddle', '트윈새들'],
    ],
    people: ['Bolor Tuya', 'Temuulen Gan', 'Oyuna Bat'],
  },
  {
    country: 'CN',
    city: 'Shanghai',
    dial: '+86139',
    market: 'china',
    languages: ['zh', 'en'],
    stems: [
      ['Plum Rain', '매우'],
      ['Crane Terrace', '학대'],
      ['Moon Gate', '월문'],
    ],
    people: ['Lin Yue', 'Zhou Yang', 'Zhao Min'],
  },
  {
    country: 'TW',
    city: 'Taipei',
    dial: '+88691',
    market: 'china',
    languages: ['zh', 'en', 'ja'],
    stems: [
      ['Camphor', '녹나무'],
      ['Egret', '백로'],
    ],
    people: ['Chen Po-yu', 'Lin Ya-hui'],
  },
  {
    country: 'JP',
    city: 'Osaka',
    dial: '+8190',
    market: 'japan',
    languages: ['ja', 'en', 'ko'],
    stems: [
      ['Aoba', '아오바'],
      ['Minato', '미나토'],
      ['Paper Crane', '종이학'],
    ],
    people: ['Haruka Sano', 'Ren Takagi', 'Yui Mori'],
  },
  {
    country: 'VN',
    city: 'Ho Chi Minh City',
    dial: '+8490',
    market: 'southeast_asia',
    languages: ['vi', 'en'],
    stems: [
      ['Lotus Pier', '로터스피어'],
      ['Song Nhi', '송니'],
      ['Green Bamboo', '그린뱀부'],
    ],
    people: ['Tran Bao Chau', 'Pham Thu Linh', 'Le Minh Duc'],
  },
  {
    country: 'TH',
    city: 'Bangkok',
    dial: '+6681',
    market: 'southeast_asia',
    languages: ['th', 'en'],
    stems: [
      ['Golden Shower Tree', '골든샤워'],
      ['River Barge', '리버바지'],
      ['Jasmine Gate', '재스민게이트'],
    ],
    people: ['Anong Suk', 'Somchai Dee', 'Malee Chan'],
  },
  {
    country: 'ID',
    city: 'Jakarta',
    dial: '+6281',
    market: 'southeast_asia',
    languages: ['id', 'en'],
    stems: [
      ['Batik Harbor', '바틱하버'],
      ['Nutmeg', '넛맥'],
      ['Seventeen Isles', '세븐틴아일'],
    ],
    people: ['Dewi Lestari', 'Budi Santoso', 'Rani Putri'],
  },
  {
    country: 'MY',
    city: 'Kuala Lumpur',
    dial: '+6012',
    market: 'southeast_asia',
    languages: ['en', 'zh'],
    stems: [
      ['Hornbill', '혼빌'],
      ['Blue Bay', '블루베이'],
    ],
    people: ['Aisyah Rahim', 'Farid Osman'],
  },
  {
    country: 'PH',
    city: 'Manila',
    dial: '+6391',
    market: 'southeast_asia',
    languages: ['en'],
    stems: [
      ['Pearl Row', '펄로'],
      ['Sampaguita', '삼파기타'],
    ],
    people: ['Liza Ramos', 'Paolo Cruz'],
  },
  {
    country: 'SG',
    city: 'Singapore',
    dial: '+6591',
    market: 'southeast_asia',
    languages: ['en', 'zh'],
    stems: [
      ['Tidewater', '타이드워터'],
      ['Rain Tree', '레인트리'],
    ],
    people: ['Tan Wei Ling', 'Marcus Goh'],
  },
  {
    country: 'IN',
    city: 'Mumbai',
    dial: '+9198',
    market: 'south_asia',
    languages: ['en'],
    stems: [
      ['Banyan Court', '반얀코트'],
      ['Monsoon', '몬순'],
      ['Saffron Gate', '사프란게이트'],
    ],
    people: ['Ananya Rao', 'Vikram Seth', 'Meera Iyer'],
  },
  {
    country: 'BD',
    city: 'Dhaka',
    dial: '+88017',
    market: 'south_asia',
    languages: ['en'],
    stems: [
      ['Delta Star', '델타스타'],
      ['Water Lily', '워터릴리'],
    ],
    people: ['Nusrat Jahan', 'Imran Kabir'],
  },
  {
    country: 'AE',
    city: 'Dubai',
    dial: '+97150',
    market: 'middle_east',
    languages: ['ar', 'en'],
    stems: [
      ['Palm Court', '팜코트'],
      ['Dune Pearl', '듄펄'],
      ['Falcon Road', '팰컨로드'],
    ],
    people: ['Mariam Saleh', 'Omar Hadi', 'Layla Nasser'],
  },
  {
    country: 'SA',
    city: 'Riyadh',
    dial: '+96650',
    market: 'middle_east',
    languages: ['ar', 'en'],
    stems: [
      ['Date Garden', '데이트가든'],
      ['Desert Rose', '데저트로즈'],
    ],
    people: ['Noura Faisal', 'Khalid Amin'],
  },
  {
    country: 'TR',
    city: 'Istanbul',
    dial: '+90532',
    market: 'middle_east',
    languages: ['tr', 'en', 'de'],
    stems: [
      ['Two Shores', '투쇼어스'],
      ['Tulip Yard', '튤립야드'],
      ['Plane Tree', '플레인트리'],
    ],
    people: ['Elif Kaya', 'Emre Aydin', 'Zeynep Arslan'],
  },
  {
    country: 'RU',
    city: 'Vladivostok',
    dial: '+7914',
    market: 'russia',
    languages: ['ru', 'en', 'ko'],
    stems: [
      ['Amber Bay', '앰버베이'],
      ['Taiga Line', '타이가라인'],
      ['Sea Gate', '시게이트'],
    ],
    people: ['Irina Volkova', 'Pavel Orlov', 'Anna Belova'],
  },
  {
    country: 'DE',
    city: 'Hamburg',
    dial: '+49151',
    market: 'europe',
    languages: ['de', 'en'],
    stems: [
      ['Brandt', '브란트'],
      ['Lindenhof', '린덴호프'],
    ],
    people: ['Jonas Wirth', 'Petra Lang'],
  },
  {
    country: 'FR',
    city: 'Lyon',
    dial: '+33612',
    market: 'europe',
    languages: ['fr', 'en'],
    stems: [
      ['Trois Ponts', '트루아퐁'],
      ['Belle Rive', '벨리브'],
    ],
    people: ['Helene Garnier', 'Luc Moreau'],
  },
  {
    country: 'GB',
    city: 'Bristol',
    dial: '+44770',
    market: 'europe',
    languages: ['en'],
    stems: [
      ['Red Kite', '레드카이트'],
      ['Kestrel', '케스트럴'],
    ],
    people: ['Fiona Marsh', 'Owen Pryce'],
  },
  {
    country: 'US',
    city: 'Los Angeles',
    dial: '+1213',
    market: 'north_america',
    languages: ['en', 'es', 'ko'],
    stems: [
      ['Riverbend', '리버벤드'],
      ['Two Oceans', '투오션스'],
      ['Juniper', '주니퍼'],
    ],
    people: ['Carol Jensen', 'Miguel Santos', 'Grace Oduya'],
  },
  {
    country: 'AU',
    city: 'Brisbane',
    dial: '+61412',
    market: 'oceania',
    languages: ['en'],
    stems: [
      ['Wattle Creek', '와틀크릭'],
      ['Southern Wren', '서던렌'],
    ],
    people: ['Karen Doyle', 'Ben Foster'],
  },
]
