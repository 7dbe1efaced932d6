import { cut } from '#contract/cut'

/** The maximum length of a name in a mail, and of a text by a user. */
const longest = { name: 80, text: 2000 } as const

/** Characters that reorder or hide their neighbors, and control characters other than the line feed. */
const unseen = /\p{Cf}|(?!\n)\p{Cc}/gu

/**
 * Breaks up links in words typed by a user, which can be mailed to an address that is not theirs: mail programs turn anything
 * like an address into a link. Ordinary names and sentences stay unchanged.
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

/** The values of mails that users type; all others are ours or an operator's. */
const typed: Record<string, keyof typeof longest> = {
  name: 'name',
  representative_name: 'name',
  depositor: 'name',
  account: 'name',
  title: 'name',
  company: 'name',
  organization: 'name',
  place: 'name',
  what: 'name',
  giver: 'name',
  friend: 'name',
  inviter: 'name',
  question: 'text',
  said: 'text',
}

/** The values of a mail with all links in typed text broken up, at any depth. This is the only place that does it. */
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
