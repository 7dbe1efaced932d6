import type { en } from './en'

export const ko: typeof en = {
  title: '내 문의',
  lead: '운영사무국에 보내신 문의와 답변입니다.',
  write: '문의하기',
  ask: {
    title: '운영사무국에 문의하기',
    lead: '서울 기준 다음 영업일에 이곳과 이메일로 답변드립니다.',
    help: '신청번호가 있으면 함께 적어 주세요. 학생 이름과 여권번호는 적지 말아 주세요.',
  },
}
