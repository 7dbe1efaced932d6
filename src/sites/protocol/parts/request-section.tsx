import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerHours } from '#contract/periods'
import type { ServiceKind } from '#contract/services'
import type { Tour } from '#contract/tour'
import { EmptyState } from '#src/ui/empty-state'
import { Section } from '#src/ui/page'
import { requestWindow } from '../queries'
import { FindRequest } from './find-request'
import { RequestForm } from './request-form'

/** The form, and a link to an earlier request; shows a note while requests are closed. */
export function RequestSection({ kind, services }: { kind: ServiceKind; services: readonly Tour[] }) {
  const { t } = useTranslation(['protocol.request', 'guest'])
  const { state } = useSuspenseQuery(requestWindow()).data
  return (
    <div id="request">
      <Section ground title={t(`title.${kind}`)} lead={t('lead', { hours: answerHours })} more={<FindRequest />}>
        {state === 'open' && services.length > 0 ? (
          <RequestForm kind={kind} services={services} />
        ) : (
          <EmptyState title={t('guest:form.closed')}>{t('closed')}</EmptyState>
        )}
      </Section>
    </div>
  )
}
