import type { DocumentKind } from '#contract/education/documents'
import { requestedWon } from '#contract/education/eligibility'
import type { ActivityKind, Written } from '#contract/education/sections'
import type { YearFigures } from '#contract/education/year'

/** A heading with its lines of label and value; a line with an empty label is a paragraph. */
export interface PrintedPart {
  title: string
  lines: [label: string, value: string][]
}

type Named<K extends string> = Record<K, string>

// In both languages side by side: the one print of a version is read by the school and by the desk.
const organizations: Named<Written['contact']['kind']> = {
  '': '',
  school: 'School · 초·중·고등학교',
  university: 'University · 대학교',
  agency: 'Travel agency · 여행사',
  other: 'Other · 기타',
}
const roles: Named<Written['people']['groups'][number]['role']> = {
  '': '',
  student: 'Students · 학생',
  teacher: 'Teachers · 교사',
}
const ages: Named<Written['people']['groups'][number]['age']> = {
  '': '',
  under_10: 'under 10 · 10세 미만',
  '10_12': '10–12',
  '13_15': '13–15',
  '16_18': '16–18',
  '19_24': '19–24',
  '25_plus': '25 and over · 25세 이상',
}
const sexes: Named<Written['people']['groups'][number]['sex']> = {
  '': '',
  female: 'female · 여',
  male: 'male · 남',
  other: 'other · 기타',
}
const activities: Named<ActivityKind | ''> = {
  '': '',
  hotel: 'Hotel · 숙박',
  attraction: 'Paid attraction · 유료 관광지',
  school: 'School visit or exchange · 학교 방문·교류',
  other: 'Other · 기타',
}
const places: Named<'' | 'seoul' | 'elsewhere'> = { '': '', seoul: 'Seoul · 서울', elsewhere: 'elsewhere · 서울 밖' }
const documentNames: Named<DocumentKind> = {
  school_letter: 'Letter of the school · 학교장 확인서',
  participants: 'List of participants · 참가자 현황',
  itinerary: 'Itinerary · 일정표',
  insurance: 'Insurance · 보험 증빙',
  registration: 'Registration of the agency · 여행사 등록증',
  mandate: 'Mandate of the school · 학교 위임장',
}

const countries = new Intl.DisplayNames('en', { type: 'region' })
const won = (amount: number) => `KRW ${amount.toLocaleString('en-US')}`
const countryOf = (code: string) => countries.of(code) ?? code
const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')

const dayLines = ({ days }: Written['trip']): PrintedPart['lines'] =>
  days.flatMap(({ date, activities: planned }) =>
    planned.map(({ kind, name, place, address, starts, ends, people, note }, at): [string, string] => [
      at === 0 ? date : '',
      joined(
        `${activities[kind]}: ${name}`,
        places[place],
        address,
        [starts, ends].filter(Boolean).join('–'),
        people === null ? '' : `${people} people · ${people}명`,
        note,
      ),
    ]),
  )

/** A submitted version, part by part, in both languages. */
export function printedParts(
  { contact, people, trip, support }: Written,
  documents: readonly { kind: DocumentKind; name: string }[],
  { items }: Pick<YearFigures, 'items'>,
): PrintedPart[] {
  const itemOf = (id: string) => items.find((item) => item.id === id)
  return [
    {
      title: 'Organization and contact · 기관과 담당자',
      lines: [
        ['Organization · 기관 이름', contact.organization],
        ['Kind · 기관 종류', organizations[contact.kind]],
        ['Country · 국가', countryOf(contact.country)],
        ['Representative · 대표자', contact.representative],
        ['Contact · 담당자', joined(contact.contact_name, contact.contact_email, contact.contact_phone)],
        ['Website · 홈페이지', contact.website],
      ],
    },
    {
      title: 'Students and teachers · 학생과 교사',
      lines: people.groups.map(({ nationality, role, age, sex, count }) => [
        roles[role],
        `${count ?? 0} — ${joined(countryOf(nationality), ages[age], sexes[sex])}`,
      ]),
    },
    {
      title: 'Trip · 서울 일정',
      lines: [
        ['Arrival · 입국일', trip.arrival],
        ['Departure · 출국일', trip.departure],
        ['Purpose · 목적', trip.purpose],
        ...dayLines(trip),
      ],
    },
    {
      title: 'Support asked for · 지원 항목',
      lines: [
        ...support.lines.map(({ item, quantity }): [string, string] => {
          const { name, unit_won = 0 } = itemOf(item) ?? {}
          return [name ? `${name.en} · ${name.ko}` : item, `${quantity ?? 0} × ${won(unit_won)}`]
        }),
        ['Sum · 합계', won(requestedWon({ support }, { items }))],
        ['Reason · 사유', support.reason],
      ],
    },
    {
      title: 'Documents · 제출 서류',
      lines: documents.map(({ kind, name }) => [documentNames[kind], name]),
    },
  ]
}
