import type { en } from './en'

export const ko: typeof en = {
  home: '박람회',
  back: '전체 뉴스',
  notice: {
    name: '공지사항',
    lead: '방문하기 전에 알아 두실 내용입니다.',
    count_one: '공지사항 {{count}}건',
    count_other: '공지사항 {{count}}건',
  },
  news: { name: '뉴스', lead: '참가 업체와 세션, 올해 달라지는 점을 전합니다.' },
  faq: { name: '자주 묻는 질문', lead: '참가 등록, 콘퍼런스, 관람에 관한 질문과 답변입니다.' },
}
