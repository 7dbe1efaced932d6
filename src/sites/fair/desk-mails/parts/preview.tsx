import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fairMails, type MailDraft } from '#contract/fair/mail-desk'
import { query } from '#src/api/query'
import { Button } from '#src/ui/button'
import { ErrorState } from '#src/ui/error-state'
import { Dialog } from '#src/ui/overlay/dialog'
import { Spinner } from '#src/ui/spinner'

/** The mail as each recipient will read it, one after the other. */
export function Preview({ draft, onClose }: { draft: MailDraft; onClose: () => void }) {
  const { t } = useTranslation('fair.desk-mails')
  const [at, setAt] = useState(0)
  const { data, isError, refetch } = useQuery({
    ...query(fairMails.preview, { body: { ...draft, at } }),
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <Dialog open onClose={onClose} title={t('preview.title')} size="lg">
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Spinner />
      ) : data === null ? (
        <p className="text-muted">{t('nobody')}</p>
      ) : (
        <div className="stack-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-sm text-muted">
              {t('preview.of', { company: data.company, at: at + 1, of: data.of })}
            </p>
            <span className="flex gap-2">
              <Button variant="secondary" size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
                {t('preview.previous')}
              </Button>
              <Button variant="secondary" size="sm" disabled={at + 1 >= data.of} onClick={() => setAt(at + 1)}>
                {t('preview.next')}
              </Button>
            </span>
          </div>
          <article lang={data.lang} className="rounded-md border border-line bg-sunken p-4">
            <h3 className="font-bold wrap-anywhere">{data.subject || t('preview.noSubject')}</h3>
            <p className="mt-3 text-sm wrap-anywhere whitespace-pre-line">{data.text}</p>
          </article>
        </div>
      )}
    </Dialog>
  )
}
