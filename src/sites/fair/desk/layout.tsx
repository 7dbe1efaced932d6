import { useTranslation } from 'react-i18next'
import type { Role } from '#contract/endpoint'
import { DeskFrame } from '#src/kits/desk/frame'
import { site, usePaths } from '../site'

/** Roles that work at the fair's desk (product §6). */
export const deskRoles = ['fair-admin'] as const satisfies readonly Role[]

/** The frame of every page of the fair's desk. */
export function Component() {
  const { t } = useTranslation('fair.desk')
  const paths = usePaths()
  const entry = (path: string, label: string) => ({ path, label, roles: deskRoles })
  return (
    <DeskFrame
      info={{ site, name: t('name'), description: t('name') }}
      area="business"
      home={paths.desk}
      signin={paths.ppipsa}
      entries={[
        entry(paths.desk, t('nav.home')),
        entry(paths.deskParticipants, t('nav.participants')),
        entry(paths.deskMeetings, t('nav.meetings')),
        entry(paths.deskMatching, t('nav.matching')),
        entry(paths.deskDay, t('nav.day')),
        entry(paths.deskRecords, t('nav.records')),
        entry(paths.deskStatistics, t('nav.statistics')),
        entry(paths.deskMails, t('nav.mails')),
        entry(paths.deskBoards, t('nav.boards')),
        entry(paths.deskSetup, t('nav.setup')),
      ]}
      roleNames={{ 'fair-admin': t('role') }}
    />
  )
}
