import type { en } from './en'

export const ko: typeof en = {
  nothing: '대기 중인 건 없음',
  since: '가장 오래된 건 {{when}}',
  next: {
    deposit: '입금 확인',
    confirm: '예약 확정',
    refund: '환불 송금',
    failed: '거절된 환불 확인',
    inquiry: '문의 답변',
    offer: '단체 견적 작성',
    question: '단체 질문 답변',
    post: 'SNS 게시물 확인',
    company: '기업 확인',
  },
}
