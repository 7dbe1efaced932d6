import { fairMediaId, fairPressId } from '../ids'
import type { SeedPost } from '../shape'

type Texts = SeedPost['title']
const of = (
  board: 'press' | 'media',
  daysAgo: number,
  title: Texts,
  content: Texts,
  more: Partial<SeedPost> = {},
): SeedPost => ({ board, daysAgo, title, content, ...more })

/** Press releases, pictures and recordings of the fair; all of it is made up for the demonstration. */
export const fairPress: readonly SeedPost[] = [
  of(
    'press',
    1,
    { en: 'Three days, two halls, and every meeting with a time', ko: '사흘, 두 개의 홀, 모든 미팅에 약속된 시간' },
    {
      en: `The Korea Medical Travel Mart has opened its doors. Buyers from abroad meet hospitals, clinics, agencies and hotels in meetings of 25 minutes that both sides have agreed on beforehand.

“A good fair is one in which nobody waits,” says the office. “So we publish how good the schedule is, and what kept a wish from being met.”

This text is part of a demonstration: people and figures in it are made up.`,
      ko: `코리아 메디컬 트래블 마트가 개막했습니다. 해외 바이어가 병원, 의원, 유치기관, 호텔과 미리 약속한 25분 미팅으로 만납니다.

사무국은 “아무도 기다리지 않는 박람회가 좋은 박람회”라며 “일정이 얼마나 잘 짜였는지, 이루어지지 못한 희망은 무엇 때문인지까지 공개한다”고 밝혔습니다.

이 글은 시연용이며 등장하는 인물과 수치는 모두 가상입니다.`,
    },
    { id: fairPressId, picture: true },
  ),
  of(
    'press',
    11,
    { en: 'Recovery stays: hotels join the fair for the first time', ko: '회복형 숙박, 호텔이 처음으로 참가' },
    {
      en: 'Guests who come for treatment stay longer than tourists do, and so do those who accompany them. Sample hotels show rooms with a nurse on call and quiet floors.',
      ko: '치료를 위해 방문한 손님과 동반자는 일반 관광객보다 오래 머뭅니다. 예시 호텔들이 간호 인력이 대기하는 객실과 조용한 층을 소개합니다.',
    },
  ),
  of(
    'press',
    27,
    { en: 'Registration closes with more markets than last year', ko: '더 다양한 시장에서 참가 등록' },
    {
      en: 'Buyers from Central Asia, the Middle East and South-East Asia make up more than half of this year’s sample registrations.',
      ko: '올해 예시 등록에서는 중앙아시아, 중동, 동남아시아 바이어가 절반을 넘었습니다.',
    },
  ),
  of(
    'media',
    1,
    { en: 'Film: a meeting of 25 minutes', ko: '영상: 25분의 미팅' },
    {
      en: 'From the handshake to the second date: what happens between two bells. With subtitles in English and Korean. The film itself is not part of this demonstration.',
      ko: '악수에서 다음 약속까지, 두 번의 종소리 사이에 벌어지는 일. 영어와 한국어 자막을 제공합니다. 이 시연에는 영상 파일이 포함되어 있지 않습니다.',
    },
    { id: fairMediaId },
  ),
  of(
    'media',
    8,
    { en: 'Pictures of the halls for the press', ko: '보도용 행사장 사진' },
    {
      en: 'Drawings of the halls and of the sea outside, free to print with the name of the fair.',
      ko: '행사장과 바다 풍경 그림입니다. 박람회 이름을 함께 적으면 자유롭게 쓸 수 있습니다.',
    },
    { picture: true },
  ),
  of(
    'media',
    33,
    { en: 'Podcast: how a schedule is made', ko: '팟캐스트: 미팅 일정은 어떻게 짜일까' },
    {
      en: 'Two people of the office talk about wishes, slots and why the best schedule is not the fullest one.',
      ko: '사무국 두 사람이 희망 순위와 시간 슬롯, 그리고 가장 꽉 찬 일정이 가장 좋은 일정은 아닌 이유를 이야기합니다.',
    },
  ),
]
