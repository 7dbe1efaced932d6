import { adult, child, type SeedProduct } from '../shape'

export const dance: SeedProduct = {
  id: 'hongdae-kpop-dance-class',
  category: 'experiences',
  region: 'seoul',
  operator: { en: 'Eotbak Studio', ko: '엇박 스튜디오' },
  duration_minutes: 90,
  languages: ['en', 'ko', 'ja', 'th', 'id'],
  currency: 'KRW',
  options: [
    {
      name: { en: 'Beginners’ class', ko: '처음 추는 반' },
      description: {
        en: 'One chorus, learned slowly; nobody has to have danced before.',
        ko: '후렴 하나를 천천히 배웁니다. 춤을 춰 본 적이 없어도 괜찮습니다.',
      },
      start_times: ['11:00', '14:00', '17:00'],
      capacity: 16,
      closed_weekdays: [1],
      prices: [adult(38_000), { ...child(29_000), min_age: 8 }],
    },
    {
      name: { en: 'Class with video', ko: '영상 촬영 반' },
      description: {
        en: 'Two and a half hours: a verse more, positions, and three takes on camera under stage light.',
        ko: '두 시간 반 동안 한 절을 더 배우고, 대형을 맞춰 조명 아래에서 세 번 촬영합니다.',
      },
      start_times: ['18:30'],
      capacity: 10,
      closed_weekdays: [1],
      prices: [adult(69_000), { ...child(55_000), min_age: 8 }],
    },
  ],
  pictures: [
    {
      scene: { motif: 'studio', view: 0, palette: 'plum', time: 'dusk' },
      alt: {
        en: 'A class with raised arms before the mirror of a dance studio',
        ko: '연습실 거울 앞에서 팔을 들어 올린 수강생들',
      },
    },
    {
      scene: { motif: 'studio', view: 0, palette: 'canola', time: 'day', seed: 'morning' },
      alt: { en: 'Dancers in a bright studio, seen from behind', ko: '밝은 연습실에서 춤추는 사람들의 뒷모습' },
    },
    {
      scene: { motif: 'market', view: 0, palette: 'canola', time: 'dusk', seed: 'hongdae' },
      alt: { en: 'A shopping street with lamps strung across it at nightfall', ko: '어스름에 전구가 켜진 상점 골목' },
    },
  ],
  en: {
    name: 'K-pop Dance Class in Hongdae',
    summary:
      'Ninety minutes, one chorus, no experience needed: learn it count by count and leave with it in your legs.',
    description: [
      'Hongdae is where Seoul’s dancers practice: on the square outside in the evening, and in the basements below it all day long. Our studio has a sprung floor, a wall of mirrors and teachers who take a song apart into eight counts, then four, then one, until somebody in the back row laughs because it works.',
      'The song is one that is in the charts that month; the steps are the teacher’s own, made for people who were on a plane the day before. We warm up properly, learn the chorus slowly and dance it in two groups, so that everybody has once been on stage and once been the audience.',
    ],
    highlights: [
      'A chorus from start to finish in ninety minutes',
      'Classes in English with Korean counting',
      'A sprung floor and at most sixteen people',
      'Your own video under stage light with that option',
    ],
    itinerary: [
      ['Warm-up', 'Stretching, and counting to eight in Korean.', 20],
      ['Count by count', 'The chorus in small pieces, first without music.', 35],
      ['To the music', 'Half speed, then full.', 20],
      ['On stage', 'Two groups, one audience each; pictures.', 15],
    ],
    included: ['Class and teacher', 'Water and towel', 'Lockers and showers', 'Edited video with that option'],
    excluded: ['Dance shoes', 'Transport'],
    know_before: [
      'Trainers with clean soles and clothes you can sweat in. Street shoes stay at the door.',
      'Children from eight may join with an adult in the same class.',
      'Tell the teacher about knees and backs; each step has a gentler version.',
      'You may film yourself; please do not film others without asking.',
    ],
    meeting_point: 'Hongik University Station (Line 2), Exit 9, at street level; the studio is six minutes away',
    words:
      'k-pop kpop dance class hongdae choreography studio idol beginners lesson video cover seoul mapo experience children family',
  },
  ko: {
    name: '홍대 케이팝 댄스 수업',
    summary: '90분, 후렴 하나, 경험은 없어도 됩니다. 한 박씩 배워 몸으로 기억하고 돌아갑니다.',
    description: [
      '홍대는 서울의 춤꾼들이 연습하는 동네입니다. 저녁이면 거리에서, 낮에는 그 아래 지하 연습실에서 춤을 춥니다. 저희 연습실에는 무릎에 무리가 덜한 마루와 거울 벽이 있고, 여덟 박을 네 박으로, 다시 한 박으로 나누어 알려 주는 선생님이 있습니다. 그러다 보면 뒷줄에서 “어, 되네!” 하는 웃음이 터집니다.',
      '노래는 그달의 차트에서 고르고, 안무는 어제 비행기를 탄 사람도 따라 할 수 있도록 선생님이 직접 짭니다. 몸을 충분히 풀고 후렴을 천천히 익힌 뒤 두 조로 나누어 춥니다. 누구나 한 번은 무대에, 한 번은 객석에 서게 됩니다.',
    ],
    highlights: [
      '90분 동안 후렴 하나를 처음부터 끝까지',
      '박자는 한국어로, 설명은 영어로도',
      '충격을 덜어 주는 마루와 최대 16명 정원',
      '영상 반에서 찍는 무대 조명 아래의 내 영상',
    ],
    itinerary: [
      ['몸풀기', '스트레칭을 하며 한국어로 여덟까지 셉니다.', 20],
      ['한 박씩', '음악 없이 후렴을 조금씩 나누어 배웁니다.', 35],
      ['음악에 맞춰', '절반 빠르기로, 그다음 제 빠르기로 춥니다.', 20],
      ['무대', '두 조가 서로의 관객이 되고 사진을 찍습니다.', 15],
    ],
    included: ['수업과 강사', '물과 수건', '보관함과 샤워실', '영상 반의 편집 영상'],
    excluded: ['댄스화', '교통비'],
    know_before: [
      '밑창이 깨끗한 운동화와 땀 흘려도 되는 옷을 준비하세요. 밖에서 신던 신발은 입구에 둡니다.',
      '8세부터 보호자와 같은 수업에 참여할 수 있습니다.',
      '무릎이나 허리가 불편하면 선생님께 말씀해 주세요. 동작마다 쉬운 방법이 있습니다.',
      '자신의 모습은 찍으셔도 됩니다. 다른 분은 먼저 물어봐 주세요.',
    ],
    meeting_point: '지하철 2호선 홍대입구역 9번 출구 앞(연습실까지 걸어서 6분)',
    words: '케이팝 kpop 댄스 춤 수업 클래스 홍대 안무 연습실 스튜디오 초보 영상 커버댄스 서울 마포 체험 가족',
  },
}
