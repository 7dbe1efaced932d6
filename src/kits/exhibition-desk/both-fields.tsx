import { useTranslation } from 'react-i18next'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'

interface BothFieldsProps {
  /** The path of the text in both languages. */
  name: string
  label: string
  isLong?: boolean
}

/** A text in English and in Korean, side by side. */
export function BothFields({ name, label, isLong = false }: BothFieldsProps) {
  const { t } = useTranslation('exhibition-desk')
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {(['en', 'ko'] as const).map((lang) => {
        const field = { name: `${name}.${lang}`, label: t(`both.${lang}`, { label }) }
        return isLong ? (
          <TextArea key={lang} {...field} rows={3} />
        ) : (
          <TextField key={lang} {...field} autoComplete="off" />
        )
      })}
    </div>
  )
}
