import type { en } from './en'

export const ko: typeof en = {
  searched: '기업명, 사업자등록번호, 이름, 이메일',
  abroad: '해외',
  about: '기업 소개',
  column: {
    company: '기업명',
    status: '상태',
    number: '사업자등록번호',
    name: '담당자',
    email: '이메일',
    phone: '전화번호',
    file: '사업자등록증',
    created_at: '가입 일시',
    checked_at: '등록 일시',
  },
  status: { waiting: '확인 대기', registered: '등록 완료' },
  file: {
    sent: '첨부됨',
    none: '없음',
    missing: '첨부된 사업자등록증이 없습니다. 해외 기업은 제출하지 않아도 됩니다.',
    logged: '열어 볼 때마다 이름과 함께 기록됩니다.',
    open: '보기',
    save: '내려받기',
    failed: '파일을 불러오지 못했습니다. 잠시 뒤 다시 시도해 주세요.',
  },
  act: { title: '다음 할 일' },
  next: {
    waiting: '사업자등록증과 입력 내용을 비교한 뒤 등록해 주세요. 그 전에도 일반 회원처럼 예약할 수 있습니다.',
    registered: '등록된 기업입니다. 할 일이 없습니다.',
  },
  check: {
    act: '기업 등록',
    ask: '‘{{name}}’ 기업을 등록할까요?',
    text: '기업의 신원을 확인했다는 뜻이며, 되돌릴 수 없습니다.',
    done: '기업을 등록했습니다.',
  },
}
