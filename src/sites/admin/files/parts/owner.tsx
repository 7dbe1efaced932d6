import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FileRow } from '#contract/files-desk'
import { usePerson } from '#src/session/visitor'
import { ownerRoles, paths } from '../../site'

/** Who uploaded a file, with a link to the account's page where the user may open it. */
export function Owner({ owner }: Pick<FileRow, 'owner'>) {
  const { t } = useTranslation('admin.files')
  const person = usePerson('admin')
  if (!owner || owner.area === 'guest') return <span className="text-muted">{owner?.name || t('noOwner')}</span>
  const isOwner = ownerRoles.some((role) => person?.roles.includes(role))
  const place = owner.area === 'admin' ? isOwner && paths.oneOfStaff(owner.id) : paths.member(owner.id)
  const name = owner.name || '–'
  return place ? (
    <Link to={place} className="underline underline-offset-2 hover:text-ink">
      {name}
    </Link>
  ) : (
    name
  )
}
