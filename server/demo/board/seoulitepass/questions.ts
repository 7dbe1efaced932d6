import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (category: 'passes' | 'visit' | 'refund', title: Texts, content: Texts): SeedPost => ({
  board: 'faq',
  category,
  daysAgo: 60,
  title,
  content,
})

/** The most frequent questions about the city pass, in the order in which they are shown. */
export const passQuestions: readonly SeedPost[] = [
  of(
    'passes',
    { en: 'When does my pass start?', ko: '패스는 언제 시작되나요?' },
    {
      en: 'With its first scan, not when you buy it. A pass by the hour then runs by the clock; a pass by the visit can be used for 30 days.',
      ko: '구매할 때가 아니라 처음 스캔할 때 시작됩니다. 시간권은 그때부터 시계대로 흐르고, 횟수권은 30일 동안 사용할 수 있습니다.',
    },
  ),
  of(
    'passes',
    { en: 'Do children need a pass?', ko: '아이도 패스가 필요한가요?' },
    {
      en: 'From 7 to 18 they need a child pass. Younger children need none.',
      ko: '7세부터 18세까지는 어린이·청소년권이 필요합니다. 7세 미만은 필요 없습니다.',
    },
  ),
  of(
    'passes',
    { en: 'Does a pass always pay off?', ko: '패스가 항상 이득인가요?' },
    {
      en: 'No. Some sights cost very little or nothing. The [calculator on the first page](/seoulitepass) tells you which pass pays off for your choice, also when none does.',
      ko: '아니요. 입장료가 싸거나 무료인 곳도 있습니다. [첫 페이지의 계산기](/seoulitepass)에서 어떤 패스가 이득인지, 또는 패스가 필요 없는지 확인하세요.',
    },
  ),
  of(
    'passes',
    { en: 'Can I give a pass to a friend?', ko: '친구에게 패스를 선물할 수 있나요?' },
    {
      en: 'Yes, as long as it is unused: on [your page](/seoulitepass/mypage), choose “Give to a friend”. Your friend gets an email with a private link and has 14 days to accept the pass with their own account. Until then you can take it back. Once accepted, it cannot be refunded.',
      ko: '사용하기 전이라면 선물할 수 있습니다. [내 페이지](/seoulitepass/mypage)에서 ‘친구에게 선물하기’를 선택하세요. 친구는 메일로 받은 링크를 열어 14일 안에 자신의 계정으로 패스를 받으면 됩니다. 받기 전에는 취소할 수 있고, 받은 뒤에는 환불되지 않습니다.',
    },
  ),
  of(
    'visit',
    { en: 'Can I visit a place twice?', ko: '같은 곳에 두 번 갈 수 있나요?' },
    {
      en: 'Each place lets you in once per pass unless its page says otherwise.',
      ko: '따로 안내가 없으면 한 곳에 패스당 한 번 입장할 수 있습니다.',
    },
  ),
  of(
    'visit',
    { en: 'Do I need to reserve?', ko: '예약해야 하나요?' },
    {
      en: 'At most places you do not. Where you do, the page of the place says so.',
      ko: '대부분 예약이 필요 없습니다. 예약이 필요한 곳은 해당 페이지에 안내되어 있습니다.',
    },
  ),
  of(
    'refund',
    { en: 'Can I return a pass?', ko: '환불할 수 있나요?' },
    {
      en: 'An unused pass can be returned for a full refund within 180 days of buying it. Once it has been scanned, it cannot be refunded.',
      ko: '사용하지 않은 패스는 구매 후 180일 안에 전액 환불받을 수 있습니다. 한 번이라도 스캔하면 환불되지 않습니다.',
    },
  ),
]
