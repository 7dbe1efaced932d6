import type { MailedOffer } from './mail.types'

export const people = { en: 'Jiwoo Lim', ko: '임지우' }
/** Members of staff. */
export const colleagues = { en: 'Seorin Baek', ko: '백서린' }
export const tours = {
  en: { name: 'Palace & Bukchon morning walk', option: 'Small group', meeting_point: 'Gyeongbokgung Station, exit 5' },
  ko: { name: '경복궁·북촌 아침 산책', option: '소규모 그룹', meeting_point: '경복궁역 5번 출구' },
}
export const banks = {
  en: { bank: 'Naru Bank (demo)', account_holder: 'Naru Travel' },
  ko: { bank: '나루은행 (시연)', account_holder: '나루여행' },
}

const anOffer = (title: string, coach: string, guide: string): MailedOffer => ({
  title,
  date: '2027-04-01',
  lines: [
    { label: coach, quantity: 2, unit_won: 650_000, amount_won: 1_300_000 },
    { label: guide, quantity: 1, unit_won: 480_000, amount_won: 480_000 },
  ],
  total_won: 1_780_000,
  valid_until: '2027-03-12T09:00:00.000Z',
})

export const inquiries = {
  en: {
    title: 'Can we bring a stroller?',
    question: 'We travel with a child of one year.\nIs there an elevator at the station?',
    answer: 'Yes, gladly.\nThe elevator is at exit 5, right beside the meeting point.',
  },
  ko: {
    title: '유아차를 가져가도 되나요?',
    question: '돌이 지난 아이와 함께 갑니다.\n역에 엘리베이터가 있나요?',
    answer: '네, 가져오셔도 됩니다.\n만나는 곳 바로 옆 5번 출구에 엘리베이터가 있습니다.',
  },
}
export const inquiry = { number: 'IQ270302-7KQ2M9XW' }
export const inquiryPath = '/board/contact-us-detail/00000000-0000-4000-8000-000000000000'

export const program = {
  en: {
    title: 'A letter in our own language',
    question: 'May the letter of our school be in Japanese?\nThe stamp is in Japanese too.',
    answer: 'Yes. Please add a few lines in English or Korean that say who signed it.',
  },
  ko: {
    title: '현지 언어로 된 확인서',
    question: '학교장 확인서를 일본어로 내도 되나요?\n직인도 일본어입니다.',
    answer: '네, 가능합니다. 누가 서명했는지 영어나 한국어로 몇 줄 덧붙여 주세요.',
  },
}
export const programPath = '/seouledutravel/qna/list-detail/00000000-0000-4000-8000-000000000000'

export const coupons = { en: 'Welcome: 10% off your first tour', ko: '첫 여행 10% 환영 쿠폰' }
export const quoted = { number: 'QT270302-7KQ2M9XW', path: '/quotation/00000000-0000-4000-8000-000000000000' }
export const offers = {
  en: anOffer('Busan in two days, for your class', 'Coach and driver', 'Guide, two days'),
  ko: anOffer('우리 반과 함께하는 부산 이틀', '버스와 기사', '가이드 2일'),
}

export const requestPath = '/protocol/vehicle#sample'
export const cars = {
  en: { name: 'Airport transfer', option: 'Van', meeting_point: 'Arrivals hall, at the exit from customs' },
  ko: { name: '공항 의전 차량', option: '밴', meeting_point: '입국장 세관 출구' },
}

export const maskedPhone = '010••••5678'
export const maskedEmail = 'ma••• @ example.com'

export const storms = { en: 'A typhoon warning is in force for that day.', ko: '해당 일에 태풍 경보가 내려졌습니다.' }
export const trains = { en: 'The train tickets have already been issued.', ko: '열차 승차권이 이미 발권되었습니다.' }

export const passes = {
  en: { product_name: 'Seoulite Pass, 48 hours', option_name: 'Adult', meeting_point: 'All affiliates' },
  ko: { product_name: '서울라이트 패스 48시간권', option_name: '성인', meeting_point: '모든 제휴처' },
} as const

export const booths = {
  en: {
    product_name: 'Booth B14 · Seoul MICE Fair',
    option_name: 'Shell scheme',
    meeting_point: 'Hall B, Hangang Convention Center (sample)',
  },
  ko: {
    product_name: '서울 마이스 페어 B14 부스',
    option_name: '조립 부스',
    meeting_point: '한강컨벤션센터(예시) B홀',
  },
} as const
export const joining = {
  en: 'The travelers were changed as you asked on the phone.',
  ko: '전화로 요청하신 대로 여행자를 변경했습니다.',
}
