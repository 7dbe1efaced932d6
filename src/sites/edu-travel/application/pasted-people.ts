import { applicationLimits } from '#contract/education/limits'
import { ageBands, groupRoles, sexes, type Written } from '#contract/education/sections'
import { type BadCell, pastedRows } from '#src/kits/paste/pasted-rows'

export type Group = Written['people']['groups'][number]

/** The columns of a pasted list, in order; the count can be left out and defaults to one. */
export const pastedColumns = ['nationality', 'role', 'age', 'sex', 'count'] as const
export type PastedColumn = (typeof pastedColumns)[number]

/** What a pasted list is read with. */
export interface PastedWords {
  /** Returns the code of a country by its name or code, in any language of pasted lists. */
  readonly country: (text: string) => string | undefined
}

/** The accepted words for each role and sex, in every language of pasted lists. */
const words = {
  role: {
    student: ['student', 'students', 's', 'pupil', '학생', '学生', '生徒', 'học sinh'],
    teacher: [
      'teacher',
      'teachers',
      't',
      'staff',
      'leader',
      '교사',
      '인솔교사',
      '인솔 교사',
      '선생님',
      '教師',
      '老师',
      '教员',
      'giáo viên',
    ],
  },
  sex: {
    female: ['female', 'f', 'girl', 'woman', '여', '여자', '여성', '女'],
    male: ['male', 'm', 'boy', 'man', '남', '남자', '남성', '男'],
    other: ['other', 'x', 'o', '기타'],
  },
} as const

const wordOf = (names: Readonly<Record<string, readonly string[]>>, text: string) =>
  Object.entries(names).find(([, all]) => all.includes(text.toLowerCase()))?.[0]

/** The word for years of age after a number, in the languages of pasted lists. */
const unit = /(?<=\d)(?:세|살|歳|才|岁|tuổi|years(?:old)?|yrs)$/

/** The age band of an age in years, or of a band by its name in the form (`13-15`, `25+`). */
function ageOf(typed: string): string | undefined {
  const text = typed.toLowerCase().replace(/\s/g, '').replace(unit, '')
  const years = /^\d{1,2}$/.test(text) ? Number(text) : undefined
  if (years !== undefined) {
    if (years < 10) return 'under_10'
    if (years < 13) return '10_12'
    if (years < 16) return '13_15'
    if (years < 19) return '16_18'
    return years < 25 ? '19_24' : '25_plus'
  }
  const band = text
    .replace(/[-–~]/, '_')
    .replace(/^(?:under|<)_?10$|^10세미만$/, 'under_10')
    .replace(/^25(?:\+|세이상)$/, '25_plus')
  return ageBands.find((each) => each === band)
}

function countOf(text: string): number | undefined {
  if (text === '') return 1
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= applicationLimits.people ? count : undefined
}

/** Whether the first line has column heads instead of people. */
const isHeading = (cells: readonly string[], country: PastedWords['country']) =>
  country(cells[0] ?? '') === undefined && !cells.some((cell) => /\d/.test(cell)) && !wordOf(words.sex, cells[3] ?? '')

/**
 * Reads a list copied from a spreadsheet: cells separated by tabs or commas, one person or group per row. Equal rows are added up
 * while the sum fits the maximum count of a line. Unreadable cells are reported, and their rows are returned as `left` for
 * correction. Nothing is read of a list that is longer than `pastedRows`.
 */
export function pastedPeople(
  text: string,
  { country }: PastedWords,
): { groups: Group[]; bad: BadCell<PastedColumn>[]; left: string; rows: number; isTooLong: boolean } {
  const { rows: lines, isTooLong } = pastedRows(text, (cells) => isHeading(cells, country))
  const groups: Group[] = []
  const added = new Map<string, Group>()
  const bad: BadCell<PastedColumn>[] = []
  let rows = 0
  for (const { row, cells } of lines) {
    const [nationality = '', role = '', age = '', sex = '', count = ''] = cells
    const read = {
      nationality: country(nationality),
      role: wordOf(words.role, role),
      age: ageOf(age),
      sex: wordOf(words.sex, sex),
      count: countOf(count),
    }
    const wrong = pastedColumns.filter((column) => read[column] === undefined)
    bad.push(...wrong.map((column) => ({ row, column, cell: cells[pastedColumns.indexOf(column)] ?? '' })))
    if (wrong.length > 0) continue
    rows++
    const group = read as Group
    const key = [group.nationality, group.role, group.age, group.sex].join(' ')
    const same = added.get(key)
    if (same && (same.count ?? 0) + (group.count ?? 0) <= applicationLimits.people) {
      same.count = (same.count ?? 0) + (group.count ?? 0)
      continue
    }
    groups.push(group)
    added.set(key, group)
  }
  const order = (group: Group) =>
    groupRoles.indexOf(group.role as never) * 100 +
    ageBands.indexOf(group.age as never) * 10 +
    sexes.indexOf(group.sex as never)
  const typed = text.split(/\r?\n/)
  const left = [...new Set(bad.map(({ row }) => typed[row - 1]))].join('\n')
  return { groups: groups.toSorted((one, other) => order(one) - order(other)), bad, left, rows, isTooLong }
}
