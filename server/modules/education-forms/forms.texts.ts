import type { FormKind } from '#contract/education/forms'
import type { Lang } from '#contract/languages'

/** The texts of a letter with lines to fill in. */
interface LetterTexts {
  title: string
  lead: string
  /** The names of the lines to fill in. */
  lines: string[]
  /** What the signature confirms. */
  confirms: string[]
  sign: string[]
  note: string
}
interface TableTexts {
  title: string
  note: string
  columns: { name: string; example: string }[]
}
interface FormTexts {
  file: string
  program: string
  letters: Record<'school_letter' | 'mandate', LetterTexts>
  tables: Record<'participants' | 'itinerary', TableTexts>
}

export const formTexts: Record<Lang, FormTexts> = {
  en: {
    file: 'Seoul Edu Travel',
    program: 'Seoul Edu Travel support program',
    letters: {
      school_letter: {
        title: 'Letter of the school',
        lead: 'To the program office of Seoul Edu Travel. Our school confirms the trip below.',
        lines: [
          'Name of the school',
          'Address and country',
          'Arrival in Seoul and departure',
          'Number of students and of teachers',
          'Purpose of the trip',
          'Teacher in charge, phone and email',
        ],
        confirms: [
          'The students travel as a group of our school, accompanied by teachers.',
          'The parents or guardians of all minors have agreed to the trip.',
          'What the application states is true as far as the school knows.',
        ],
        sign: ['Place and date', 'Name and position', 'Signature and stamp of the school'],
        note: 'May be filled in in any language. Please add what a reader needs in English or Korean.',
      },
      mandate: {
        title: 'Mandate of the school',
        lead: 'To the program office of Seoul Edu Travel. Our school names the agency that applies on its behalf.',
        lines: [
          'Name of the school',
          'Name of the travel agency',
          'Registration number of the agency and country',
          'Arrival in Seoul and departure',
          'Contact at the school, phone and email',
        ],
        confirms: [
          'The agency may apply for support of this trip, answer what is asked back and send the report.',
          'The school has seen the plan of the trip and agrees to it.',
          'The mandate ends with the report, or earlier when the school says so in writing.',
        ],
        sign: ['Place and date', 'Name and position', 'Signature and stamp of the school'],
        note: 'May be filled in in any language. Please add what a reader needs in English or Korean.',
      },
    },
    tables: {
      participants: {
        title: 'List of participants',
        note: 'Numbers only: no names, no passport numbers. The rows can be pasted into the application.',
        columns: [
          { name: 'Nationality (two letters)', example: 'JP' },
          { name: 'Students or teachers', example: 'student' },
          { name: 'Age', example: '16-18' },
          { name: 'Sex', example: 'female' },
          { name: 'Number', example: '12' },
        ],
      },
      itinerary: {
        title: 'Itinerary',
        note: 'One row for each item of the plan, in the order of the days. Times are times in Seoul.',
        columns: [
          { name: 'Date', example: '2027-04-12' },
          { name: 'From', example: '10:00' },
          { name: 'To', example: '12:00' },
          { name: 'Kind (hotel, paid attraction, school, other)', example: 'paid attraction' },
          { name: 'Name', example: 'Gyeongbokgung Palace' },
          { name: 'Address', example: '161 Sajik-ro, Jongno-gu' },
          { name: 'People', example: '34' },
        ],
      },
    },
  },
  ko: {
    file: '서울 교육여행',
    program: '서울 교육여행 지원사업',
    letters: {
      school_letter: {
        title: '학교장 확인서',
        lead: '서울 교육여행 운영사무국 귀하. 우리 학교는 아래 여행을 확인합니다.',
        lines: [
          '학교 이름',
          '주소와 국가',
          '입국일과 출국일',
          '학생 수와 교사 수',
          '여행 목적',
          '담당 교사, 전화번호, 이메일',
        ],
        confirms: [
          '학생들은 우리 학교의 단체로 여행하며 교사가 인솔합니다.',
          '미성년 학생의 보호자가 모두 여행에 동의했습니다.',
          '신청서의 내용은 학교가 아는 한 사실과 같습니다.',
        ],
        sign: ['작성한 곳과 날짜', '이름과 직위', '서명과 학교 직인'],
        note: '어떤 언어로 작성해도 됩니다. 필요한 부분에는 영어나 한국어를 덧붙여 주세요.',
      },
      mandate: {
        title: '학교 위임장',
        lead: '서울 교육여행 운영사무국 귀하. 우리 학교는 아래 여행사가 대신 신청함을 확인합니다.',
        lines: [
          '학교 이름',
          '여행사 이름',
          '여행사 등록번호와 국가',
          '입국일과 출국일',
          '학교 담당자, 전화번호, 이메일',
        ],
        confirms: [
          '여행사는 이 여행의 지원을 신청하고, 보완 요청에 답하며, 결과를 보고할 수 있습니다.',
          '학교는 여행 계획을 확인했으며 이에 동의합니다.',
          '위임은 결과 보고로 끝나며, 학교가 서면으로 알리면 그 전에 끝납니다.',
        ],
        sign: ['작성한 곳과 날짜', '이름과 직위', '서명과 학교 직인'],
        note: '어떤 언어로 작성해도 됩니다. 필요한 부분에는 영어나 한국어를 덧붙여 주세요.',
      },
    },
    tables: {
      participants: {
        title: '참가자 현황',
        note: '인원수만 적어 주세요. 이름과 여권번호는 적지 않습니다. 표의 행을 신청서에 그대로 붙여 넣을 수 있습니다.',
        columns: [
          { name: '국적(영문 두 글자)', example: 'JP' },
          { name: '학생·교사', example: '학생' },
          { name: '연령대', example: '16-18' },
          { name: '성별', example: '여' },
          { name: '인원', example: '12' },
        ],
      },
      itinerary: {
        title: '일정표',
        note: '일정마다 한 줄씩 날짜순으로 적어 주세요. 시각은 한국 시간입니다.',
        columns: [
          { name: '날짜', example: '2027-04-12' },
          { name: '시작', example: '10:00' },
          { name: '종료', example: '12:00' },
          { name: '구분(호텔, 유료 관광지, 학교, 기타)', example: '유료 관광지' },
          { name: '이름', example: '경복궁' },
          { name: '주소', example: '종로구 사직로 161' },
          { name: '인원', example: '34' },
        ],
      },
    },
  },
}

/** The file name of a form. */
export const formFileName = (kind: FormKind, lang: Lang, format: string): string => {
  const { file, letters, tables } = formTexts[lang]
  const { title } = kind === 'school_letter' || kind === 'mandate' ? letters[kind] : tables[kind]
  return `${file} - ${title}.${format}`
}
