import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useDates } from '#src/session/dates'
import { ButtonLink } from '#src/ui/button'
import { Table } from '#src/ui/table'
import { paths, site } from '../../site'
import { SectionTabs } from '../parts/section-tabs'
import { State } from '../parts/state'
import { useRoleNames } from '../parts/use-role-names'
import { staff } from '../queries'

/** The staff of the desks with their roles (product §6). */
export function Component() {
  const { t } = useTranslation('admin.staff')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const roleNames = useRoleNames()
  const { data } = useSuspenseQuery(staff())
  return (
    <DeskPage
      title={ofSite('title.staff')}
      actions={
        <ButtonLink to={paths.inviteStaff} size="sm">
          {t('invite.open')}
        </ButtonLink>
      }
    >
      <div className="space-y-3">
        <SectionTabs now="staff" />
        <Table
          dense
          caption={ofSite('title.staff')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: t('column.name'),
              cell: ({ id, name }) => (
                <Link to={paths.oneOfStaff(id)} className="font-semibold hover:underline">
                  {name}
                </Link>
              ),
            },
            { key: 'state', header: t('column.state'), cell: (row) => <State person={row} /> },
            { key: 'roles', header: t('column.roles'), cell: ({ roles }) => roleNames(roles) },
            { key: 'email', header: t('column.email'), cell: ({ email }) => email },
            {
              key: 'factor',
              header: t('column.factor'),
              cell: ({ factor_at }) => t(`factor.${factor_at ? 'on' : 'off'}`),
            },
            {
              key: 'signed_in_at',
              header: t('column.signed_in_at'),
              cell: ({ signed_in_at }) => (signed_in_at ? instant(signed_in_at) : '–'),
            },
          ]}
        />
      </div>
    </DeskPage>
  )
}
