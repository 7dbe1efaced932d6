import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { neededTexts } from '#contract/product-desk'
import { Badge } from '#src/ui/badge'
import type { TypingProduct } from './typed-product'

/** How many texts a language still lacks before the product can go on sale. */
export function Missing({ lang }: { lang: 'en' | 'ko' }) {
  const { t } = useTranslation('admin.products')
  const { control } = useFormContext<TypingProduct>()
  const texts = useWatch({ control, name: `texts.${lang}` })
  const count = neededTexts.filter((field) => texts[field].trim() === '').length
  return count > 0 ? <Badge tone="warning">{t('missing', { count })}</Badge> : null
}
