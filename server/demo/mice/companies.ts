import type { MiceSector } from '#contract/mice/company'
import type { Texts } from '#server/db/columns'

type Pair = readonly [en: string, ko: string]

/** Made-up stems of names; “naru” marks them as the demonstration's own. */
const stems: readonly Pair[] = [
  ['Bomnaru', '봄나루'],
  ['Hanmaru Naru', '한마루나루'],
  ['Byeolbit Naru', '별빛나루'],
  ['Onsaem Naru', '온샘나루'],
  ['Daon Naru', '다온나루'],
  ['Miru Naru', '미루나루'],
  ['Gaon Naru', '가온나루'],
  ['Noeul Naru', '노을나루'],
  ['Sanho Naru', '산호나루'],
]

interface Trade {
  sector: MiceSector
  name: Pair
  about: Pair
}

/** The trades of each stem: eight companies of every stem but the last, which has six. */
const trades: readonly Trade[] = [
  {
    sector: 'venue',
    name: ['Convention Center', '컨벤션센터'],
    about: [
      'Halls from 300 to 4,000 m², with a loading dock at floor level and one contact person from the first site visit to the last truck.',
      '300㎡부터 4,000㎡까지의 전시장과 회의장을 갖추고 있으며, 첫 답사부터 마지막 철수까지 담당자 한 명이 함께합니다.',
    ],
  },
  {
    sector: 'hotel',
    name: ['Hotel', '호텔'],
    about: [
      'Rooms for delegations, a pillar-free ballroom, and breakfast early enough for the first session.',
      '대표단 객실과 기둥 없는 연회장이 있고, 첫 세션 전에 여유 있게 조식을 드실 수 있습니다.',
    ],
  },
  {
    sector: 'organizer',
    name: ['Congress Partners', '콩그레스파트너스'],
    about: [
      'Organizes association congresses: program, registration, sponsors and final accounts.',
      '학회와 협회의 국제회의를 맡아 프로그램, 등록, 후원, 정산까지 진행합니다.',
    ],
  },
  {
    sector: 'technology',
    name: ['Event Systems', '이벤트시스템즈'],
    about: [
      'Badge printing, interpretation and voting systems that keep working when the venue’s network does not.',
      '행사장 네트워크가 끊겨도 작동하는 배지 발급, 동시통역, 투표 시스템을 제공합니다.',
    ],
  },
  {
    sector: 'production',
    name: ['Stage & Light', '무대조명'],
    about: [
      'Stages, lighting and sound, and booths that are built once and used at five fairs.',
      '무대, 조명, 음향을 설치하고 다섯 번의 박람회에 다시 쓸 수 있는 부스를 제작합니다.',
    ],
  },
  {
    sector: 'destination',
    name: ['Convention Bureau', '컨벤션뷰로'],
    about: [
      'Helps organizers choose a city: site visits, grants for international congresses, and introductions to local suppliers.',
      '개최지 답사, 국제회의 유치 지원금, 현지 업체 연결까지 도시 선정을 돕습니다.',
    ],
  },
  {
    sector: 'transport',
    name: ['Charter Buses', '전세버스'],
    about: [
      'Buses and vans for groups of 8 to 2,000, with wheelchair-accessible vehicles on request.',
      '8명부터 2,000명까지 이용할 수 있는 버스와 승합차를 운행합니다. 휠체어 탑승 차량도 요청하실 수 있습니다.',
    ],
  },
  {
    sector: 'catering',
    name: ['Catering', '케이터링'],
    about: [
      'Lunch for a thousand people in forty minutes, with separate vegetarian, halal and allergen-free kitchens.',
      '40분 안에 천 명의 점심을 준비합니다. 채식, 할랄, 알레르기 대응 주방을 따로 운영합니다.',
    ],
  },
]

/** An exhibitor of the demonstration. */
export interface DemoCompany {
  name: Texts
  about: Texts
  sector: MiceSector
  country: string
}

/** Seventy companies; the first of them have the large booths. */
export const demoCompanies: readonly DemoCompany[] = stems
  .flatMap(([en, ko], at) =>
    trades.map(
      ({ sector, name, about }): DemoCompany => ({
        name: { en: `${en} ${name[0]}`, ko: `${ko} ${name[1]}` },
        about: { en: about[0], ko: about[1] },
        sector,
        country: at === 7 && sector === 'technology' ? 'SG' : at === 6 && sector === 'destination' ? 'JP' : 'KR',
      }),
    ),
  )
  .slice(0, 70)
