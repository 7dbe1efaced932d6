import type { en } from './en'

export const ko: typeof en = {
  terms: {
    title: '이용약관',
    parts: {
      purpose: {
        heading: '1. 목적',
        text: '이용자와 운영자가 서로 지켜야 할 내용을 정합니다. 이 사이트는 시연용이며 실제로 박람회가 열리지는 않습니다.',
      },
      account: {
        heading: '2. 계정',
        text: '나루 쇼핑몰을 비롯한 다른 사이트와 같은 계정입니다. 비밀번호를 다른 사람에게 알려 주지 마세요. 나루 프로필에서 언제든 탈퇴할 수 있습니다.',
      },
    },
  },
  privacy: {
    title: '개인정보 수집·이용',
    parts: {
      what: {
        heading: '수집 항목',
        text: '이름, 이메일 주소, 전화번호, 비밀번호, 배지에 표시되는 정보, 참가 자격별 입력 정보',
      },
      why: { heading: '이용 목적', text: '배지 발급, 좌석 예약 관리, 관련 안내 메일 발송' },
      howLong: { heading: '보유 기간', text: '참가 등록을 취소하거나 탈퇴할 때까지' },
      refuse: {
        heading: '동의를 거부할 권리',
        text: '동의하지 않을 수 있으나, 이 경우 계정을 만들거나 배지를 받을 수 없습니다.',
      },
    },
  },
  marketing: {
    title: '소식과 혜택 메일 수신',
    parts: {
      what: { heading: '내용', text: '나루와 박람회 소식을 1년에 몇 차례 메일로 보내 드립니다.' },
      refuse: {
        heading: '동의를 거부할 권리',
        text: '동의하지 않아도 이용에 제한이 없으며 프로필에서 바꿀 수 있습니다.',
      },
    },
  },
  rules: {
    title: '박람회 참가 규정',
    parts: {
      badge: {
        heading: '1. 배지',
        text: '배지는 본인만 사용할 수 있으며 한 사람만 입장할 수 있습니다. 이름이 보이도록 착용해 주세요.',
      },
      seats: {
        heading: '2. 좌석',
        text: '예약한 좌석은 제시간에 이용하거나 취소해 주세요. 세션 시작 5분 뒤에는 남은 좌석을 현장 대기자에게 드립니다.',
      },
      scan: {
        heading: '3. 스캔',
        text: '본인의 허락 없이 배지를 스캔할 수 없습니다. 스캔으로 전달되는 정보는 본인이 정합니다.',
      },
    },
  },
}
