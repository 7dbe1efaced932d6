import { useTranslation } from 'react-i18next'
import { reservationDesk, Statement } from '#contract/reservation-desk'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { DeskPage } from '#src/kits/desk/desk-page'
import { EmptyState } from '#src/ui/empty-state'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { site } from '../../site'
import { PaidLine } from '../parts/paid-line'
import { ReservationTabs } from '../parts/reservation-tabs'

/** Deposits found in a pasted bank statement: suggestions with reasons, each recorded by its own button (product §4). */
export function Component() {
  const { t } = useTranslation('admin.reservations')
  const { t: ofSite } = useTranslation(site)
  const match = useCall(reservationDesk.matchDeposits, { errors: 'page' })
  const form = useZodForm(Statement, { text: '' })
  const send = async (body: z.infer<typeof Statement>) => {
    await match.mutateAsync({ body })
  }
  const items = match.data?.items
  return (
    <DeskPage title={ofSite('title.deposits')}>
      <ReservationTabs />
      <div className="max-w-200 space-y-6">
        <Form form={form} onSubmit={send} label={ofSite('title.deposits')}>
          <TextArea name="text" label={t('statement.label')} help={t('statement.help')} rows={8} />
          <SubmitButton>{t('statement.act')}</SubmitButton>
        </Form>
        {items?.length === 0 && <EmptyState title={t('statement.none')} />}
        {items && items.length > 0 && (
          <section aria-label={t('statement.found')}>
            <h2 className="mb-3 text-base font-bold">{t('statement.found')}</h2>
            <ol className="space-y-3">
              {items.map((item) => (
                <PaidLine key={item.line} item={item} />
              ))}
            </ol>
          </section>
        )}
      </div>
    </DeskPage>
  )
}
