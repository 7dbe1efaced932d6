import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pictureUpload } from '#contract/media'
import { miceCompanies } from '#contract/mice/company'
import { miceLogo } from '#contract/mice/logo'
import { query, useCall } from '#src/api/query'
import { FileButton } from '#src/kits/account/file-button'
import { ProfileSection } from '#src/kits/account/profile-section'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { Picture } from '#src/ui/picture'
import { Skeleton } from '#src/ui/skeleton'

const changes = { refreshes: [miceLogo.own, miceCompanies.list] }

/** The logo of a seller's company; it is saved immediately. */
export function LogoPart({ organization }: { organization: string }) {
  const { t } = useTranslation('mice.account')
  const { data, isError } = useQuery(query(miceLogo.own, {}))
  const set = useCall(miceLogo.set, changes)
  const remove = useCall(miceLogo.remove, changes)
  const done = (work: Promise<unknown>) => void work.then(() => toast.success(t('form.saved'))).catch(() => {})
  const logo = data?.logo
  return (
    <ProfileSection title={t('logo.title')} lead={t('logo.lead')}>
      {isError && <Alert tone="error">{t('logo.failed')}</Alert>}
      {!data && !isError && <Skeleton className="h-28 w-60" />}
      {data && (
        <div className="stack-4">
          {logo ? (
            <div className="h-28 w-full max-w-60 overflow-hidden rounded-md border border-line bg-white p-3">
              <Picture picture={{ ...logo, alt: organization }} sizes="240px" className="size-full object-contain" />
            </div>
          ) : (
            <p className="text-muted">{t('logo.none')}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <FileButton
              accept={pictureUpload.types.join(',')}
              label={t(logo ? 'logo.replace' : 'logo.upload')}
              name={t('logo.title')}
              busy={set.isPending}
              onFile={(file) => done(set.mutateAsync({ body: {}, files: { file } }))}
            />
            {logo && (
              <Button variant="ghost" size="sm" busy={remove.isPending} onClick={() => done(remove.mutateAsync({}))}>
                {t('logo.remove')}
              </Button>
            )}
          </div>
        </div>
      )}
    </ProfileSection>
  )
}
