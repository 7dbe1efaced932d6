import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (daysAgo: number, title: Texts, content: Texts, more: Partial<SeedPost> = {}): SeedPost => ({
  board: 'notice',
  daysAgo,
  title,
  content,
  ...more,
})

/** Notices of the ROK–US tours, the newest first. */
export const rokUsNotices: readonly SeedPost[] = [
  of(
    2,
    { en: 'Busan 2 is confirmed', ko: '부산 2 투어가 확정되었습니다' },
    {
      en: 'The days are final. Everyone on the tour has received an email with a code: please answer [the survey](/rok-us/survey) before you set off.',
      ko: '일정이 확정되었습니다. 참가하시는 모든 분께 코드가 담긴 이메일을 보내 드렸습니다. 출발 전에 [설문](/rok-us/survey)에 답해 주세요.',
    },
    { pinned: true },
  ),
  of(
    5,
    { en: 'Seorak: how was it?', ko: '설악 투어는 어떠셨나요?' },
    {
      en: 'The survey after the tour is open for 30 days. You can stop at any time and go on later.',
      ko: '투어 후 설문은 30일 동안 열려 있습니다. 중간에 멈춰도 나중에 이어서 답할 수 있습니다.',
    },
  ),
  of(
    12,
    { en: 'Adapters can be borrowed', ko: '어댑터를 빌려 드립니다' },
    {
      en: 'Every lodging has a few adapters for 220 V. Ask at the reception; they are free.',
      ko: '모든 숙소에 220V 어댑터가 있습니다. 안내 데스크에서 무료로 빌릴 수 있습니다.',
    },
  ),
  of(
    30,
    { en: 'Walking times', ko: '도보 이동 안내' },
    {
      en: 'Most days have five to seven kilometers on foot, with breaks. If that is too much, tell the coordinator of your group: there is a bus on every tour.',
      ko: '하루에 5~7km를 쉬어 가며 걷습니다. 부담스러우시면 소속 단체의 담당자에게 알려 주세요. 모든 투어에 버스가 있습니다.',
    },
  ),
]
