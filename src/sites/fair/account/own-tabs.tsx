import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnParticipant } from '#contract/fair/participant'
import { CalendarTab } from '../meetings/parts/calendar-tab'
import { FiguresTab } from '../records/parts/figures-tab'
import { RecordsTab } from '../records/parts/records-tab'
import { AccountPart } from './parts/account-part'
import { AgainForm } from './parts/again-form'
import { ProfilePart } from './parts/profile-part'

interface OwnTab {
  /** The value of `?tab=`. */
  value: string
  label: string
  content: ReactNode
}

/** The tabs of the company's own page, each with an address. Those of the meetings are added here. */
export function useOwnTabs(own: OwnParticipant): OwnTab[] {
  const { t } = useTranslation('fair.account')
  const takesPart = own.is_current && own.status === 'approved'
  const attended = own.years.filter(({ status }) => status === 'approved').map(({ year }) => year)
  return [
    { value: 'profile', label: t('mypage.profile'), content: <ProfilePart own={own} /> },
    ...(own.open_year
      ? [
          {
            value: 'again',
            label: t('again.tab', { year: String(own.open_year) }),
            content: <AgainForm own={own} year={own.open_year} />,
          },
        ]
      : []),
    ...(takesPart ? [{ value: 'calendar', label: t('mypage.calendar'), content: <CalendarTab /> }] : []),
    ...(attended.length > 0
      ? [
          {
            value: 'records',
            label: t('mypage.records'),
            content: <RecordsTab years={attended} current={takesPart} />,
          },
          { value: 'figures', label: t('mypage.figures'), content: <FiguresTab years={attended} /> },
        ]
      : []),
    { value: 'account', label: t('mypage.account'), content: <AccountPart own={own} /> },
  ]
}
