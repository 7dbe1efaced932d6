import { useTranslation } from 'react-i18next'
import type { Section } from '#contract/education/sections'
import { Button } from '#src/ui/button'

/** A link from a submitted section to the comment about it. */
export function AskBackLink({ section, onAsk }: { section: Section; onAsk: () => void }) {
  const { t } = useTranslation('edu-admin.review')
  const { t: words } = useTranslation('education')
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t('askBack.about', { section: words(`step.${section}`) })}
      onClick={onAsk}
    >
      {t('decide.askBack')}
    </Button>
  )
}
