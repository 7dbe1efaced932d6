import type { en } from './en'

export const ko: typeof en = {
  column: {
    organization: '기관',
    latin: '로마자 이름',
    country: '국가',
    name: '담당자',
    email: '이메일',
    status: '계정',
    created_at: '가입일',
  },
  searched: '기관, 담당자, 이메일',
  filter: { anyCountry: '모든 국가', anyStatus: '모든 계정' },
  status: { active: '사용 중', blocked: '이용 중지' },
  kind: '기관 종류',
  kinds: { school: '학교', university: '대학교', agency: '여행사', other: '기타 기관' },
  phone: '전화번호',
  language: '이메일 언어',
  languages: { en: '영어', ko: '한국어' },
  applications: {
    title: '신청서',
    none: '아직 제출한 신청서가 없습니다.',
    arrival: '{{day}} 입국',
  },
  blocks: {
    title: '이용 중지 내역',
    none: '이용을 중지한 적이 없습니다.',
    blocked: '이용 중지',
    lifted: '중지 해제',
  },
  reason: '사유 (데스크에서만 볼 수 있습니다)',
  block: {
    button: '이용 중지',
    title: '이 계정의 이용을 중지할까요?',
    text: '로그인한 사용자는 바로 로그아웃되고, 로그인하면 이용이 중지된 계정이라고 안내합니다. 신청서는 그대로 남습니다.',
    submit: '이용 중지',
    done: '계정 이용을 중지했습니다.',
  },
  unblock: {
    button: '중지 해제',
    title: '이 계정의 이용 중지를 해제할까요?',
    text: '이제부터 다시 로그인할 수 있습니다.',
    submit: '중지 해제',
    done: '이용 중지를 해제했습니다.',
  },
}
