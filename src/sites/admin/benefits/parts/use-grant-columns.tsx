import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DeskGrant } from '#contract/benefits-desk'
import type { DeskColumn } from '#src/kits/desk/columns'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { paths } from '../../site'

/** The columns of the list of points granted and taken back by operators. */
export function useGrantColumns(): DeskColumn<DeskGrant>[] {
  const { t } = useTranslation('admin.benefits')
  const { instant, dayOf } = useDates()
  const numbers = useNumbers()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('column.member'),
        cell: ({ account_id, name, email }) => (
          <Link to={paths.member(account_id)} className="underline underline-offset-2">
            {name || email}
          </Link>
        ),
        plain: ({ name }) => name,
      },
      { key: 'email', header: t('column.email'), cell: ({ email }) => email, plain: ({ email }) => email },
      {
        key: 'points',
        header: t('grant.points'),
        cell: ({ points }) => numbers(points),
        plain: ({ points }) => points,
        align: 'end',
      },
      { key: 'reason', header: t('grant.reason'), cell: ({ reason }) => reason, plain: ({ reason }) => reason },
      { key: 'at', header: t('column.given_at'), cell: ({ at }) => instant(at), plain: ({ at }) => at },
      {
        key: 'expires_at',
        header: t('column.expires_at'),
        cell: ({ expires_at }) => (expires_at ? dayOf(expires_at) : '–'),
        plain: ({ expires_at }) => expires_at,
      },
    ],
    [t, instant, dayOf, numbers],
  )
}
