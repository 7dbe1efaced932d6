import { useTranslation } from 'react-i18next'
import type { DeskEntry } from '#contract/education/reviewed'
import { DeskTimeline, DetailPart } from '#src/kits/desk/detail'
import { useWon } from '#src/session/use-won'

/** Returns the words for an entry. */
export function useActWords(): (entry: DeskEntry) => string {
  const { t } = useTranslation('edu-admin.review')
  const inWon = useWon()
  return ({ act, about, won, version }) => {
    const words = t(`act.${act}`, { about: about || t('unnamed') })
    if (won !== null) return t('actWon', { act: words, won: inWon(won) })
    return version === null ? words : t('actVersion', { act: words, version })
  }
}

/** The history of an application: who did what, when and why; latest first. */
export function Timeline({ entries }: { entries: readonly DeskEntry[] }) {
  const { t } = useTranslation('edu-admin.review')
  const act = useActWords()
  return (
    <DetailPart title={t('part.timeline')}>
      <DeskTimeline
        items={entries.toReversed().map((entry) => ({
          key: `${entry.at} ${entry.act} ${entry.about}`,
          at: entry.at,
          what: act(entry),
          who: t(`by.${entry.by}`, { name: entry.name || t('unnamed') }),
          words: entry.is_closing ? t('accountClosed') : entry.words,
        }))}
      />
    </DetailPart>
  )
}
