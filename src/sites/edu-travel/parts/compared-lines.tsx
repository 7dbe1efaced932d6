import { useTranslation } from 'react-i18next'
import { ChangedWords } from '#src/ui/changed-words'

/** A value in words, line by line; the words that the other version lacks are marked. */
export function ComparedLines({ lines, others }: { lines: readonly string[]; others: readonly string[] }) {
  const { t } = useTranslation('edu-travel.application')
  const text = lines.filter(Boolean).join('\n')
  const other = others.filter(Boolean).join('\n')
  if (text === '') return <span className="text-muted">{t('conflict.empty')}</span>
  return (
    <span className="block wrap-anywhere whitespace-pre-line">
      {other === '' ? text : <ChangedWords text={text} other={other} as="mark" />}
    </span>
  )
}
