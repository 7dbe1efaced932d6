import { useTranslation } from 'react-i18next'

/** The first thing the Tab key reaches; `target` is the id of the page's main element. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  const { t } = useTranslation('ui')
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-3 z-50 [translate:0_-5rem] rounded-md bg-ink px-4 py-2 font-semibold text-paper focus:[translate:none]"
    >
      {t('skip')}
    </a>
  )
}
