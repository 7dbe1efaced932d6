import type { en } from './en'

export const ko: typeof en = {
  title: '참가 업체',
  lead: '이름, 분야, 부스 번호로 업체를 찾아보세요. 배치도에서 입구부터 부스까지 가는 길을 보여 줍니다.',
  search: '참가 업체 찾기',
  placeholder: '업체명, 부스 번호, 필요한 서비스',
  sectors: '분야',
  all: '전체',
  onlySaved: '관심 업체 ({{count}})',
  halls: '홀',
  at: '{{company}}: {{hall}} {{booth}} 부스',
  count_one: '업체 {{count}}곳',
  count_other: '업체 {{count}}곳',
  none: '참가 업체가 확정되는 대로 이곳에 표시됩니다',
  notFound: '조건에 맞는 업체가 없습니다',
  clear: '검색 지우기',
  showOnPlan: '배치도에서 보기',
  noBooth: '부스 배정 중',
  save: '저장',
  saved: '저장됨',
  saveOf: '관심 업체로 저장: {{company}}',
}
