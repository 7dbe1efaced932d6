import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Hosting } from '#contract/mice/hosting'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { thisFair } from '../../queries'
import { paths } from '../../site'
import { Timeline } from './timeline'

const tones = { requested: 'warning', approved: 'success', declined: 'neutral' } as const

/** A buyer's application to be hosted, with its status. */
export function HostingCard({ hosting: { state, reason, note, asked_at, decided_at } }: { hosting: Hosting }) {
  const { t } = useTranslation('mice.application')
  const { day, instant } = useDates()
  const { data: fair } = useSuspenseQuery(thisFair())
  const on = (at: string) => t('mine.on', { when: instant(at) })
  const opens = fair?.figures.days[0]?.day
  const past = { reason: '', isPast: true }
  const ahead = { reason: '', isPast: false }
  return (
    <Card as="li" pad="lg" className="stack-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl font-bold">{t('buyer.title')}</h2>
        <Badge tone={tones[state]}>{t(`mine.hosting.${state}`)}</Badge>
      </div>
      <div>
        <h3 className="font-semibold">{t('buyer.reason')}</h3>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>
      </div>
      <section>
        <h3 className="mb-2 text-lg font-bold">{t('mine.timeline')}</h3>
        <Timeline
          label={t('mine.timeline')}
          entries={[
            { ...past, key: 'asked', text: t('mine.hosting.asked'), when: on(asked_at) },
            decided_at
              ? { ...past, key: 'decided', text: t(`mine.hosting.${state}`), when: on(decided_at), reason: note }
              : { ...ahead, key: 'decided', text: t('mine.hosting.decision'), when: '' },
            ...(state !== 'declined' && opens
              ? [{ ...ahead, key: 'fair', text: t('mine.next.fair'), when: day(opens) }]
              : []),
          ]}
        />
      </section>
      <div>
        <ButtonLink to={`${paths.apply}?as=buyer`} variant="secondary">
          {t('mine.hosting.open')}
        </ButtonLink>
      </div>
    </Card>
  )
}
