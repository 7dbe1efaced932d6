import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { site } from '../site'

/** Says that a list shows only what one import created, with a link to all of it. */
export function OneImport({ to }: { to: string }) {
  const { t } = useTranslation(site)
  return (
    <p className="text-sm text-muted">
      {t('oneImport.text')}{' '}
      <Link to={to} className="font-semibold text-accent hover:underline">
        {t('oneImport.all')}
      </Link>
    </p>
  )
}
