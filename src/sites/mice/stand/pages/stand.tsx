import '../parts/stand.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isRehearsalAt } from '#contract/mice/rehearsal'
import { LanguageMenu } from '#src/kits/page/language-menu'
import { Page } from '#src/kits/page/page'
import { useAllowedCamera } from '#src/kits/scanner/use-allowed-camera'
import { useNow } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { EmptyState } from '#src/ui/empty-state'
import { Skeleton } from '#src/ui/skeleton'
import { useAwake } from '#src/ui/use-awake'
import { NoFair } from '../../parts/no-fair'
import { thisFair } from '../../queries'
import { BadgeStep } from '../parts/badge-step'
import { ReadyStep } from '../parts/ready-step'
import { ScanStep } from '../parts/scan-step'
import { useStand } from '../parts/use-stand'

/** A stand at the entrance: visitors scan their badge, correct it and print it; then it returns to the start. */
export function Component() {
  const { t } = useTranslation('mice.stand')
  const { data: fair } = useSuspenseQuery(thisFair())
  const stand = useStand()
  const { token, badge, done, secondsLeft, begin } = stand
  const now = useNow()
  useAllowedCamera()
  useAwake()
  return (
    <Page>
      <main id="content" className="mice-stand mx-auto max-w-[48rem] px-(--gutter) py-8 text-lg md:py-14">
        <div className="mice-stand-screen mb-6 flex justify-end">
          <LanguageMenu />
        </div>
        {!badge && <h1 className="mb-4 text-4xl font-bold md:text-5xl">{t('start.title')}</h1>}
        {!fair && <NoFair />}
        {fair && token && isRehearsalAt(fair.figures.days, now) && (
          <Alert title={t('rehearsal')} className="mice-stand-screen mb-6">
            {t('rehearsalText')}
          </Alert>
        )}
        {fair && token === undefined && <Skeleton className="h-80 w-full" />}
        {fair && token === null && <EmptyState title={t('closed')}>{t('closedText')}</EmptyState>}
        {fair && token && !badge && <ScanStep stand={stand} />}
        {fair && badge && !done && <BadgeStep key={badge.number} stand={stand} badge={badge} />}
        {fair && badge && done && <ReadyStep badge={badge} result={done} fair={fair} onEnd={begin} />}
        {secondsLeft !== null && (
          <p role="timer" className="mice-stand-screen mt-6 text-center text-muted">
            {t('back', { count: secondsLeft })}
          </p>
        )}
      </main>
    </Page>
  )
}
