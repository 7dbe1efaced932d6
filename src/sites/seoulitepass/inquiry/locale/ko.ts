import type { en } from './en'

export const ko: typeof en = {
  lead: '서울 기준 다음 영업일에 한국어나 영어로 답변드립니다.',
  help: '패스 번호나 주문 번호를 함께 적어 주시면 더 빨리 답변드릴 수 있습니다. 여권번호와 카드번호는 적지 말아 주세요.',
  before: '먼저 확인해 보세요',
  all: '질문과 답변 모두 보기',
  guest: '계정이 있으신가요?',
  guestText: '로그인하면 문의와 답변을 여기서 다시 볼 수 있습니다. 비회원에게는 이메일로 답변합니다.',
  signIn: '로그인',
  sent: '문의를 접수했습니다',
  sentText: '문의 번호는 {{number}}입니다. {{email}} 주소로 답변하겠습니다.',
  again: '다른 문의하기',
  mine: '내 문의',
  write: '문의하기',
}
