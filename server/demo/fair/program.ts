import type { ProgramItem } from '#contract/fair/program'

type Texts = ProgramItem['title']
/** An item of the demonstration's program; `day` counts from the first day of the fair. */
export interface SeedItem
  extends Pick<ProgramItem, 'starts' | 'ends' | 'hall' | 'place' | 'kind' | 'title' | 'summary'> {
  day: 0 | 1 | 2
  speakers?: ProgramItem['speakers']
  languages?: string[]
  /** What was changed, and how many days ago. */
  changed?: { daysAgo: number; what: Texts }
}

const stage = { hall: 'a', place: { en: 'Hall A, main stage', ko: 'A홀 메인 무대' } }
const room = { hall: 'b', place: { en: 'Hall B, seminar room', ko: 'B홀 세미나실' } }
const tables = { hall: 'b', place: { en: 'Hall B, meeting tables', ko: 'B홀 미팅 테이블' } }
const terrace = { hall: null, place: { en: 'Sea terrace, 3rd floor', ko: '3층 바다 테라스' } }
const lobby = { hall: null, place: { en: 'Meeting point in the lobby', ko: '로비 집결지' } }
const meetings = (day: SeedItem['day']): SeedItem => ({
  day,
  ...tables,
  starts: '10:00',
  ends: '16:00',
  kind: 'meetings',
  title: { en: 'Business meetings', ko: '비즈니스 미팅' },
  summary: {
    en: 'Meetings of 25 minutes at the booths and tables, for companies that are registered.',
    ko: '등록 업체가 부스와 테이블에서 25분씩 만납니다.',
  },
})

/** Three days of a fair; speakers are made up. */
export const demoProgram: readonly SeedItem[] = [
  {
    day: 0,
    ...stage,
    starts: '09:30',
    ends: '10:00',
    kind: 'ceremony',
    title: { en: 'Opening', ko: '개막식' },
    summary: { en: 'A welcome, and the fair in ten minutes.', ko: '환영 인사와 10분 안에 듣는 박람회 안내.' },
    speakers: [{ name: { en: 'Seo Yuna', ko: '서유나' }, role: { en: 'Head of the fair’s office', ko: '사무국장' } }],
    languages: ['ko', 'en'],
  },
  meetings(0),
  {
    day: 0,
    ...stage,
    starts: '11:00',
    ends: '12:00',
    kind: 'seminar',
    title: { en: 'What patients ask before they fly', ko: '환자가 비행기를 타기 전에 묻는 것들' },
    summary: {
      en: 'The twelve questions of the first call, and answers that hold.',
      ko: '첫 상담에서 나오는 열두 가지 질문과 지킬 수 있는 답변.',
    },
    speakers: [
      {
        name: { en: 'Han Dohyun', ko: '한도현' },
        role: { en: 'Coordinator, sample hospital', ko: '예시병원 코디네이터' },
      },
      { name: { en: 'Aliya Bekova', ko: '알리야 베코바' }, role: { en: 'Agency owner', ko: '에이전시 대표' } },
    ],
    languages: ['ko', 'en', 'ru'],
  },
  {
    day: 0,
    ...room,
    starts: '11:30',
    ends: '12:30',
    kind: 'workshop',
    title: { en: 'A company profile in 500 characters', ko: '500자로 쓰는 업체 소개' },
    summary: {
      en: 'Write it in two languages, and leave with a text that is finished.',
      ko: '두 언어로 직접 쓰고 완성된 글을 가져가세요.',
    },
    languages: ['ko', 'en'],
    changed: {
      daysAgo: 4,
      what: { en: 'Begins at 11:30 instead of 11:00.', ko: '시작 시각이 11:00에서 11:30으로 바뀌었습니다.' },
    },
  },
  {
    day: 0,
    ...terrace,
    starts: '18:00',
    ends: '20:00',
    kind: 'reception',
    title: { en: 'Welcome reception', ko: '환영 리셉션' },
    summary: { en: 'Supper by the sea for everybody with a badge.', ko: '배지가 있으면 누구나 참석하는 바닷가 만찬.' },
  },
  meetings(1),
  {
    day: 1,
    ...stage,
    starts: '10:30',
    ends: '11:30',
    kind: 'seminar',
    title: { en: 'Prices that can be compared', ko: '비교할 수 있는 가격' },
    summary: {
      en: 'What belongs in an estimate, and what keeps a guest from being surprised.',
      ko: '견적서에 꼭 들어가야 할 항목과 손님이 놀라지 않는 안내 방법.',
    },
    speakers: [
      { name: { en: 'Lim Chaewon', ko: '임채원' }, role: { en: 'Clinic manager, sample clinic', ko: '예시의원 실장' } },
    ],
    languages: ['ko', 'en', 'zh'],
  },
  {
    day: 1,
    ...room,
    starts: '11:00',
    ends: '12:00',
    kind: 'seminar',
    title: { en: 'Aftercare across borders', ko: '국경을 넘는 사후 관리' },
    summary: {
      en: 'Records, medicines and a doctor at home: how three agencies do it.',
      ko: '진료 기록, 의약품, 현지 의사와의 연계를 다룬 세 에이전시의 사례.',
    },
    speakers: [
      { name: { en: 'Omar Saleh', ko: '오마르 살레' }, role: { en: 'Insurer, sample company', ko: '예시보험 담당' } },
    ],
    languages: ['en', 'ar'],
  },
  {
    day: 1,
    ...room,
    starts: '14:00',
    ends: '15:00',
    kind: 'workshop',
    title: { en: 'Interpreting at the bedside', ko: '진료실 통역 실습' },
    summary: {
      en: 'Cases to work through with interpreters of seven languages.',
      ko: '일곱 개 언어 통역사와 함께하는 사례 실습.',
    },
    languages: ['ko', 'en'],
    changed: {
      daysAgo: 1,
      what: {
        en: 'Moved from the main stage to the seminar room.',
        ko: '장소가 메인 무대에서 세미나실로 바뀌었습니다.',
      },
    },
  },
  {
    day: 1,
    ...stage,
    starts: '16:30',
    ends: '17:15',
    kind: 'seminar',
    title: { en: 'How this schedule was made', ko: '이번 미팅 일정은 이렇게 짰습니다' },
    summary: {
      en: 'The office shows the bound, the shares and the wishes that found no place.',
      ko: '최적값과 업체별 충족률, 자리를 찾지 못한 희망까지 사무국이 공개합니다.',
    },
    languages: ['ko', 'en'],
  },
  meetings(2),
  {
    day: 2,
    ...stage,
    starts: '11:00',
    ends: '12:00',
    kind: 'seminar',
    title: { en: 'Recovery with a view', ko: '전망 좋은 회복' },
    summary: {
      en: 'What a stay after treatment needs besides a bed.',
      ko: '치료 뒤 머무는 숙소에 침대 말고 필요한 것들.',
    },
    speakers: [{ name: { en: 'Jung Haram', ko: '정하람' }, role: { en: 'Sample hotel', ko: '예시호텔' } }],
    languages: ['ko', 'en', 'ja'],
  },
  {
    day: 2,
    ...lobby,
    starts: '13:30',
    ends: '16:30',
    kind: 'tour',
    title: { en: 'Visit to two sample hospitals', ko: '예시병원 두 곳 견학' },
    summary: {
      en: 'By bus from the lobby, for 30 buyers; interpreters come along.',
      ko: '로비에서 버스로 출발하며 바이어 30명과 통역사가 함께합니다.',
    },
    languages: ['en', 'ru', 'ar'],
  },
  {
    day: 2,
    ...stage,
    starts: '16:30',
    ends: '17:00',
    kind: 'ceremony',
    title: { en: 'Closing, and next year’s dates', ko: '폐막과 내년 일정 발표' },
    summary: { en: 'The figures of three days, on one page.', ko: '사흘의 기록을 한 장으로 정리합니다.' },
    languages: ['ko', 'en'],
  },
]
