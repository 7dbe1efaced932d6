import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Container } from '#src/ui/page'
import { reservationWindow } from '../queries'
import { site } from '../site'
import { useDay } from './use-day'

/** One line above the header: open until a day, opening on a day, or an archive (product §2). */
export function WindowBanner() {
  const { t } = useTranslation(site)
  const day = useDay()
  const { state, opens, closes } = useSuspenseQuery(reservationWindow()).data
  return (
    <aside aria-label={t('window.label')} className="bg-ink text-paper">
      <Container className="flex min-h-9 items-center gap-2.5 py-1.5 text-sm">
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full ${state === 'open' ? 'bg-accent' : 'border border-paper'}`}
        />
        <p>{t(`window.${state}`, { opens: opens && day(opens), closes: closes && day(closes) })}</p>
      </Container>
    </aside>
  )
}
