import type { TextBlockDraft } from '#contract/text-blocks'

/** Text blocks of the demonstration, for replies to questions and for requests to revise. */
export const blocks: readonly TextBlockDraft['texts'][] = [
  {
    en: {
      title: 'Thanks, we are looking into it',
      content:
        'Dear {{name}},\n\nThank you for your question {{number}}. We are looking into it and will write to you again within three working days.\n\nKind regards\nSeoul Edu Travel',
    },
    ko: {
      title: '접수 안내',
      content:
        '{{name}} 님, 안녕하세요.\n\n문의하신 내용({{number}})을 잘 받았습니다. 확인한 뒤 영업일 기준 3일 안에 다시 답변드리겠습니다.\n\n감사합니다.\n서울 교육여행 담당자 드림',
    },
  },
  {
    en: {
      title: 'School’s letter: stamp and signature',
      content:
        'The letter of the school needs the stamp of the school and the signature of its head. A scan or a clear photo is enough. Please add it by {{deadline}}.',
    },
    ko: {
      title: '학교장 확인서: 직인과 서명',
      content:
        '학교장 확인서에는 학교 직인과 학교장 서명이 있어야 합니다. 스캔본이나 선명한 사진도 괜찮습니다. {{deadline}}까지 보완해 주세요.',
    },
  },
  {
    en: {
      title: 'Which nights in Seoul',
      content:
        'Please name the hotel and its address for each night in Seoul. A night outside Seoul is welcome in the plan, but does not count for the conditions.',
    },
    ko: {
      title: '서울 숙박 확인',
      content:
        '서울에서 묵는 날마다 숙소 이름과 주소를 적어 주세요. 서울 밖에서 묵는 날을 계획에 넣으셔도 되지만, 지원 조건에는 포함되지 않습니다.',
    },
  },
  {
    en: {
      title: 'Two schools as one group',
      content:
        'Two schools may apply as one group if they travel together and follow the same plan. One of them applies, and its letter names the other school with the number of its students.',
    },
    ko: {
      title: '두 학교의 공동 신청',
      content:
        '두 학교가 같은 일정으로 함께 여행한다면 한 단체로 신청할 수 있습니다. 한 학교가 대표로 신청하고, 학교장 확인서에 상대 학교 이름과 학생 수를 적어 주세요.',
    },
  },
  {
    en: {
      title: 'Insurance',
      content:
        'The insurance has to cover every traveler from the day of arrival to the day of departure. A certificate with the names and dates is enough; it may be in English or Korean.',
    },
    ko: {
      title: '여행자 보험',
      content:
        '보험은 입국일부터 출국일까지 모든 참가자를 포함해야 합니다. 이름과 기간이 적힌 증명서면 충분하며, 영어나 한국어로 된 것을 제출해 주세요.',
    },
  },
]
