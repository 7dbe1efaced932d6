import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { NotesForm } from './notes-form'
import type { useLeadScans } from './use-lead-scans'

/** The result of the last scan, with a form for notes if there is or will be a lead. */
export function LatestScan({ scans: { latest, say, close } }: { scans: ReturnType<typeof useLeadScans> }) {
  const { t } = useTranslation('mice.leads')
  const { instant } = useDates()
  if (!latest) return <p className="text-muted">{t('scan.first')}</p>
  if (latest.kind === 'forged')
    return (
      <Alert tone="error" live title={t('result.unknown.title')}>
        {t('result.unknown.text')}
      </Alert>
    )
  const { scan, answer } = latest
  const lead = answer?.lead
  const tone = !answer ? 'info' : lead ? 'success' : 'warning'
  return (
    <section aria-label={t('scan.latest')} className="stack-4">
      <Alert tone={tone} live title={lead ? lead.name_latin : t(`result.${answer?.result ?? 'kept'}.title`)}>
        {lead ? (
          <>
            <span className="block wrap-anywhere">{lead.organization}</span>
            <span className="block wrap-anywhere">{lead.email}</span>
            {answer.result === 'again' && (
              <span className="mt-2 block">{t('scan.known', { when: instant(lead.scanned_at) })}</span>
            )}
            {lead.words && <span className="mt-2 block whitespace-pre-line">{lead.words}</span>}
          </>
        ) : (
          t(`result.${answer?.result ?? 'kept'}.text`)
        )}
      </Alert>
      {(!answer || lead) && (
        <NotesForm
          key={scan.id}
          notes={{ words: '', stars: 0, next_step: 'none' }}
          onSave={async (notes) => {
            await say(scan, notes)
            close()
          }}
        />
      )}
    </section>
  )
}
