import { useTranslation } from 'react-i18next'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'

interface BothFieldsProps {
  /** The path of a value with a text in each language. */
  name: string
  label: string
  /** Maximum length in characters. */
  max: number
  isLong?: boolean
}

/** One text in English and in Korean, side by side where there is room. */
export function BothFields({ name, label, max, isLong }: BothFieldsProps) {
  const { t } = useTranslation('seoulitepass.partnership')
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {(['en', 'ko'] as const).map((lang) => {
        const texts = { name: `${name}.${lang}`, label: t(`form.in.${lang}`, { label }) }
        return isLong ? (
          <TextArea key={lang} {...texts} rows={3} max={max} />
        ) : (
          <TextField key={lang} {...texts} maxLength={max} />
        )
      })}
    </div>
  )
}
