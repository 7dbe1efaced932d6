import { useTranslation } from 'react-i18next'

/** Where the heading of a column is: in which texts, if not in those of its list, and under which key. */
type Place = string | readonly [namespace: string, key: string]

interface ExportedList {
  /** The texts of the list. */
  texts: string
  /** The texts of other columns than those that are called `column.` and their key. */
  headings?: Readonly<Record<string, Place>>
  /** The section that has the others. */
  section?: string
}

const inquiries = {
  number: 'fact.number',
  email: 'fact.email',
  assignee: 'assigned.title',
  created_at: 'fact.asked',
  first_answer: 'fact.firstAnswer',
} as const

/** Every list of a desk that is exported, by its name in the audit log. */
export const exportedLists: Readonly<Record<string, ExportedList>> = {
  'admin.companies': { texts: 'admin.companies' },
  'admin.coupons': { texts: 'admin.benefits' },
  'admin.files': { texts: 'admin.files' },
  'admin.inquiries': { texts: 'inquiry-desk', headings: { ...inquiries, site: ['admin.inquiries', 'column.site'] } },
  'admin.mails': { texts: 'admin.mails' },
  'admin.manifest': {
    texts: 'admin.reservations',
    headings: {
      ...{ time: 'manifest.time', party: 'trip.lines', travelers: 'trip.travelers', option: 'trip.option' },
      ...{ language: 'manifest.language', nationality: 'trip.nationality', notes: 'manifest.notes' },
    },
  },
  'admin.members': { texts: 'admin.members' },
  'admin.mice-people': {
    texts: 'admin.mice',
    section: 'people',
    headings: { name_latin: 'people.name', name: 'people.own' },
  },
  'admin.partnerships': { texts: 'admin.pass', section: 'partnership.column' },
  'admin.points': {
    texts: 'admin.benefits',
    headings: {
      ...{ name: 'column.member', points: 'grant.points', reason: 'grant.reason', at: 'column.given_at' },
    },
  },
  'admin.posts': {
    texts: 'admin.reviews',
    headings: { url: 'column.post', author: 'column.sender', created_at: 'column.sent_at' },
  },
  'admin.quotations': { texts: 'admin.quotations' },
  'admin.reservations': { texts: 'admin.reservations' },
  'admin.reviews': { texts: 'admin.reviews' },
  'edu-admin.apply': { texts: 'edu-admin.apply' },
  'edu-admin.members': { texts: 'edu-admin.members', headings: { organization_latin: 'column.latin' } },
  'edu-admin.qna': { texts: 'inquiry-desk', headings: inquiries },
  'edu-admin.report': { texts: 'edu-admin.report', headings: { submitted: 'facts.submitted' } },
  'fair.mails': { texts: 'fair.desk-mails', headings: { sent: 'column.state' } },
  'fair.meetings': { texts: 'fair.desk-meetings' },
  'fair.participants': { texts: 'fair.desk' },
  'fair.records': {
    texts: 'fair.desk-records',
    headings: {
      ...{ buyer: 'side.buyer', seller: 'side.seller', held_buyer: 'held.buyer', held_seller: 'held.seller' },
    },
  },
}

/** A column of the records that each side has: what it is and whose. */
const ofSide = /^(.+)_(buyer|seller)$/

/**
 * Returns the heading that a column has in the export of a list, in the reader's language; undefined if there is no such column,
 * and until the texts of these lists are loaded.
 */
export function useHeadings(lists: readonly string[]): (list: string, column: string) => string | undefined {
  const known = lists.flatMap((list) => exportedLists[list] ?? [])
  const others = known.flatMap(({ headings = {} }) => Object.values(headings))
  const needed = [
    'admin.history',
    ...known.map(({ texts }) => texts),
    ...others.flatMap((place) => (typeof place === 'string' ? [] : [place[0]])),
  ]
  const { i18n } = useTranslation([...new Set(needed)] as 'admin.history'[])
  const text = (namespace: string, key: string, values: Record<string, string> = {}): string | undefined => {
    // The types know the texts of each namespace; which one it is depends on the list.
    const ns = namespace as 'admin.history'
    return i18n.exists(key, { ns }) ? i18n.t(key as never, { ns, ...values }) : undefined
  }
  return (list, column) => {
    const of = exportedLists[list]
    if (!of) return undefined
    const { texts, section = 'column', headings = {} } = of
    const place = headings[column] ?? `${section}.${column}`
    const found = typeof place === 'string' ? text(texts, place) : text(...place)
    if (found) return found
    const [, field = '', side = ''] = ofSide.exec(column) ?? []
    const [what, whose] = [text(texts, `field.${field}`), text(texts, `side.${side}`)]
    return what && whose ? text(texts, 'column.ofSide', { field: what, side: whose }) : undefined
  }
}
