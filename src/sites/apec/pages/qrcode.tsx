import { useTranslation } from 'react-i18next'
import { useOfflinePage } from '#src/kits/offline/use-offline-page'
import { Page } from '#src/kits/page/page'
import { useAllowedCamera } from '#src/kits/scanner/use-allowed-camera'
import { Container } from '#src/ui/page'
import { useHydrated } from '#src/ui/use-hydrated'
import { StaffDesk } from '../parts/staff-desk'
import { StaffLoading } from '../parts/staff-desk-loading'

/** Check-in at the gates: staff sign in on this page, which also opens and scans offline (product §2, §4). */
export function Component() {
  const { t } = useTranslation('apec.gate')
  const isHydrated = useHydrated()
  useAllowedCamera()
  useOfflinePage('gate')
  return (
    <Page description={t('lead')}>
      <meta name="robots" content="noindex" />
      <link rel="manifest" href="/gate.webmanifest" />
      <main id="content">
        <Container width="form" className="pt-4 pb-(--section)">
          <h1 className="mb-4 text-xl font-bold">{t('title')}</h1>
          {/* Only the browser knows what it has stored. */}
          {isHydrated ? <StaffDesk /> : <StaffLoading />}
        </Container>
      </main>
    </Page>
  )
}
