import type { en } from './en'

export const ko: typeof en = {
  terms: {
    title: '참가 약관',
    parts: {
      purpose: {
        heading: '1. 목적',
        text: '이 약관은 박람회 사무국과 참가 업체 사이의 권리와 의무를 정합니다. 이 사이트는 시연용이며 실제 박람회는 열리지 않습니다.',
      },
      account: {
        heading: '2. 계정',
        text: '업체마다 계정은 하나이며, 회사를 대표할 수 있는 사람이 관리합니다. 비밀번호는 다른 사람에게 알리지 마세요. 계정은 마이페이지에서 언제든 닫을 수 있습니다.',
      },
      meetings: {
        heading: '3. 미팅',
        text: '약속한 미팅에는 참석하거나 미리 취소해야 합니다. 사무국은 참가를 승인하고 미팅을 주선할 수 있습니다.',
      },
    },
  },
  privacy: {
    title: '개인정보 수집·이용 동의',
    parts: {
      what: { heading: '수집 항목', text: '대표자의 이름, 직책, 국적, 이메일, 전화번호, 비밀번호와 회사 소개 내용' },
      why: { heading: '이용 목적', text: '참가 승인, 미팅 주선 및 안내' },
      howLong: { heading: '보유 기간', text: '계정을 닫을 때까지' },
      refuse: {
        heading: '동의 거부',
        text: '동의하지 않을 수 있으나, 이 경우 계정을 만들 수 없어 참가할 수 없습니다.',
      },
    },
  },
  provided: {
    title: '프로필 제3자 제공 동의',
    parts: {
      who: { heading: '제공받는 자', text: '같은 박람회의 승인된 참가 업체' },
      what: {
        heading: '제공 항목',
        text: '회사 소개와 대표자의 이름·직책. 전화번호, 이메일, 메신저는 미팅에 서로 동의한 업체에만 제공합니다.',
      },
      refuse: {
        heading: '동의 거부',
        text: '상대를 찾는 것이 박람회의 목적이므로, 동의하지 않으면 참가할 수 없습니다.',
      },
    },
  },
  marketing: {
    title: '박람회 소식 수신 동의',
    parts: {
      what: { heading: '내용', text: '박람회와 다음 행사 소식을 1년에 몇 차례 메일로 보내 드립니다.' },
      refuse: {
        heading: '동의 거부',
        text: '동의하지 않아도 불이익이 없으며, 마이페이지에서 언제든 바꿀 수 있습니다.',
      },
    },
  },
}
