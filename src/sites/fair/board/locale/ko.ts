import type { en } from './en'

export const ko: typeof en = {
  home: '박람회',
  title: '소식',
  lead: '사무국 공지와 보도자료, 미디어 자료를 한곳에서 확인하세요.',
  updates: '변경 사항 모아 보기',
  kind: { notice: '공지사항', press: '보도자료', media: '미디어', faq: '자주 묻는 질문', program: '프로그램' },
  asked: '많이 묻는 질문',
  allQuestions: '전체 질문',
  back: '{{board}} 목록',
  faq: {
    title: '자주 묻는 질문',
    lead: '참가 등록, 미팅, 행사장 이용에 관한 질문입니다.',
  },
  update: {
    title: '변경 사항',
    lead: '공지사항, 보도자료, 미디어, 프로그램 변경을 최신순으로 보여 드립니다.',
    feed: '피드(Atom)',
    empty: '아직 변경 사항이 없습니다',
    emptyText: '공지사항과 프로그램 변경이 이곳에 표시됩니다.',
  },
}
