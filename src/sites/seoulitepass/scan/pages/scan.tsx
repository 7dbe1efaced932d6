import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/endpoint'
import { onDuty } from '#src/kits/offline/duty'
import { useOfflinePage } from '#src/kits/offline/use-offline-page'
import { Page } from '#src/kits/page/page'
import { useAllowedCamera } from '#src/kits/scanner/use-allowed-camera'
import { usePerson, useSession } from '#src/session/visitor'
import { Container } from '#src/ui/page'
import { useHydrated } from '#src/ui/use-hydrated'
import { ScanDesk } from '../parts/scan-desk'
import { ScanLoading } from '../parts/scan-loading'
import { useLast } from '../parts/use-last'

/** The device stores the places and scans itself: only the user is kept. */
const kept: readonly Endpoint[] = []

/** The page where an affiliate's staff scan passes, also offline (product §2, §4). */
export function Component() {
  const { t } = useTranslation('seoulitepass.scan')
  const isHydrated = useHydrated()
  // Staff who are signed out meanwhile still see their scans.
  const person = useLast(usePerson('member'))
  const hasToken = useSession(({ tokens }) => tokens.member !== undefined)
  // A new tab without a network has no token.
  const account = person?.id ?? (isHydrated && !hasToken ? (onDuty('pass')?.account ?? null) : null)
  useAllowedCamera()
  useOfflinePage('scan', kept)
  return (
    <Page description={t('lead')}>
      <meta name="robots" content="noindex" />
      <main id="content">
        <Container width="form" className="pt-4 pb-(--section)">
          <h1 className="mb-4 text-xl font-bold">{t('title')}</h1>
          {/* Only the browser knows what it has stored. */}
          {isHydrated && account ? <ScanDesk key={account} account={account} /> : <ScanLoading />}
        </Container>
      </main>
    </Page>
  )
}
