import type { Lang } from '#contract/languages'
import { GroupPerson } from '#contract/mice/group'
import { type BadCell, pastedRows } from '#src/kits/paste/pasted-rows'

/** The columns of a pasted list, in their order; the last three may be left out. */
export const colleagueColumns = ['name_latin', 'email', 'position', 'country', 'lang'] as const
export type ColleagueColumn = (typeof colleagueColumns)[number]

const languages: Record<Lang, readonly string[]> = {
  en: ['en', 'english', '영어', '영문'],
  ko: ['ko', 'korean', '한국어', '국문'],
}

/** As lists of people in Korea have it; the full names are those of every country. */
const isKorea = (text: string) => /^(?:korea|한국)$/i.test(text)

const langOf = (text: string, country: string | undefined): Lang | undefined => {
  if (text === '') return country === 'KR' ? 'ko' : 'en'
  return (['en', 'ko'] as const).find((lang) => languages[lang].includes(text.toLowerCase()))
}

interface Known {
  /** The code of a country by its name or code. */
  country: (text: string) => string | undefined
  /** Of whoever makes the list, for rows that name none. */
  ownCountry: string
}

/**
 * Reads people of one organization out of a spreadsheet, one in each row; each cell that cannot be read is named and its row left out. An address
 * that is on the list already is named too.
 */
export function pastedColleagues(
  text: string,
  { country, ownCountry }: Known,
): { people: GroupPerson[]; bad: BadCell<ColleagueColumn>[]; isTooLong: boolean } {
  const { rows, isTooLong } = pastedRows(text, (cells) => !cells.some((cell) => cell.includes('@')))
  const people: GroupPerson[] = []
  const bad: BadCell<ColleagueColumn>[] = []
  const { name_latin, email, position } = GroupPerson.shape
  for (const { row, cells } of rows) {
    const [name = '', address = '', job = '', place = '', language = ''] = cells
    const land = place === '' ? ownCountry : isKorea(place) ? 'KR' : country(place)
    const known = email.safeParse(address).data
    const read = {
      name_latin: name_latin.safeParse(name).data,
      email: people.some((each) => each.email === known) ? undefined : known,
      position: position.safeParse(job).data,
      country: land,
      lang: langOf(language, land),
    }
    const wrong = colleagueColumns.filter((column) => read[column] === undefined)
    bad.push(...wrong.map((column) => ({ row, column, cell: cells[colleagueColumns.indexOf(column)] ?? '' })))
    if (wrong.length === 0) people.push(read as GroupPerson)
  }
  return { people, bad, isTooLong }
}
