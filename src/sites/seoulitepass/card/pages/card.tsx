import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { useSession } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Page as Content, Section } from '#src/ui/page'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { useFocusOnChange } from '#src/ui/use-focus-on-change'
import { Rules } from '../../parts/rules'
import { PlannerPart } from '../../plan/parts/planner-part'
import { passTypes } from '../../queries'
import { paths, site } from '../../site'
import { HeldOrder } from '../parts/held-order'
import { PassChoice } from '../parts/pass-choice'

/** The choice of passes with their rules, and the payment of held ones, which `?order=` names. */
export function Component() {
  const { t } = useTranslation('seoulitepass.card')
  const { t: common } = useTranslation(site)
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const { data: types } = useSuspenseQuery(passTypes())
  const chosen = useBrowserSearch().get('order')
  const order = signedIn ? chosen : null
  // Choosing and paying share a path: the button that was pressed is gone, and the focus with it.
  const top = useFocusOnChange<HTMLElement>(order ? 'pay' : 'choose')
  const waiting = (
    <Loading>
      <TextSkeleton lines={6} />
    </Loading>
  )
  return (
    <Page description={t('lead')}>
      <main ref={top} id="content" tabIndex={-1} className="outline-none">
        <Content title={order ? t('pay.title') : common('title.card')} lead={order ? undefined : t('lead')}>
          {order ? (
            <Suspense fallback={waiting}>
              <HeldOrder id={order} />
            </Suspense>
          ) : types.length > 0 ? (
            <PassChoice types={types} />
          ) : (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )}
        </Content>
        {!order && types.length > 0 && <PlannerPart path={paths.card} />}
        <Section ground title={common('rules.title')} lead={common('rules.lead')}>
          <Rules />
        </Section>
      </main>
    </Page>
  )
}
