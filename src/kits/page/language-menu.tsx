import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageCode } from '#contract/languages'
import { button } from '#src/ui/button'
import { Menu } from '#src/ui/overlay/menu'
import { Select } from '#src/ui/select'
import { englishName, ownName, useLanguages } from './use-languages'

/** The language list (product §1), each under its own name; the list is loaded on first touch. */
export function LanguageMenu() {
  const { t } = useTranslation('page')
  const { language, languages, choose } = useLanguages()
  const name = ownName(language)
  return (
    <Menu
      label={t('language.label')}
      items={() =>
        languages.map((code) => ({
          key: code,
          label: ownName(code),
          lang: code,
          search: englishName(code),
          current: code === language,
          onSelect: () => void choose(code),
        }))
      }
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={t('language.now', { name })}
          className={button({ variant: 'ghost', size: 'sm', className: 'px-2.5 font-medium' })}
        >
          <Globe className="size-4.5" />
          {name}
          <ChevronDown className="size-4 text-muted" />
        </button>
      )}
    />
  )
}

/** Like `LanguageMenu`, as a native select for phones. */
export function LanguageSelect() {
  const { t } = useTranslation('page')
  const { language, languages, choose } = useLanguages()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {t('language.label')}
      </label>
      <Select id={id} value={language} onChange={(event) => void choose(event.target.value as LanguageCode)}>
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {ownName(code)}
          </option>
        ))}
      </Select>
    </div>
  )
}
