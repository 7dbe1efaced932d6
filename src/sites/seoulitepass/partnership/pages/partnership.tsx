import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { Alert } from '#src/ui/alert'
import { Card } from '#src/ui/card'
import { ErrorState } from '#src/ui/error-state'
import { Page as Content } from '#src/ui/page'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { site } from '../../site'
import { ApplicationForm } from '../parts/application-form'
import { Offer } from '../parts/offer'
import { OwnApplication } from '../parts/own-application'
import { useApplication } from '../parts/use-application'

/** The benefits for partners, the application form, and the application opened by an emailed link (product §2, §4). */
export function Component() {
  const { t } = useTranslation('seoulitepass.partnership')
  const { t: frame } = useTranslation(site)
  const { opened, isLooking, isUnknown, failed, retry, show, leave } = useApplication()
  return (
    <Page description={t('lead')}>
      <main id="content">
        <Content title={opened ? t('own.title') : frame('title.partnership')} lead={opened ? undefined : t('lead')}>
          {isLooking && (
            <Loading>
              <TextSkeleton />
            </Loading>
          )}
          {failed && <ErrorState onRetry={retry} />}
          {opened && <OwnApplication opened={opened} onChange={show} onLeave={leave} />}
          {!opened && !isLooking && !failed && (
            <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,42rem)_1fr]">
              <Card pad="lg" className="min-w-0 space-y-5">
                {isUnknown && (
                  <Alert tone="warning" live title={t('own.unknown')}>
                    {t('own.unknownText')}
                  </Alert>
                )}
                <ApplicationForm />
              </Card>
              <Offer />
            </div>
          )}
        </Content>
      </main>
    </Page>
  )
}
