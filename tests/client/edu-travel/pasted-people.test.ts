import { describe, expect, it } from 'vitest'
import { pastedPeople } from '#src/sites/edu-travel/application/pasted-people'

const countries: Record<string, string> = { JP: 'JP', Japan: 'JP', 일본: 'JP', VN: 'VN' }
const read = (text: string) => pastedPeople(text, { country: (word) => countries[word] })

describe('a list of people pasted from a spreadsheet (product §5)', () => {
  it('adds up identical rows, in either language, below a heading', () => {
    const { groups, bad, rows } = read(
      ['Nationality\tRole\tAge\tSex', 'Japan\tstudent\t16\tF', 'JP\tStudent\t17\tgirl', '일본\t교사\t41\t남\t2'].join(
        '\r\n',
      ),
    )
    expect(bad).toEqual([])
    expect(rows).toBe(3)
    expect(groups).toEqual([
      { nationality: 'JP', role: 'student', age: '16_18', sex: 'female', count: 2 },
      { nationality: 'JP', role: 'teacher', age: '25_plus', sex: 'male', count: 2 },
    ])
  })

  it('names each unreadable cell and imports the other rows', () => {
    const { groups, bad } = read(['JP,student,15,m,3', 'Atlantis,student,abc,m', '', 'VN,cook,15,f,0'].join('\n'))
    expect(bad).toEqual([
      { row: 2, column: 'nationality', cell: 'Atlantis' },
      { row: 2, column: 'age', cell: 'abc' },
      { row: 4, column: 'role', cell: 'cook' },
      { row: 4, column: 'count', cell: '0' },
    ])
    expect(groups).toEqual([{ nationality: 'JP', role: 'student', age: '13_15', sex: 'male', count: 3 }])
  })

  it('returns the rows that it could not read as they were typed, to be corrected', () => {
    const { left } = read(['JP,student,15,m,3', 'Atlantis,student,abc,m', '', 'VN,cook,15,f,0'].join('\n'))
    expect(left).toBe('Atlantis,student,abc,m\nVN,cook,15,f,0')
    expect(read('JP,student,15,m,3').left).toBe('')
  })

  it.each([
    ['9', 'under_10'],
    ['12', '10_12'],
    ['10–12', '10_12'],
    ['19 - 24', '19_24'],
    ['25+', '25_plus'],
    ['17살', '16_18'],
    ['13~15세', '13_15'],
    ['12 years', '10_12'],
    ['99', '25_plus'],
  ])('reads the age %s', (age, band) => {
    expect(read(`JP,student,${age},f`).groups[0]?.age).toBe(band)
  })

  it('reads full-width letters and digits, decomposed Hangul and cells with invisible marks', () => {
    const rows = ['ＪＰ\t학생\t１６\t여\t２', `일본\t교사\t41\t남`.normalize('NFD'), '\u200eJP\tstudent\u200b\t16\tF']
    const { groups, bad } = read(rows.join('\n'))
    expect(bad).toEqual([])
    expect(groups.map(({ role, age, count }) => [role, age, count])).toEqual([
      ['student', '16_18', 3],
      ['teacher', '25_plus', 1],
    ])
  })

  it('treats a first row of people as people, not as a heading', () => {
    expect(read('JP,student,12,f').rows).toBe(1)
    expect(read('Japan,teacher,under 10,f').rows).toBe(1)
  })

  it('starts another line where one would exceed its maximum', () => {
    const { groups } = read(['JP,student,12,f,400', 'JP,student,12,f,90', 'JP,student,12,f,20'].join('\n'))
    expect(groups.map(({ count }) => count)).toEqual([490, 20])
  })

  it('reads nothing of a list that is too long, instead of a part of it', () => {
    const rows = (count: number) => read('JP,student,12,f\n'.repeat(count))
    expect(rows(2000)).toMatchObject({ rows: 2000, isTooLong: false })
    expect(rows(2001)).toMatchObject({ rows: 0, isTooLong: true })
  })
})
