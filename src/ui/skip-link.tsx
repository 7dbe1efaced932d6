import { useTranslation } from 'react-i18next'

/** The first thing the Tab key reaches; `target` is the id of the page's main element. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  const { t } = useTranslation('ui')
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
    >
      {t('skip')}
    </a>
  )
}
