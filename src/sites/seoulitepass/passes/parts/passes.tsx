import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/kits/offline/use-online'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'
import { ownPasses } from '../queries'
import { PassCard } from './pass-card'

/** The member's passes with their savings so far. */
export function Passes() {
  const { t } = useTranslation('seoulitepass.passes')
  const won = useWon()
  const { instant } = useDates()
  const { data, isError } = useSuspenseQuery(ownPasses())
  const { items, now } = data
  const isCut = !useOnline() || isError
  const saved = items.reduce((sum, { saved_won }) => sum + saved_won, 0)
  const buy = <ButtonLink to={paths.card}>{t('buy')}</ButtonLink>
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-xl font-bold">{t('title')}</h2>
        {items.length > 0 && buy}
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('none')} actions={buy}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          {saved > 0 && <p className="mb-4 font-semibold text-success">{t('saved', { won: won(saved) })}</p>}
          <p className="mb-4 text-sm text-muted">{t('offline')}</p>
          {isCut && (
            <Alert tone="warning" live title={t('cut.title')} className="mb-4">
              {t('cut.text', { when: instant(now) })}
            </Alert>
          )}
          <ul className="stack-6">
            {items.map((pass) => (
              <PassCard key={pass.id} pass={pass} answered={now} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
