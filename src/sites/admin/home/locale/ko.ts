import type { en } from './en'

export const ko: typeof en = {
  nothing: '대기 중인 건 없음',
  since: '가장 오래된 건 {{when}}',
  steps: {
    open: '아직 판매할 수 있는 상품이 없습니다.',
    lead: '첫 예약이 결제되기까지 필요한 일입니다.',
    needed: '필수',
    done: '완료',
    transfer: { title: '입금 계좌 등록', text: '무통장입금을 받을 계좌입니다.', act: '설정 열기' },
    desk: { title: '데스크 이메일 등록', text: '빨리 처리해야 할 일을 알려 드립니다.', act: '설정 열기' },
    product: { title: '상품 만들기', text: '데스크에서만 볼 수 있는 초안으로 시작합니다.', act: '새 상품' },
    onSale: {
      title: '상품 판매 시작',
      text: '소개 글, 사진, 옵션과 가격, 출발 일정 중 누락된 항목을 상품 화면에서 알려 드립니다.',
      act: '상품 열기',
    },
    staff: { title: '동료 초대', text: '두 사람이 있으면 서로의 계정을 관리할 수 있습니다.', act: '초대하기' },
    sale: { title: '첫 입금 확인', text: '입금을 기다리는 예약이 목록에 있습니다.', act: '예약 열기' },
  },
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
    partnership: '제휴 신청 검토',
    gate: '게이트 중복 입장 확인',
    mail: '발송에 실패한 메시지 확인',
  },
}
