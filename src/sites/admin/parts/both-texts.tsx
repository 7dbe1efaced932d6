import { useTranslation } from 'react-i18next'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { site } from '../site'

interface BothTextsProps {
  /** The path of a value with a text in each language. */
  name: string
  label: string
  /** Maximum length in characters. */
  max: number
  /** Rows of a longer text. */
  rows?: number
  optional?: boolean
}

/** One text in English and in Korean, side by side where there is room. */
export function BothTexts({ name, label, max, rows, optional }: BothTextsProps) {
  const { t } = useTranslation(site)
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {(['en', 'ko'] as const).map((lang) => {
        const texts = { name: `${name}.${lang}`, label: `${label} · ${t(`langs.${lang}`)}`, optional }
        return rows ? (
          <TextArea key={lang} {...texts} rows={rows} max={max} />
        ) : (
          <TextField key={lang} {...texts} maxLength={max} />
        )
      })}
    </div>
  )
}
