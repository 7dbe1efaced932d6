import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { cut } from '#contract/cut'
import { ownPath } from '#contract/own-path'
import { PrivatePage } from '#src/kits/page/private-page'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { CopyButton } from '#src/ui/copy-button'
import { paths } from '../../site'

/** The part of an address that is enough to recognize it. */
const shownLength = 500

/** The page for a promotion's link to an unknown place: it is shown as text and never opened (product §2). */
export function Component() {
  const { t } = useTranslation('shop.scan')
  const [search] = useSearchParams()
  const to = cut((search.get('to') ?? '').trim(), shownLength)
  // The server redirects own paths itself; this is for navigations within the site.
  const own = ownPath(to)
  if (own) return <Navigate to={own} replace />
  return (
    <PrivatePage title={t(to ? 'redirect.title' : 'redirect.none')} width="reading">
      <div className="space-y-6">
        {to ? (
          <>
            <Alert tone="warning">{t('redirect.text')}</Alert>
            <div className="space-y-3">
              <h2 className="font-semibold">{t('redirect.target')}</h2>
              <p dir="ltr" className="rounded-md bg-sunken p-4 font-mono text-sm wrap-anywhere">
                {to}
              </p>
              <CopyButton text={to} />
            </div>
          </>
        ) : (
          <p className="text-muted">{t('redirect.noneText')}</p>
        )}
        <ButtonLink to={paths.main}>{t('redirect.home')}</ButtonLink>
      </div>
    </PrivatePage>
  )
}
