import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../site'

/** A link to the form with this service selected. */
export function RequestLink({ service: { id, name, service } }: { service: Tour }) {
  const { t } = useTranslation(site)
  return (
    service && (
      <ButtonLink to={paths.request(service, id)} variant="secondary" aria-label={t('askNamed', { name })}>
        {t('ask')}
      </ButtonLink>
    )
  )
}
