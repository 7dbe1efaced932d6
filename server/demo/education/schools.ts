import type { OrganizationKind } from '#contract/education/sections'

/** A made-up organization of the demonstration, marked as a sample. */
export interface DemoSchool {
  organization: string
  kind: OrganizationKind
  country: string
  representative: string
  /** The contact person; `lang` is the language of mails. */
  teacher: string
  lang?: 'ko'
}

/** Schools and agencies that apply. */
export const schools: readonly DemoSchool[] = [
  {
    organization: 'Maple Hill School (sample)',
    kind: 'school',
    country: 'CA',
    representative: 'Grace Oduya',
    teacher: 'Tom Arden',
  },
  {
    organization: 'Lindenhof-Gymnasium (Muster)',
    kind: 'school',
    country: 'DE',
    representative: 'Petra Lang',
    teacher: 'Jonas Wirth',
  },
  {
    organization: 'Lycée des Trois Ponts (exemple)',
    kind: 'school',
    country: 'FR',
    representative: 'Hélène Garnier',
    teacher: 'Luc Moreau',
  },
  {
    organization: 'Sekolah Teluk Biru (contoh)',
    kind: 'school',
    country: 'MY',
    representative: 'Aisyah Rahim',
    teacher: 'Farid Osman',
  },
  {
    organization: 'Blue Lantern High School (sample)',
    kind: 'school',
    country: 'SG',
    representative: 'Tan Wei Ling',
    teacher: 'Marcus Goh',
  },
  {
    organization: '青葉台中学校（見本）',
    kind: 'school',
    country: 'JP',
    representative: '佐野 由美',
    teacher: '高木 蓮',
  },
  { organization: '白鷺學園（範例）', kind: 'school', country: 'TW', representative: '林 雅惠', teacher: '陳 柏宇' },
  { organization: '青松外国语学校（样例）', kind: 'school', country: 'CN', representative: '赵 敏', teacher: '周 扬' },
  {
    organization: 'Trường THPT Hoa Sen (mẫu)',
    kind: 'school',
    country: 'VN',
    representative: 'Nguyễn Thị Hà',
    teacher: 'Trần Quốc Bảo',
  },
  {
    organization: 'Mabini Science School (sample)',
    kind: 'school',
    country: 'PH',
    representative: 'Liza Ramos',
    teacher: 'Paolo Cruz',
  },
  {
    organization: 'SMA Tunas Harapan (contoh)',
    kind: 'school',
    country: 'ID',
    representative: 'Dewi Lestari',
    teacher: 'Budi Santoso',
  },
  {
    organization: 'Riverbend Academy (sample)',
    kind: 'school',
    country: 'US',
    representative: 'Carol Jensen',
    teacher: 'Miguel Santos',
  },
  {
    organization: 'Kestrel College (sample)',
    kind: 'school',
    country: 'GB',
    representative: 'Fiona Marsh',
    teacher: 'Owen Pryce',
  },
  {
    organization: 'Wattle Creek School (sample)',
    kind: 'school',
    country: 'AU',
    representative: 'Karen Doyle',
    teacher: 'Ben Foster',
  },
  {
    organization: 'Step University Seminar (sample)',
    kind: 'university',
    country: 'KZ',
    representative: 'Aliya Serik',
    teacher: 'Timur Askar',
  },
  {
    organization: 'Nordlys University Korean Studies (sample)',
    kind: 'university',
    country: 'NO',
    representative: 'Ingrid Solberg',
    teacher: 'Erik Dahl',
  },
  {
    organization: 'Banyan Study Travel (sample)',
    kind: 'agency',
    country: 'TH',
    representative: 'Somchai Dee',
    teacher: 'Anong Suk',
  },
  {
    organization: 'Red Kite Youth Tours (sample)',
    kind: 'agency',
    country: 'GB',
    representative: 'Sally Howe',
    teacher: 'Ian Clarke',
  },
  {
    organization: '북두 재외 한글학교 (견본)',
    kind: 'other',
    country: 'US',
    representative: '최은정',
    teacher: '강민수',
    lang: 'ko',
  },
  {
    organization: 'Taiga Youth Club (sample)',
    kind: 'other',
    country: 'MN',
    representative: 'Bolor Bat',
    teacher: 'Temuulen Gan',
  },
]

/** Plans for Seoul; the places of official visits are made up, sights are real. */
export const plans = {
  hotels: ['Han River Hostel (sample)', 'Namsan Youth House (sample)', 'Mapo Garden Hotel (sample)'],
  attractions: [
    'Changdeokgung Palace, guided tour',
    'N Seoul Tower',
    'Lotte World Folk Museum',
    'National Museum, special exhibition',
  ],
  schools: ['Haneul Middle School (sample)', 'Sonamu High School (sample)', 'Hanbit Arts High School (sample)'],
  others: ['Gwangjang Market', 'Hanok village walk', 'Cooking class', 'K-pop dance class'],
  purposes: [
    'Our students learn Korean in their second year and want to use it with people of their own age.',
    'We prepare a project on cities and water, and compare our river with the Hangang and the Cheonggyecheon.',
    'The trip is the end of a year in which the class has read about the history of Korea.',
    'Our choir sings together with a Korean school choir, and both classes spend two days with one another.',
  ],
  reasons: [
    'The group comes by public transport from the airport and needs an interpreter at the partner school.',
    'Most families cannot pay for the coach and the experiences by themselves.',
  ],
} as const

/** What the desk asks back, and why it rejects an application. */
export const deskWords = {
  comments: [
    {
      section: 'trip',
      field: 'days.1.activities.0.name',
      text: 'Please name the school that you visit, and the teacher who receives you.',
    },
    { section: 'documents', field: '', text: 'The letter of the school has no date and no signature.' },
    { section: 'support', field: 'reason', text: 'Please say for which days you need the coach.' },
  ],
  rejections: [
    'The stay in Seoul is too short for the educational part of the program.',
    'The same group has been supported this year already.',
  ],
  withdrawals: ['We have to move the trip to next year.', 'Too few families have said yes.'],
} as const
