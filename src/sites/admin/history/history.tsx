import { useTranslation } from 'react-i18next'
import { type AuditAct, auditActs } from '#contract/audit-acts'
import type { DeskAct } from '#contract/desk-acts'
import { DeskTimeline, DetailPart } from '#src/kits/desk/detail'
import { useContentLang, useLanguage } from '#src/session/visitor'

const isNamed = (act: string): act is AuditAct => Object.hasOwn(auditActs, act)

/** Returns how an act of the audit log is named; an old one without a name as the log has it. */
export function useActName(): (act: string) => string {
  const lang = useContentLang()
  return (act) => (isNamed(act) ? auditActs[act][lang] : act)
}

/** The desk's acts on an item: by whom, when and why; latest first. Needs the texts `admin.history`. */
export function History({ acts }: { acts: readonly DeskAct[] }) {
  const { t } = useTranslation('admin.history')
  const language = useLanguage()
  const actName = useActName()
  return (
    <DetailPart title={t('title')}>
      {acts.length === 0 ? (
        <p className="text-sm text-muted">{t('none')}</p>
      ) : (
        <DeskTimeline
          items={acts.toReversed().map(({ at, act, by, reason, points }, nth) => ({
            key: `${at} ${nth}`,
            at,
            what:
              points === undefined
                ? actName(act)
                : `${actName(act)}: ${t('points', { points: points.toLocaleString(language) })}`,
            who: by,
            words: reason || undefined,
          }))}
        />
      )}
    </DetailPart>
  )
}
