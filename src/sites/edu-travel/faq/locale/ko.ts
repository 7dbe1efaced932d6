import type { en } from './en'

export const ko: typeof en = {
  home: '서울 교육여행',
  title: '자주 묻는 질문',
  lead: '신청 전부터 여행을 마친 뒤까지, 학교와 여행사가 가장 많이 묻는 내용을 모았습니다.',
  ask: {
    title: '찾는 답이 없나요?',
    text: '운영사무국에 문의해 주세요. 답변은 이메일로 알려 드리고 내 문의에도 남습니다.',
    act: '문의하기',
  },
}
