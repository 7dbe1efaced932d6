import { useTranslation } from 'react-i18next'
import { withNext } from '#src/kits/account/use-next'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { CopyButton } from '#src/ui/copy-button'
import { paths } from '../../site'

/** What replaces the scanner: why a code was not opened, and a button for the next one. */
export type Found = { kind: 'foreign'; text: string } | { kind: 'refused'; words: string } | { kind: 'guest' }

export function FoundPanel({ found, onAgain }: { found: Found; onAgain: () => void }) {
  const { t } = useTranslation('shop.scan')
  return (
    <div className="space-y-5">
      {found.kind === 'foreign' && (
        <>
          <Alert tone="info" live title={t('qr.foreign')}>
            {t('qr.foreignText')}
          </Alert>
          <p dir="ltr" className="max-h-60 overflow-y-auto rounded-md bg-sunken p-4 font-mono text-sm wrap-anywhere">
            {found.text}
          </p>
          <CopyButton text={found.text} />
        </>
      )}
      {found.kind === 'refused' && (
        <Alert tone="warning" live>
          {found.words}
        </Alert>
      )}
      {found.kind === 'guest' && (
        <Alert
          tone="info"
          live
          title={t('qr.guest')}
          actions={
            <ButtonLink size="sm" to={withNext(paths.login, paths.qr)}>
              {t('qr.signIn')}
            </ButtonLink>
          }
        >
          {t('qr.guestText')}
        </Alert>
      )}
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {t('qr.again')}
        </Button>
      </div>
    </div>
  )
}
