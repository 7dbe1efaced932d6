import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import type { KeptScan, useLeadScans } from './use-lead-scans'

/** Scans not sent yet, and notes on badges that passed nothing on; both exist only on this device. */
export function OnDevice({ scans: { kept, drop } }: { scans: ReturnType<typeof useLeadScans> }) {
  const { t } = useTranslation('mice.leads')
  if (kept.length === 0) return null
  return (
    <section className="stack-3">
      <h2 className="text-lg font-bold">{t('device.title')}</h2>
      <p className="text-sm text-muted">{t('device.text')}</p>
      <ul className="ruled">
        {kept.map((each) => (
          <Row key={each.id} kept={each} onDrop={() => void drop(each.id)} />
        ))}
      </ul>
    </section>
  )
}

function Row({ kept: { at, body, answer }, onDrop }: { kept: KeptScan; onDrop: () => void }) {
  const { t } = useTranslation('mice.leads')
  const { instant } = useDates()
  const dialogs = useDialogs()
  const when = instant(new Date(at).toISOString())
  const remove = async () => {
    const question = { title: t('device.dropAsk'), text: t('device.dropText'), danger: true }
    if (await dialogs.question(question)) onDrop()
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {when}
          <Badge tone={answer ? 'warning' : 'info'}>{t(`result.${answer?.result ?? 'kept'}.title`)}</Badge>
        </p>
        {body.words && <p className="mt-1 whitespace-pre-line wrap-anywhere">{body.words}</p>}
        <p className="text-sm text-muted">
          {[
            body.stars > 0 && t('list.stars', { count: body.stars }),
            body.next_step !== 'none' && t(`next.${body.next_step}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button variant="ghost" size="sm" aria-label={t('device.dropOf', { when })} onClick={() => void remove()}>
        {t('device.drop')}
      </Button>
    </li>
  )
}
