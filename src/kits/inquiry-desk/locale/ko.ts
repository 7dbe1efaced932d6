import type { en } from './en'

export const ko: typeof en = {
  searched: '번호, 제목, 이름, 이메일',
  column: {
    title: '문의',
    topic: '분류',
    who: '문의한 사람',
    status: '상태',
    waiting: '대기',
    updated_at: '마지막 글',
  },
  waiting_one: '{{count}}일',
  waiting_other: '{{count}}일',
  sinceToday: '오늘부터',
  anyTopic: '모든 분류',
  changed: '그사이 새 글이 올라왔거나 상태가 바뀌었습니다. 아래에서 확인해 주세요. 입력하던 내용은 그대로 있습니다.',
  fact: {
    number: '문의 번호',
    who: '문의한 사람',
    email: '이메일 주소',
    language: '사용 언어',
    topic: '분류',
    asked: '문의 일시',
    waiting: '대기 시간',
    about: '관련 문의',
  },
  said: '주고받은 글',
  desk: '담당자',
  answer: {
    title: '답변',
    mailed: '답변은 곧바로 {{email}} 주소로 발송되며({{language}}), 이 문의로 가는 링크가 함께 들어갑니다.',
    text: '답변 내용',
    send: '답변 보내기',
    sent: '{{email}} 주소로 답변을 보냈습니다.',
  },
  close: {
    act: '문의 종료',
    ask: '이 문의를 종료할까요?',
    text: '종료 사실은 따로 알리지 않습니다. 문의한 사람은 언제든 다시 글을 남길 수 있습니다.',
    done: '문의를 종료했습니다.',
  },
  reopen: { act: '다시 열기', done: '문의를 다시 열었습니다.' },
}
