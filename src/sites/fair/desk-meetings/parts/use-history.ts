import { useTranslation } from 'react-i18next'
import type { DeskMeetingDetail } from '#contract/fair/meeting-desk'
import type { TimelineItem } from '#src/kits/desk/detail'
import { useName, useWhen } from '../../meetings/parts/use-when'

/** Returns the history of a meeting as lines of a timeline. */
export function useHistory({ history, buyer, seller }: DeskMeetingDetail): TimelineItem[] {
  const { t } = useTranslation('fair.desk-meetings')
  const [when, name] = [useWhen(), useName()]
  const who = { buyer, seller }
  return history.map(({ id, at, act, by, name: person, slot, words }) => ({
    key: id,
    at,
    what: [t(`did.${act}`), slot && when(slot)].filter(Boolean).join(' · '),
    who: by === 'office' ? [t('office'), person].filter(Boolean).join(', ') : name(who[by].company),
    words,
  }))
}
