import type { en } from './en'

export const ko: typeof en = {
  now: '진행 중',
  next: '다음',
  until: '{{time}}까지',
  at: '{{time}} 시작',
  booth: '부스',
  none: '이 시간에는 미팅이 없습니다.',
  later: '오늘 미팅이 모두 끝났습니다.',
  before: '첫 미팅은 {{time}}에 시작합니다.',
  late: '{{count}}분 지연',
  offline: '네트워크 연결 없음: {{time}} 기준으로 표시합니다.',
  hall: '홀',
  halls: '전체 홀',
  toTimer: '타이머',
  toViewer: '미팅 현황',
  full: '전체 화면',
  timer: {
    left: '남은 시간',
    change: '자리를 이동해 주세요',
    begins: '시작까지',
    over: '오늘 일정이 모두 끝났습니다',
    bell: '벨 켜기',
    bellOn: '종료 2분 전과 종료 시에 벨이 울립니다.',
    soon: '2분 남았습니다',
  },
}
