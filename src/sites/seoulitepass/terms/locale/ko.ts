import type { en } from './en'

export const ko: typeof en = {
  terms: {
    title: '이용약관',
    parts: {
      purpose: {
        heading: '1. 목적',
        text: '이용자와 운영자가 서로 지켜야 할 내용을 정합니다. 이 사이트는 시연용이며 패스로 실제 시설에 입장할 수 없습니다.',
      },
      account: {
        heading: '2. 계정',
        text: '나루 쇼핑몰을 비롯한 다른 사이트와 같은 계정입니다. 비밀번호를 다른 사람에게 알려 주지 마세요. 나루 프로필에서 언제든 탈퇴할 수 있습니다.',
      },
      pass: {
        heading: '3. 패스',
        text: '사용하지 않은 패스는 구매 후 180일 동안 유효하며 전액 환불받을 수 있습니다. 처음 스캔한 뒤에는 환불되지 않습니다.',
      },
    },
  },
  privacy: {
    title: '개인정보 수집·이용',
    parts: {
      what: { heading: '수집 항목', text: '이름, 이메일 주소, 전화번호, 비밀번호, 주문 내역' },
      why: { heading: '이용 목적', text: '계정과 패스 관리, 관련 안내 메일 발송' },
      howLong: { heading: '보유 기간', text: '탈퇴할 때까지. 주문 내역은 관련 법령에서 정한 기간 동안 보관합니다.' },
      refuse: { heading: '동의를 거부할 권리', text: '동의하지 않을 수 있으나, 이 경우 계정을 만들 수 없습니다.' },
    },
  },
  marketing: {
    title: '소식과 혜택 메일 수신',
    parts: {
      what: { heading: '내용', text: '나루와 서울라이트 패스 소식을 1년에 몇 차례 메일로 보내 드립니다.' },
      refuse: {
        heading: '동의를 거부할 권리',
        text: '동의하지 않아도 이용에 제한이 없으며 프로필에서 바꿀 수 있습니다.',
      },
    },
  },
}
