import { type Exhibit, leadLimits, type MiceLead, miceLeads } from '#contract/mice/lead'
import { call } from '#src/api/call'

/** Maximum number of leads per response. */
const atOnce = 200

/** Loads all leads of an exhibitor, latest first. Throws `CallError`. */
export async function allLeads({ id }: Pick<Exhibit, 'id'>): Promise<MiceLead[]> {
  const all: MiceLead[] = []
  let cursor: string | null = ''
  while (cursor !== null && all.length < leadLimits.leads) {
    const query = { per_page: atOnce, ...(cursor && { cursor }) }
    const page: { items: MiceLead[]; next: string | null } = await call(miceLeads.list, { params: { id }, query })
    all.push(...page.items)
    cursor = page.next
  }
  return all
}

/** The heads of the sheet, in the order of its columns, and the names of next steps. */
interface SheetWords {
  heads: readonly [string, string, string, string, string, string, string, string, string]
  next: (step: MiceLead['next_step']) => string
  when: (instant: string) => string
}

/** Leads as a workbook. */
export async function leadSheet(leads: readonly MiceLead[], { heads, next, when }: SheetWords): Promise<Blob> {
  const { xlsxWriter } = await import('#src/kits/desk/xlsx')
  const writer = xlsxWriter(heads)
  writer.rows(
    leads.map((each) => [
      ...[each.name, each.name_latin, each.organization, each.email],
      each.stars || null,
      ...[next(each.next_step), each.words, when(each.scanned_at), each.scanned_by],
    ]),
  )
  return writer.end()
}

/** Escapes a text for a vCard: its separators, and line breaks (RFC 6350, 3.4). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n')

/** Folds lines at 75 bytes; each continuation begins with a space (RFC 6350, 3.2). */
function folded(line: string): string {
  const lines: string[] = []
  let now = ''
  for (const sign of line) {
    if (new TextEncoder().encode(now + sign).length > 75) {
      lines.push(now)
      now = ' '
    }
    now += sign
  }
  return [...lines, now].join('\r\n')
}

const cardOf = ({ name, name_latin, organization, email, words }: MiceLead): string[] => [
  'BEGIN:VCARD',
  'VERSION:3.0',
  `FN:${escaped(name_latin)}`,
  `N:${escaped(name_latin)};;;;`,
  ...(name === name_latin ? [] : [`NICKNAME:${escaped(name)}`]),
  `ORG:${escaped(organization)}`,
  `EMAIL;TYPE=INTERNET:${escaped(email)}`,
  ...(words ? [`NOTE:${escaped(words)}`] : []),
  'END:VCARD',
]

/** Leads as vCards, which phones and mail programs import together; version 3 has the widest support. */
export const leadCards = (leads: readonly MiceLead[]): Blob =>
  new Blob(
    leads.map((each) => `${cardOf(each).map(folded).join('\r\n')}\r\n`),
    { type: 'text/vcard;charset=utf-8' },
  )
