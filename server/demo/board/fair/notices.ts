import { fairNoticeId } from '../ids'
import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (daysAgo: number, title: Texts, content: Texts, more: Partial<SeedPost> = {}): SeedPost => ({
  board: 'notice',
  daysAgo,
  title,
  content,
  ...more,
})

/** Notices of the fair's office, the newest first. */
export const fairNotices: readonly SeedPost[] = [
  of(
    2,
    { en: 'Your badge, your booth, your first meeting', ko: '배지 수령과 부스 위치, 첫 미팅 안내' },
    {
      en: `Doors open at 09:30 on every day. Please plan ten minutes for your badge on the first one.

1. Collect the badge at the desk in front of Hall A. It carries the code that is scanned at the door.
2. Find the booth on the [floor plan](/fair/venue): type the name of the company and its booth lights up.
3. Be at the booth when the slot begins. A meeting lasts **25 minutes**, and a bell tells when two are left.

Whoever cannot come says so in [My fair](/fair/ppipsa/mypage). The other side then learns it at once.`,
      ko: `행사장은 매일 09:30에 문을 엽니다. 첫날에는 배지를 받는 데 10분쯤 여유를 두세요.

1. A홀 앞 안내 데스크에서 배지를 받습니다. 배지의 코드로 출입을 확인합니다.
2. [행사장 안내](/fair/venue)에서 업체 이름을 입력하면 해당 부스가 표시됩니다.
3. 미팅 시작 시각에 맞춰 부스에 도착해 주세요. 미팅은 **25분**이며 종료 2분 전에 종이 울립니다.

참석이 어려우면 [마이페이지](/fair/ppipsa/mypage)에서 알려 주세요. 상대 업체에 바로 전달됩니다.`,
    },
    { id: fairNoticeId, pinned: true },
  ),
  of(
    3,
    { en: 'Interpreters at the meeting tables', ko: '미팅 테이블 통역 지원' },
    {
      en: 'Interpreters for Arabic, Chinese, Japanese, Mongolian, Russian, Thai and Vietnamese wait at the desk of each hall. They are there for meetings that both sides have confirmed; there is no need to book them.',
      ko: '각 홀 안내 데스크에 아랍어·중국어·일본어·몽골어·러시아어·태국어·베트남어 통역사가 있습니다. 양쪽이 확정한 미팅이면 따로 예약하지 않아도 이용할 수 있습니다.',
    },
  ),
  of(
    6,
    { en: 'Requests: what counts toward your limit', ko: '미팅 신청 한도 계산 기준' },
    {
      en: `Only requests that **you send** count. What you receive does not, and neither does a meeting that the office arranged.

A request that was answered, or that you took back, no longer counts among those that wait.`,
      ko: `**직접 보낸 신청**만 한도에 포함됩니다. 받은 신청과 사무국이 주선한 미팅은 포함되지 않습니다.

답변을 받았거나 직접 취소한 신청은 답변 대기 건수에서 빠집니다.`,
    },
  ),
  of(
    9,
    { en: 'Close a time that you need for yourself', ko: '개인 일정이 있는 시간은 닫아 주세요' },
    {
      en: 'Open your calendar and close the times in which you cannot meet. They can then not be requested, and matching leaves them free.',
      ko: '마이페이지 일정에서 미팅이 어려운 시간을 닫아 주세요. 그 시간에는 신청을 받지 않으며 매칭에서도 제외됩니다.',
    },
  ),
  of(
    12,
    { en: 'Shuttle between the hotels and the center', ko: '호텔–행사장 셔틀 운행' },
    {
      en: 'A shuttle runs every 20 minutes between 08:30 and 10:00, and from 17:00 to 19:00. The stops are on the page about the [venue](/fair/venue).',
      ko: '오전 8시 30분부터 10시까지, 오후 5시부터 7시까지 20분 간격으로 셔틀이 다닙니다. 정류장은 [행사장 안내](/fair/venue)에서 확인하세요.',
    },
  ),
  of(
    15,
    { en: 'Set-up of booths: times and rules', ko: '부스 설치 시간과 유의 사항' },
    {
      en: `Booths can be set up from 13:00 to 19:00 on the day before the first one.

- Walls are 2.5 m high. What is higher needs the office's consent.
- Goods come in through gate 3, by the north side.
- Please do not tape the floor.`,
      ko: `부스는 개막 전날 13:00부터 19:00까지 설치할 수 있습니다.

- 벽체 높이는 2.5m입니다. 더 높은 구조물은 사무국의 동의를 받아야 합니다.
- 물품은 북측 3번 게이트로 반입합니다.
- 바닥에 테이프를 붙이지 마세요.`,
    },
  ),
  of(
    19,
    { en: 'Profiles in both languages are found more often', ko: '국문·영문 프로필을 모두 작성해 주세요' },
    {
      en: 'Buyers search in English, Korean hospitals and agencies in Korean. A company text of up to 500 characters in each language, a logo and two or three specialties are enough.',
      ko: '해외 바이어는 영어로, 국내 병원과 유치기관은 한국어로 검색합니다. 언어별 500자 이내의 소개, 로고, 전문 분야 두세 가지면 충분합니다.',
    },
  ),
  of(
    24,
    { en: 'How matching arranges the rest', ko: '나머지 미팅은 이렇게 매칭합니다' },
    {
      en: 'After the requests, the office arranges meetings from the wishes of both sides. What both want comes first, and no company is left far behind the others. You can decline what was arranged.',
      ko: '신청 기간이 끝나면 사무국이 양쪽의 희망 순위를 바탕으로 미팅을 주선합니다. 서로 원하는 미팅이 먼저이며, 한 업체만 크게 적어지지 않도록 조정합니다. 주선된 미팅은 거절할 수 있습니다.',
    },
  ),
  of(
    30,
    { en: 'Requests are open', ko: '미팅 신청을 시작합니다' },
    {
      en: 'From today on approved companies can ask each other for meetings. Choose a slot in which both are free, and say in a sentence what you would like to talk about.',
      ko: '오늘부터 승인된 업체끼리 미팅을 신청할 수 있습니다. 서로 비어 있는 시간을 고르고 이야기하고 싶은 내용을 한 문장으로 적어 주세요.',
    },
  ),
  of(
    48,
    { en: 'Invitation letters for visas', ko: '비자용 초청장 발급' },
    {
      en: 'Approved buyers can ask the office for an invitation letter. Please allow five working days.',
      ko: '승인된 해외 바이어는 사무국에 초청장을 요청할 수 있습니다. 발급에는 영업일 기준 5일이 걸립니다.',
    },
  ),
  of(
    70,
    { en: 'Which sellers can take part', ko: '셀러 참가 자격' },
    {
      en: 'Hospitals, clinics, agencies, hotels and makers of medical technology with a place of business in Korea. The office looks at every registration and answers within three working days.',
      ko: '국내에 사업장을 둔 병원, 의원, 유치기관, 호텔, 의료기술 기업이 참가할 수 있습니다. 사무국이 등록 내용을 확인한 뒤 영업일 기준 3일 안에 답변합니다.',
    },
  ),
  of(
    90,
    { en: 'Registration is open', ko: '참가 등록을 시작합니다' },
    {
      en: 'Buyers and sellers can [register](/fair/ppipsa/register) from today on. A draft is kept, so there is no need to finish at once.',
      ko: '오늘부터 바이어와 셀러 [참가 등록](/fair/ppipsa/register)을 받습니다. 작성 중인 내용은 저장되므로 나누어 작성해도 됩니다.',
    },
  ),
]
