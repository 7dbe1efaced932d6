import { cut } from '#contract/cut'

/** What a name in a mail may be long, and what somebody had written. */
const longest = { name: 80, text: 2000 } as const

/** Marks that turn or hide what is beside them, and control characters but for the end of a line. */
const unseen = /\p{Cf}|(?!\n)\p{Cc}/gu

/**
 * Words that somebody typed, as they may be in a mail to an address that need not be theirs: mail programs make links of
 * what looks like an address, so it is taken apart. Ordinary names and sentences stay as they are.
 */
function apart(text: string): string {
  return (
    text
      .replace(unseen, '')
      // https://… and mailto:…
      .replace(/\b(?:https?:|ftp:|mailto:|tel:|sms:|data:|javascript:)/gi, '')
      .replace(/:?\/\//g, ' ')
      // naru.example, also with the full stops of other scripts.
      .replace(/(?<=[\p{L}\p{N}])([.．。｡])(?=\p{L}{2})/gu, '$1 ')
      .replace(/(?<=\S)@(?=\S)/g, ' @ ')
  )
}

const shortened = (text: string, most: number) => (text.length > most ? `${cut(text, most - 1)}…` : text)

/** The values of mails that people have typed, whoever they are; all others are ours or an operator's. */
const typed: Record<string, keyof typeof longest> = {
  name: 'name',
  representative_name: 'name',
  depositor: 'name',
  account: 'name',
  title: 'name',
  company: 'name',
  organisation: 'name',
  place: 'name',
  what: 'name',
  question: 'text',
  said: 'text',
}

/** The values of a mail with what people typed made harmless, however deep it lies: the one place where that is done. */
export function withoutLinks<V>(values: V, key = ''): V {
  if (typeof values === 'string') {
    const kind = typed[key]
    if (!kind) return values
    const words = apart(values)
    return shortened(kind === 'name' ? words.replace(/\s+/g, ' ').trim() : words, longest[kind]) as V
  }
  if (Array.isArray(values)) return values.map((each) => withoutLinks(each, key)) as V
  if (values === null || typeof values !== 'object') return values
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutLinks(value, name)])) as V
}
