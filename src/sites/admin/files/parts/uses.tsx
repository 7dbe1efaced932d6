import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FileRow } from '#contract/files-desk'
import { placeOf } from './place-of'

/** What a file belongs to, each with a link to its page where the user may open it. */
export function Uses({ uses, more }: Pick<FileRow, 'uses' | 'more'>) {
  const { t } = useTranslation('admin.files')
  if (uses.length === 0) return <span className="text-muted">{t('unused')}</span>
  return (
    <ul className="md:min-w-56">
      {uses.map((use) => {
        const place = placeOf(use)
        return (
          <li key={`${use.subject} ${use.id}`}>
            {t(`subject.${use.subject}`)}{' '}
            {place ? (
              <Link to={place} className="wrap-anywhere underline underline-offset-2 hover:text-ink">
                {use.name}
              </Link>
            ) : (
              <span className="wrap-anywhere">{use.name}</span>
            )}
          </li>
        )
      })}
      {more > 0 && <li className="text-muted">{t('more', { count: more })}</li>}
    </ul>
  )
}
