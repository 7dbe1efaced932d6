import type { en } from './event.en'

export const ko: typeof en = {
  title: '한국의 축제와 행사',
  lead: '지금 열리는 축제와 앞으로 열두 달 동안 열릴 축제를 모았습니다. 날짜는 나루에서 출발하는 상품이 있을 때만 표시하며, 그 밖의 일정은 해마다 주최 측이 새로 발표합니다.',
  description: '달마다 열리는 한국의 축제. 지금 열리는 축제와 다가오는 축제를 살펴보고 나루에서 바로 예약하세요.',
  regions: '지역',
  anyRegion: '전국',
  months: '월별 보기',
  now: '지금 열리는 축제',
  nowNone: '오늘 나루와 함께 갈 수 있는 축제는 없습니다.',
  coming: '다가오는 축제',
  past: '올해 지나간 축제',
  pastLead: '내년에 다시 열립니다. 위에서 내년 일정의 달을 확인하세요.',
  empty: {
    title: '아직 소개할 축제가 없습니다',
    text: '다른 지역이나 전국의 축제를 살펴보세요.',
    all: '전국 축제 보기',
  },
}
