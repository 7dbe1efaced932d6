import { useTranslation } from 'react-i18next'
import type { DeskEvent } from '#contract/desk'
import type { z } from '#contract/zod'
import { DeskTimeline, DetailPart } from '#src/kits/desk/detail'

/** Codes that the history stores in place of a written reason. */
const codes = [
  'paid',
  'expired',
  'abandoned',
  'withdrawn',
  'superseded',
  'late_payment',
  'refund_retried',
  'member',
  'operator',
  'sold_out',
  'mail_resent',
] as const

/** The history of a reservation: who did what, when and why; latest first. */
export function Timeline({ events }: { events: readonly z.infer<typeof DeskEvent>[] }) {
  const { t } = useTranslation('admin.reservations')
  const codeOf = (reason: string) => codes.find((code) => code === reason)
  return (
    <DetailPart title={t('part.timeline')}>
      <DeskTimeline
        items={events.toReversed().map(({ at, actor, actor_name, from, to, reason }, nth) => {
          const code = codeOf(reason)
          return {
            key: `${at} ${nth}`,
            at,
            what: from === to ? t('event.noted') : t(`status.${to}`),
            who: actor_name ? `${actor_name} (${t(`actor.${actor}`)})` : t(`actor.${actor}`),
            words: (code ? t(`event.${code}`) : reason) || undefined,
          }
        })}
      />
    </DetailPart>
  )
}
