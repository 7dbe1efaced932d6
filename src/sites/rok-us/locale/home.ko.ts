import type { en } from './home.en'

export const ko: typeof en = {
  letter: {
    greeting: '환영합니다',
    title: '두 나라가 함께 보내는 며칠',
    first:
      '서로 다른 곳에서 온 사람들이 며칠 동안 같은 길을 걷습니다. 궁궐과 시장을 지나고, 고개를 넘고, 바닷길도 따라갑니다.',
    second:
      '특별히 준비하실 것은 없습니다. 참가하는 지역의 일정을 살펴보고 준비물을 챙긴 다음, 지금 알고 있는 것과 바라는 것을 짧은 설문으로 알려 주세요. 투어가 끝나면 한 번 더 여쭙겠습니다.',
    signed: '여덟 지역에서 드림',
    info: '투어 보기',
    facilities: '시설 안내',
  },
  tool: { title: '내 투어 찾기', lead: '이메일에 있는 코드를 입력하면 내 일정과 설문을 볼 수 있습니다.' },
  next: {
    title: '곧 출발하는 투어',
    more: '전체 투어',
    none: '지금은 안내할 투어가 없습니다.',
    noneText: '일정이 정해지면 여기에서 알려 드립니다.',
  },
  notices: { title: '공지사항', more: '전체 공지사항' },
}
