import type { en } from './en'

export const ko: typeof en = {
  notice: { lead: '운영 시간 변경, 새로 이용할 수 있는 곳 등을 안내합니다.', back: '전체 공지사항' },
  things: { lead: '계절마다 다른 서울의 모습과 패스로 갈 만한 곳을 소개합니다.', back: '전체 이야기' },
  faq: { lead: '패스, 현장 이용, 환불에 관한 질문과 답변입니다.', more: '찾는 질문이 없나요?' },
}
