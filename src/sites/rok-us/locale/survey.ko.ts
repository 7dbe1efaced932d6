import type { en } from './survey.en'

export const ko: typeof en = {
  mine: {
    title: '내 설문',
    lead: '투어 안내 이메일에 있는 코드를 입력하세요. 지금 답할 수 있는 설문을 확인하고, 멈춘 곳부터 이어서 답할 수 있습니다.',
    yours: '내 투어: {{area}}',
    otherCode: '다른 코드 입력',
    all: '전체 설문',
  },
  page: {
    preliminary: '투어 전 설문: {{area}}',
    satisfaction: '투어 후 설문: {{area}}',
    preliminaryLead: '답변은 작성하는 대로 저장됩니다.',
    satisfactionLead: '답변은 작성하는 대로 저장됩니다.',
  },
  state: { waiting: '시작 전', open: '진행 중', closed: '마감', submitted: '제출 완료' },
  opens: '{{date}} 시작',
  until: '{{date}}까지',
  closed: '{{date}} 마감',
  unconfirmed: { preliminary: '투어가 확정되면 시작합니다', satisfaction: '투어가 끝나면 시작합니다' },
  act: { begin: '답하기', resume: '이어서 답하기' },
  list: {
    title: '전체 설문',
    lead: '투어 전 설문은 확정된 날부터 출발 전까지, 투어 후 설문은 끝난 뒤 30일 동안 답할 수 있습니다. 이메일에 있는 코드가 필요합니다.',
    tour: '투어',
    empty: '지금은 설문이 없습니다',
    emptyText: '투어가 정해지면 여기에서 안내합니다.',
  },
  back: '내 설문',
  home: '첫 페이지',
}
