import type { en } from './en'

export const ko: typeof en = {
  home: '홈',
  help: {
    title: '고객센터',
    lead: '여행자들이 자주 묻는 질문의 답변과 나루의 새 소식을 확인하세요.',
    overview: '전체',
    notices: '새 공지사항',
    questions: '자주 묻는 질문',
    more: '모두 보기',
    contact: '1:1 문의',
  },
  about: {
    notice: '서비스 변경과 휴무 안내 등 여행 전에 알아 두실 소식입니다.',
    press: '나루가 언론에 전하는 소식입니다.',
    event: '한국 여행에 보탬이 되는 혜택과 진행 기간을 확인하세요.',
    faq: '예약, 결제, 환불, 포인트, 여행 당일에 관해 자주 묻는 질문을 모았습니다.',
  },
  ask: {
    title: '원하는 답변을 찾지 못하셨나요?',
    text: '언제든지 문의를 남겨 주세요. 서울 기준 다음 영업일에 답변드립니다.',
    act: '문의하기',
    mine: '내 문의',
  },
  contact: {
    title: '내 문의',
    lead: '문의하신 내용과 답변을 확인할 수 있습니다.',
    write: '새 문의',
  },
  register: {
    title: '1:1 문의',
    lead: '궁금한 점을 남겨 주세요. 서울 기준 다음 영업일에 답변드립니다.',
    before: '먼저 확인해 보세요',
    guest: '로그인하지 않고 문의하시면 답변을 메일로만 받아 보실 수 있습니다.',
    guestText: '로그인하면 이곳에서 답변을 확인하고 이어서 문의할 수 있습니다. 입력한 내용은 그대로 유지됩니다.',
    signIn: '로그인',
    sentText:
      '문의번호는 {{number}}입니다. {{email}} 주소로 접수 확인 메일을 보냈으며, 답변도 같은 주소로 보내 드립니다.',
    sentBack: '고객센터로',
    sentAgain: '다른 문의 남기기',
  },
  post: { list: '{{board}} 목록' },
  detail: { back: '내 문의' },
}
