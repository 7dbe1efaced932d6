import type { MiceSession } from '#contract/mice/session'
import type { Texts } from '#server/db/columns'

interface DemoSession {
  /** The day of the fair, counted from 0. */
  day: number
  starts: string
  ends: string
  hall: string
  seats: number
  track: MiceSession['track']
  title: Texts
  summary: Texts
  speakers: MiceSession['speakers']
  languages: string[]
}

const times = {
  opening: ['10:30', '11:20'],
  morning: ['11:30', '12:20'],
  noon: ['13:30', '14:20'],
  late: ['14:40', '15:30'],
  /** Overlaps two of the others. */
  long: ['13:50', '15:10'],
} as const
const rooms = { main: ['main', 120], r201: ['r201', 40], r202: ['r202', 24], r203: ['r203', 12] } as const

type Time = keyof typeof times
type Room = keyof typeof rooms
type Pair = readonly [en: string, ko: string]
const both = ([en, ko]: Pair): Texts => ({ en, ko })

const of = (
  day: number,
  [time, room]: [Time, Room],
  track: MiceSession['track'],
  title: Pair,
  summary: Pair,
  speaker: { name: Pair; role: Pair },
  languages = ['ko', 'en'],
): DemoSession => {
  const [starts, ends] = times[time]
  const [hall, seats] = rooms[room]
  const speakers = [{ name: both(speaker.name), role: both(speaker.role) }]
  return { day, starts, ends, hall, seats, track, title: both(title), summary: both(summary), speakers, languages }
}

/** The speakers; all of them are made up. */
const people = {
  han: {
    name: ['Han Seoyeon', '한서연'],
    role: ['Director, Hangang Convention Center (sample)', '한강컨벤션센터(예시) 관장'],
  },
  okafor: {
    name: ['Adaeze Okafor', '아다에제 오카포르'],
    role: ['Secretary General, international medical association', '국제 의학협회 사무총장'],
  },
  lim: { name: ['Lim Dohyun', '임도현'], role: ['Founder, Daon Naru Event Systems', '다온나루 이벤트시스템즈 창업자'] },
  brandt: {
    name: ['Jonas Brandt', '요나스 브란트'],
    role: ['Head of Corporate Events, machinery manufacturer', '기계 제조사 기업 행사 총괄'],
  },
  seo: { name: ['Seo Jiwon', '서지원'], role: ['Trade fair producer', '전시 프로듀서'] },
  tanaka: { name: ['Mio Tanaka', '다나카 미오'], role: ['Congress site inspector', '국제회의 개최지 평가위원'] },
  yoon: { name: ['Yoon Haram', '윤하람'], role: ['Chef and caterer', '셰프, 케이터링 대표'] },
  silva: { name: ['Rita Silva', '히타 실바'], role: ['Conference interpreter', '국제회의 통역사'] },
} as const satisfies Record<string, { name: Pair; role: Pair }>

/** Twenty-four sessions on three days. */
export const demoSessions: readonly DemoSession[] = [
  of(
    0,
    ['opening', 'main'],
    'keynote',
    ['What a meeting is for', '우리는 왜 모이는가'],
    [
      'A city that lives on events asks what people remember a year later.',
      '행사로 살아가는 도시에서, 1년 뒤 사람들이 무엇을 기억하는지 묻습니다.',
    ],
    people.han,
  ),
  of(
    0,
    ['morning', 'main'],
    'strategy',
    ['Bids that win', '유치에 성공하는 제안서'],
    [
      'What a committee reads first, and what nobody reads at all.',
      '심사위원이 가장 먼저 읽는 것과 아무도 읽지 않는 것을 살펴봅니다.',
    ],
    people.okafor,
  ),
  of(
    0,
    ['morning', 'r201'],
    'technology',
    ['A badge that works offline', '네트워크 없이 작동하는 배지'],
    [
      'How check-in and lead capture keep working when the hall has no network.',
      '행사장 네트워크가 끊겨도 입장과 상담 기록이 이어지는 방법을 소개합니다.',
    ],
    people.lim,
  ),
  of(
    0,
    ['noon', 'main'],
    'destination',
    ['Small cities, large congresses', '작은 도시, 큰 회의'],
    [
      'Three cities with fewer than 300,000 residents share what it took to host.',
      '인구 30만 명이 안 되는 세 도시가 국제회의를 치른 경험을 나눕니다.',
    ],
    people.tanaka,
  ),
  of(
    0,
    ['noon', 'r202'],
    'workshop',
    ['Write your event brief', '행사 기획서 쓰기'],
    [
      'Bring an event you are planning. You leave with a two-page brief that a venue can answer.',
      '준비 중인 행사를 가져오세요. 행사장이 바로 답할 수 있는 두 쪽짜리 기획서를 완성합니다.',
    ],
    people.brandt,
  ),
  of(
    0,
    ['long', 'r203'],
    'workshop',
    ['Lighting a six-meter stage', '6미터 무대의 조명'],
    [
      'Hands-on: four lights, one speaker, and a camera that shows every mistake.',
      '조명 네 대와 연사 한 명, 그리고 모든 실수를 보여 주는 카메라로 실습합니다.',
    ],
    people.seo,
    ['ko'],
  ),
  of(
    0,
    ['late', 'main'],
    'sustainability',
    ['Meetings that leave less behind', '흔적을 덜 남기는 행사'],
    [
      'What we measured at nine congresses: carpet, food, paper and flights.',
      '아홉 차례 국제회의에서 카펫, 음식, 종이, 항공 이동의 영향을 측정한 결과입니다.',
    ],
    people.okafor,
  ),
  of(
    0,
    ['late', 'r201'],
    'strategy',
    ['Reading a venue contract', '대관 계약서 읽는 법'],
    [
      'Attrition, force majeure and the clause that costs the most.',
      '객실 보장, 불가항력, 그리고 가장 비싼 조항까지 짚어 봅니다.',
    ],
    people.brandt,
    ['en'],
  ),
  of(
    1,
    ['opening', 'main'],
    'keynote',
    ['Four hundred people, one table', '사백 명이 앉는 하나의 식탁'],
    [
      'A chef on hospitality as a craft that can be planned.',
      '환대를 계획할 수 있는 기술로 바라보는 셰프의 이야기입니다.',
    ],
    people.yoon,
  ),
  of(
    1,
    ['morning', 'main'],
    'technology',
    ['Interpretation: people and machines', '통역, 사람과 기계'],
    [
      'Where automatic captions are enough, and where they are a risk.',
      '자동 자막으로 충분한 곳과 위험한 곳을 구분합니다.',
    ],
    people.silva,
  ),
  of(
    1,
    ['morning', 'r201'],
    'destination',
    ['Reaching Korea with 2,000 guests', '2,000명과 함께 한국으로'],
    [
      'Flights, immigration and buses: a timeline starting ninety days out.',
      '항공, 입국, 버스까지 90일 전부터의 준비 일정을 공유합니다.',
    ],
    people.tanaka,
    ['en'],
  ),
  of(
    1,
    ['noon', 'main'],
    'strategy',
    ['What buyers ask first', '바이어가 먼저 묻는 것'],
    [
      'Four planners on the questions that settle a deal in ten minutes.',
      '네 명의 기획자가 10분 안에 계약을 가르는 질문을 이야기합니다.',
    ],
    people.brandt,
  ),
  of(
    1,
    ['noon', 'r202'],
    'workshop',
    ['A menu for everyone', '모두를 위한 메뉴'],
    [
      'Plan one lunch that vegetarians, Muslims and people with allergies can share.',
      '채식, 할랄, 알레르기를 모두 고려한 한 끼를 함께 설계합니다.',
    ],
    people.yoon,
  ),
  of(
    1,
    ['long', 'r203'],
    'workshop',
    ['Speak with an interpreter', '통역과 함께 말하기'],
    [
      'Practice in a booth: pace, numbers and jokes that survive.',
      '통역 부스에서 말하는 속도와 숫자, 통역해도 통하는 농담을 연습합니다.',
    ],
    people.silva,
  ),
  of(
    1,
    ['late', 'main'],
    'technology',
    ['Data an event may keep', '행사가 보관해도 되는 데이터'],
    [
      'Consent at registration, and what has to be deleted afterwards.',
      '등록할 때 받는 동의와 행사 뒤에 삭제해야 하는 데이터를 다룹니다.',
    ],
    people.lim,
  ),
  of(
    1,
    ['late', 'r201'],
    'sustainability',
    ['Booths that are used five times', '다섯 번 쓰는 부스'],
    [
      'Drawings, storage and costs of a system that has been in use for two years.',
      '2년째 쓰고 있는 조립 부스의 도면, 보관, 비용을 공개합니다.',
    ],
    people.seo,
    ['ko'],
  ),
  of(
    2,
    ['opening', 'main'],
    'keynote',
    ['After the applause', '박수가 끝난 뒤'],
    [
      'What a congress leaves behind in a city once everyone has gone home.',
      '모두 떠난 뒤에도 국제회의가 도시에 남기는 것을 이야기합니다.',
    ],
    people.okafor,
  ),
  of(
    2,
    ['morning', 'main'],
    'destination',
    ['Seoul in three venues', '세 장소로 보는 서울'],
    [
      'A palace, a former power plant and a riverside hall, and the rules for using each.',
      '궁궐, 옛 발전소, 강변 홀과 각각의 이용 규칙을 소개합니다.',
    ],
    people.han,
  ),
  of(
    2,
    ['morning', 'r201'],
    'technology',
    ['Registration in one minute', '1분 등록'],
    [
      'Which fields you can drop: an experiment with 12,000 visitors.',
      '어떤 항목을 없앨 수 있을까요? 방문객 12,000명의 실험 결과입니다.',
    ],
    people.lim,
  ),
  of(
    2,
    ['noon', 'main'],
    'strategy',
    ['A budget that survives', '버티는 예산'],
    ['Exchange rates, contingency funds, and what to cut when.', '환율과 예비비, 무엇을 언제 줄일지 살펴봅니다.'],
    people.brandt,
    ['en'],
  ),
  of(
    2,
    ['noon', 'r202'],
    'workshop',
    ['Tour the hall in a wheelchair', '휠체어로 도는 전시장'],
    [
      'An hour on the show floor, and a checklist to take home.',
      '한 시간 동안 전시장을 돌아보고 점검표를 만들어 갑니다.',
    ],
    people.seo,
    ['ko'],
  ),
  of(
    2,
    ['long', 'r203'],
    'workshop',
    ['Crisis at 9 a.m.', '아침 9시의 위기'],
    [
      'A speaker is missing, the elevator is broken and the roof is leaking. You have forty minutes.',
      '연사는 오지 않고 엘리베이터는 멈췄고 비까지 샙니다. 주어진 시간은 40분입니다.',
    ],
    people.tanaka,
  ),
  of(
    2,
    ['late', 'main'],
    'sustainability',
    ['Counting flights honestly', '항공 이동을 정직하게 세기'],
    ['Why so many reports leave out the largest number.', '많은 보고서가 가장 큰 숫자를 빠뜨리는 이유를 짚어 봅니다.'],
    people.silva,
  ),
  of(
    2,
    ['late', 'r201'],
    'strategy',
    ['Ask us anything', '무엇이든 물어보세요'],
    [
      'Speakers from all three days answer the questions that remain.',
      '사흘 동안 무대에 오른 연사들이 남은 질문에 답합니다.',
    ],
    people.han,
  ),
]
