import type { en } from './en'

export const ko: typeof en = {
  column: {
    number: '접수 번호',
    organisation: '기관',
    status: '상태',
    arrival: '입국일',
    students: '학생 수',
    updated_at: '최근 변경',
  },
  unnamed: '이름 없음',
  empty: '해당하는 신청서가 없습니다',
}
