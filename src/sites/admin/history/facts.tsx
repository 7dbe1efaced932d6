import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type AuditKey, auditKeys, auditParts } from '#contract/audit-acts'
import type { AuditEntry, AuditThing } from '#contract/audit-desk'
import { isDay } from '#contract/days'
import type { SettingKey } from '#contract/settings-desk'
import { sites } from '#contract/sites/sites'
import { staffRoles } from '#contract/staff-desk'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useContentLang, useLanguage } from '#src/session/visitor'
import { useSiteLabel } from '../parts/use-site-label'
import { textNames } from '../settings/parts/text-names'
import { paths } from '../site'
import { useRoleNames } from '../staff/parts/use-role-names'
import type { en } from './locale/en'

type Label = keyof (typeof en)['fact']

/** Facts that mean something else in some acts. */
const special: Readonly<Record<string, Label>> = {
  'product.copy from': 'copiedFrom',
  'product.schedule from': 'saleFrom',
  'product.unschedule from': 'saleFrom',
  'product.saleStart from': 'saleFrom',
  'product.departures act': 'step',
  'staff.invite from': 'invitedFrom',
  'fair.submit from': 'statusBefore',
  'fair.withdraw from': 'statusBefore',
  'fair.approved from': 'statusBefore',
  'fair.revision from': 'statusBefore',
  'fair.declined from': 'statusBefore',
  'fair.register from': 'yearBefore',
  'fair.setup.copy from': 'yearBefore',
  'mice.setup.copy from': 'yearBefore',
  'fair.setup.copy days': 'daysMoved',
  'mice.setup.copy days': 'daysMoved',
  'fair.checkInUndone by': 'checkedInBy',
  'phone.change by': 'codeBy',
  'coupon.issue to': 'given_to',
  'inquiry.answer taken': 'answererAssigned',
}
/** Acts whose `from` and `to` are not a change. */
const ranges: Readonly<Record<string, Label>> = { 'product.departures': 'period', 'fair.meeting': 'pair' }

const labels: readonly string[] = [...auditKeys, ...auditParts]
const isLabel = (key: string): key is AuditKey => labels.includes(key)
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)
const isSite = (text: string): text is (typeof sites)[number] => (sites as readonly string[]).includes(text)
const isRole = (value: unknown) => (staffRoles as readonly unknown[]).includes(value)
/** Keys whose value is a word of the platform, and not of a person. */
const worded: readonly string[] = [
  ...['act', 'as', 'by', 'differences', 'from', 'kind', 'lacks', 'mail', 'mode', 'on_behalf', 'parts', 'picture'],
  ...['presence', 'role', 'side', 'social_type', 'status', 'to', 'filters', 'q'],
]
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns how a value of an entry's details is shown: things and people by their names, amounts and times as everywhere. */
function useValue(named: (id: string, key: string) => string | undefined): (value: unknown, key: string) => string {
  const { t } = useTranslation('admin.history')
  const { day, instant } = useDates()
  const won = useWon()
  const language = useLanguage()
  const siteLabel = useSiteLabel()
  const roleNames = useRoleNames()
  const words: Readonly<Record<string, string>> = t('word', { returnObjects: true })
  const weekdays = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const text = (value: string, key: string) => {
    if (isInstant(value)) return instant(value)
    if (isDay(value)) return day(value)
    if (key === 'site' && isSite(value)) return siteLabel(value)
    return named(value, key) ?? (worded.includes(key) ? words[value] : undefined) ?? value
  }
  const shown = (value: unknown, key: string): string => {
    if (isEmpty(value)) return '–'
    if (Array.isArray(value)) {
      if (value.every(isRole)) return roleNames(value)
      return value.map((each) => shown(each, key)).join(key === 'changes' ? '\n' : ', ')
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') {
      if (key.endsWith('_won')) return won(value)
      // 4 January 1970 was a Sunday.
      if (key === 'weekdays') return weekdays.format(new Date(Date.UTC(1970, 0, 4 + value)))
      return ['year', 'version', 'row', 'yearBefore'].includes(key) ? String(value) : value.toLocaleString(language)
    }
    if (typeof value === 'string') return text(value, key)
    return Object.entries(value as object)
      .map(([part, each]) => `${isLabel(part) ? t(`fact.${part}`) : (words[part] ?? part)} ${shown(each, part)}`)
      .join(', ')
  }
  return shown
}

interface FactsOfActProps {
  entry: Pick<AuditEntry, 'act' | 'subject' | 'detail'>
  /** The name of a thing or a person with this id. */
  named: (id: string) => string | undefined
  /** The heading of a column in the export of a list. */
  heading: (list: string, column: string) => string | undefined
}

/** The details of an entry as facts with their names; what was before and after is side by side. */
export function FactsOfAct({ entry: { act, subject, detail }, named, heading }: FactsOfActProps) {
  const { t } = useTranslation('admin.history')
  const valued = useValue((text, key) =>
    key === 'columns' && act === 'desk.export' ? heading(subject, text) : named(text),
  )
  const label = (key: string): string => {
    const own = special[`${act} ${key}`] ?? (isLabel(key) ? key : undefined)
    return own ? t(`fact.${own}`) : key
  }
  const shown = (key: string) => valued(detail[key], special[`${act} ${key}`] === 'yearBefore' ? 'yearBefore' : key)
  const pair = (['from', 'before'] as const).find((key) => key in detail && (key === 'from' ? 'to' : 'after') in detail)
  const [one, two] = pair === 'from' ? ['from', 'to'] : ['before', 'after']
  const others = Object.keys(detail).filter((key) => !isEmpty(detail[key]) && !(pair && (key === one || key === two)))
  if (others.length === 0 && !pair) return '–'
  const range = ranges[act]
  return (
    <dl className="space-y-1 text-start wrap-anywhere">
      {pair && range && <Fact name={t(`fact.${range}`)}>{`${shown(one)} – ${shown(two)}`}</Fact>}
      {pair && !range && (
        <div className="grid grid-cols-2 gap-2">
          {[one, two].map((key) => (
            <div key={key} className="rounded-sm bg-sunken px-2 py-1">
              <dt className="text-muted">{label(key)}</dt>
              <dd>{shown(key)}</dd>
            </div>
          ))}
        </div>
      )}
      {others.map((key) => (
        <Fact key={key} name={label(key)}>
          {shown(key)}
        </Fact>
      ))}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="flex flex-wrap gap-x-1">
    <dt className="text-muted">{name}:</dt>
    <dd className="whitespace-pre-line">{children}</dd>
  </div>
)

const isSetting = (key: string): key is SettingKey => Object.hasOwn(textNames, key)

/** The page of each kind of thing on this desk; the others have none, or one that the id alone does not lead to. */
const pages: Partial<Record<AuditThing['kind'], (id: string) => string>> = {
  product: paths.product,
  reservation: paths.reservation,
  // The site and the id.
  inquiry: (page) => paths.inquiry(page.split('/')[0] ?? '', page.split('/')[1] ?? ''),
  quotation: paths.quotation,
  coupon: paths.coupon,
  affiliate: paths.passAffiliate,
  partnership: paths.passPartnership,
  exhibitor: paths.miceCompany,
  file: paths.file,
}

interface SubjectProps {
  act: string
  subject: string
  thing: AuditThing | undefined
  /** Whether the id is that of a member of staff. */
  isStaff: boolean
}

/** What an entry is about, by its name, as a link to its page. */
export function Subject({ act, subject, thing, isStaff }: SubjectProps) {
  const { t } = useTranslation('admin.history')
  const { t: ofSettings } = useTranslation('admin.settings')
  const lang = useContentLang()
  const words: Readonly<Record<string, string>> = t('word', { returnObjects: true })
  if (act === 'setting.change' && isSetting(subject))
    return (
      <Link to={`${paths.settings}?key=${subject}`} className="underline underline-offset-2">
        {ofSettings(`names.${textNames[subject]}`)}
      </Link>
    )
  if (!thing) return <span className="wrap-anywhere">{words[subject] ?? subject}</span>
  const page = thing.kind === 'account' ? (isStaff ? paths.oneOfStaff : paths.member) : pages[thing.kind]
  const name = thing.name[lang] || subject
  if (!page) return <span className="wrap-anywhere">{name}</span>
  return (
    <Link to={page(thing.page)} className="wrap-anywhere underline underline-offset-2">
      {name}
    </Link>
  )
}
