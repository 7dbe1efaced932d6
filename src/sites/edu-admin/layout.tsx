import { useTranslation } from 'react-i18next'
import { DeskFrame } from '#src/kits/desk/frame'
import { deskRoles, paths, site } from './site'

/** The frame of every page of the site. */
export function Component() {
  const { t } = useTranslation(site)
  const entry = (path: string, label: string, pages: string[] = []) => ({ path, label, pages, roles: deskRoles })
  return (
    <DeskFrame
      info={{ site, name: t('name'), description: t('description') }}
      area="admin"
      home={paths.home}
      signin={paths.signin}
      entries={[
        entry(paths.home, t('nav.home')),
        entry(paths.apply, t('nav.apply'), [paths.applyDetails]),
        entry(paths.applyReport, t('nav.report')),
        { ...entry(paths.applyApproval, t('nav.approval')), roles: ['chief'] },
        entry(paths.members, t('nav.members'), [paths.membersDetails]),
        entry(paths.faq, t('nav.boards'), [paths.boardAdd, paths.boardEdits]),
        entry(paths.qna, t('nav.qna')),
      ]}
      roleNames={{ reviewer: t('role.reviewer'), chief: t('role.chief') }}
    />
  )
}
