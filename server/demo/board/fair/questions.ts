import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (category: string, title: Texts, content: Texts): SeedPost => ({
  board: 'faq',
  category,
  daysAgo: 90,
  title,
  content,
})

/** The questions that buyers and sellers ask, in the order in which they are shown. */
export const fairQuestions: readonly SeedPost[] = [
  of(
    'registration',
    { en: 'Am I a buyer or a seller?', ko: '바이어와 셀러는 어떻게 구분하나요?' },
    {
      en: 'Buyers send guests to Korea: agencies, insurers, tour operators and hospitals abroad. Sellers receive them: hospitals, clinics, agencies, hotels and makers of technology in Korea.',
      ko: '바이어는 한국으로 손님을 보내는 해외 에이전시, 보험사, 여행사, 의료기관입니다. 셀러는 손님을 맞이하는 국내 병원, 의원, 유치기관, 호텔, 기술 업체입니다.',
    },
  ),
  of(
    'registration',
    { en: 'What does it cost?', ko: '참가비가 있나요?' },
    {
      en: 'In this demonstration nothing: neither registration nor meetings are charged.',
      ko: '이 시연에서는 무료입니다. 등록과 미팅 모두 비용을 받지 않습니다.',
    },
  ),
  of(
    'registration',
    { en: 'When do I hear whether I am approved?', ko: '승인 여부는 언제 알 수 있나요?' },
    {
      en: 'Within three working days by email. When something is missing, the email says what, and you change only that.',
      ko: '영업일 기준 3일 안에 이메일로 알려 드립니다. 부족한 내용이 있으면 무엇인지 안내하며, 그 부분만 고쳐서 다시 제출하면 됩니다.',
    },
  ),
  of(
    'meetings',
    { en: 'How many meetings can I have?', ko: '미팅은 몇 번까지 할 수 있나요?' },
    {
      en: 'The limits of this year are on the page about the [travel mart](/fair/travelmart): how many requests a day, how many may wait at once, and how many meetings one company can have.',
      ko: '하루 신청 수, 답변을 기다리는 신청 수, 업체별 미팅 수 등 올해 한도는 [트래블 마트](/fair/travelmart)에서 확인할 수 있습니다.',
    },
  ),
  of(
    'meetings',
    { en: 'Can I propose another time?', ko: '다른 시간을 제안할 수 있나요?' },
    {
      en: 'Yes, with a reason, until a few hours before the meeting. It stays the same meeting: the other side takes the new time or keeps the old one.',
      ko: '네, 미팅 몇 시간 전까지 사유와 함께 제안할 수 있습니다. 같은 미팅의 시간만 바뀌며, 상대 업체가 새 시간을 받아들이거나 기존 시간을 유지합니다.',
    },
  ),
  of(
    'meetings',
    { en: 'Who sees my phone number and email address?', ko: '전화번호와 이메일은 누가 볼 수 있나요?' },
    {
      en: 'No one at another company, until both of you have agreed to meet.',
      ko: '양쪽이 미팅에 합의하기 전까지는 다른 업체 누구도 볼 수 없습니다.',
    },
  ),
  of(
    'visit',
    { en: 'How do I get there?', ko: '행사장까지 어떻게 가나요?' },
    {
      en: 'The page about the [venue](/fair/venue) has the ways by train, plane and car, the opening hours, and a floor plan in which you find booths by company.',
      ko: '[행사장 안내](/fair/venue)에 기차, 비행기, 자동차로 오는 길과 운영 시간, 업체별 부스를 찾을 수 있는 배치도가 있습니다.',
    },
  ),
  of(
    'visit',
    { en: 'Is the venue accessible for wheelchairs?', ko: '휠체어로 이용할 수 있나요?' },
    {
      en: 'Yes: the halls lie on one level, aisles are four meters wide, and lifts lead up from the parking garage.',
      ko: '네. 모든 홀이 한 층에 있고 통로 폭은 4m이며, 주차장에서 엘리베이터로 올라올 수 있습니다.',
    },
  ),
]
