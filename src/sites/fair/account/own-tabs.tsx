import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnParticipant } from '#contract/fair/participant'
import { CalendarTab } from '../meetings/parts/calendar-tab'
import { RecordsTab } from '../records/parts/records-tab'
import { AccountPart } from './parts/account-part'
import { ProfilePart } from './parts/profile-part'

interface OwnTab {
  /** Of `?tab=`. */
  value: string
  label: string
  content: ReactNode
}

/** The parts of one's own page, each an address. What belongs to meetings is a line here. */
export function useOwnTabs(own: OwnParticipant): OwnTab[] {
  const { t } = useTranslation('fair.account')
  return [
    { value: 'profile', label: t('mypage.profile'), content: <ProfilePart own={own} /> },
    ...(own.status === 'approved'
      ? [
          { value: 'calendar', label: t('mypage.calendar'), content: <CalendarTab /> },
          { value: 'records', label: t('mypage.records'), content: <RecordsTab /> },
        ]
      : []),
    { value: 'account', label: t('mypage.account'), content: <AccountPart own={own} /> },
  ]
}
