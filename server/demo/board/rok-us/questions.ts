import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (category: string, title: Texts, content: Texts): SeedPost => ({
  board: 'faq',
  category,
  daysAgo: 60,
  title,
  content,
})

/** The most frequent questions, in the order in which they are shown. */
export const rokUsQuestions: readonly SeedPost[] = [
  of(
    'tour',
    { en: 'How do I get a seat?', ko: '어떻게 참가하나요?' },
    {
      en: 'Seats are given out by the coordinator of your group. This site shows the days and how many seats are left.',
      ko: '좌석은 소속 단체의 담당자가 배정합니다. 이 사이트에서는 일정과 남은 좌석을 확인할 수 있습니다.',
    },
  ),
  of(
    'tour',
    { en: 'Which language is spoken?', ko: '어떤 언어로 진행하나요?' },
    {
      en: 'Every tour has guides who speak English and Korean.',
      ko: '모든 투어에 영어와 한국어로 안내하는 사람이 함께합니다.',
    },
  ),
  of(
    'tour',
    { en: 'What if it rains?', ko: '비가 오면 어떻게 하나요?' },
    {
      en: 'We go all the same, with other stops indoors. In a storm the day is moved, and you hear of it by email.',
      ko: '예정대로 진행하되 실내 장소로 바꿉니다. 폭풍우가 칠 때는 날짜를 옮기고 이메일로 알려 드립니다.',
    },
  ),
  of(
    'stay',
    { en: 'May I have a room of my own?', ko: '혼자 방을 쓸 수 있나요?' },
    {
      en: 'Usually two people share a room. Tell the coordinator of your group if you need one to yourself.',
      ko: '보통 두 사람이 한 방을 씁니다. 혼자 써야 하면 소속 단체의 담당자에게 알려 주세요.',
    },
  ),
  of(
    'stay',
    { en: 'I do not eat everything.', ko: '먹지 못하는 음식이 있습니다.' },
    {
      en: 'Say so in the survey before the tour. What each tour can offer is on the page [Facilities](/rok-us/tour/facilities).',
      ko: '투어 전 설문에 적어 주세요. 투어마다 준비되는 식사는 [시설 안내](/rok-us/tour/facilities)에서 확인할 수 있습니다.',
    },
  ),
  of(
    'survey',
    { en: 'Where is my code?', ko: '코드는 어디에 있나요?' },
    {
      en: 'In the email that we send when your tour is confirmed, and in the one after the tour. It is the same in both.',
      ko: '투어가 확정되었을 때와 투어가 끝난 뒤에 보내 드리는 이메일에 있습니다. 두 이메일의 코드는 같습니다.',
    },
  ),
  of(
    'survey',
    { en: 'Can I go on with another device?', ko: '다른 기기에서 이어서 답할 수 있나요?' },
    {
      en: 'Yes. Enter your code there, or open the private link that the survey gives you.',
      ko: '네. 다른 기기에서 코드를 입력하거나 설문 화면의 개인 링크를 여세요.',
    },
  ),
  of(
    'survey',
    { en: 'Who reads what I answer?', ko: '답변은 누가 보나요?' },
    {
      en: 'Answers are counted without your name, and numbers below five are never shown. What you write in your own words is read without anything of who wrote it.',
      ko: '답변은 이름 없이 집계하며, 다섯 명보다 적은 수는 표시하지 않습니다. 직접 적은 답변도 누가 썼는지 알 수 없게 봅니다.',
    },
  ),
]
