import type { Lang } from '#contract/languages'
import { GroupPerson } from '#contract/mice/group'
import { type BadCell, pastedRows } from '#src/kits/paste/pasted-rows'

/** The columns of a pasted list, in order; the last three can be left out. */
export const colleagueColumns = ['name_latin', 'email', 'position', 'country', 'lang'] as const
export type ColleagueColumn = (typeof colleagueColumns)[number]

const languages: Record<Lang, readonly string[]> = {
  en: ['en', 'english', '영어', '영문'],
  ko: ['ko', 'korean', '한국어', '국문'],
}

/** Short names in lists from Korea; full names of all countries are known anyway. */
const isKorea = (text: string) => /^(?:korea|한국)$/i.test(text)

const langOf = (text: string, country: string | undefined): Lang | undefined => {
  if (text === '') return country === 'KR' ? 'ko' : 'en'
  return (['en', 'ko'] as const).find((lang) => languages[lang].includes(text.toLowerCase()))
}

interface Countries {
  /** The code of a country by its name or code. */
  country: (text: string) => string | undefined
  /** The country of the member who makes the list, for rows without one. */
  ownCountry: string
}

/**
 * Reads people of one organization from a spreadsheet, one per row. Unreadable cells and repeated addresses are reported, and
 * their rows left out.
 */
export function pastedColleagues(
  text: string,
  { country, ownCountry }: Countries,
): { people: GroupPerson[]; bad: BadCell<ColleagueColumn>[]; isTooLong: boolean } {
  const { rows, isTooLong } = pastedRows(text, (cells) => !cells.some((cell) => cell.includes('@')))
  const people: GroupPerson[] = []
  const bad: BadCell<ColleagueColumn>[] = []
  const { name_latin, email, position } = GroupPerson.shape
  for (const { row, cells } of rows) {
    const [name = '', address = '', job = '', place = '', language = ''] = cells
    const land = place === '' ? ownCountry : isKorea(place) ? 'KR' : country(place)
    const validEmail = email.safeParse(address).data
    const read = {
      name_latin: name_latin.safeParse(name).data,
      email: people.some((each) => each.email === validEmail) ? undefined : validEmail,
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
