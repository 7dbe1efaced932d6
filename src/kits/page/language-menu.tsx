import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageCode } from '#contract/languages'
import { button } from '#src/ui/button'
import { Popover } from '#src/ui/overlay/popover'
import { Select } from '#src/ui/select'
import { ownName, useLanguages } from './use-languages'

/** The language list (product §1), each named in itself; the list loads with the first touch. */
export function LanguageMenu() {
  const { t } = useTranslation('page')
  const { language, languages, choose } = useLanguages()
  const name = ownName(language)
  const pick = (code: LanguageCode, close: () => void) => {
    close()
    void choose(code)
  }
  return (
    <Popover
      label={t('language.label')}
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
    >
      {(close) => (
        <ul className="grid grid-cols-2 gap-x-2 gap-y-0.5 sm:grid-cols-3">
          {languages.map((code) => (
            <li key={code}>
              <button
                type="button"
                lang={code}
                aria-current={code === language || undefined}
                onClick={() => pick(code, close)}
                className="flex w-full items-center justify-between gap-3 rounded-sm px-3 py-2 text-start text-sm hover:bg-sunken aria-current:font-semibold aria-current:text-brand"
              >
                {ownName(code)}
                {code === language && <Check className="size-4 shrink-0" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

/** The same as the platform's own list: for phones. */
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
