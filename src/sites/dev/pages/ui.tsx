import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Select } from '#src/ui/select'
import { Buttons } from '../parts/buttons'
import { Feedback } from '../parts/feedback'
import { Forms } from '../parts/form'
import { Lists } from '../parts/lists'
import { Overlays } from '../parts/overlays'
import { Tokens } from '../parts/tokens'
import { themes } from '../themes'
import '../dev.css'

const choices = { theme: themes, lang: ['en', 'ko'], dir: ['ltr', 'rtl'] }

export function Component() {
  const { i18n } = useTranslation()
  const [search, setSearch] = useSearchParams({ theme: 'shop', lang: i18n.language, dir: 'ltr' })
  const { theme, lang, dir } = Object.fromEntries(search)

  // Dialogs and toasts hang on the body, so the clothes are put on the document and taken off again.
  useEffect(() => {
    const html = document.documentElement
    const before = { site: html.dataset.site, dir: html.dir, lang: i18n.language }
    html.dataset.site = theme
    html.dir = dir ?? ''
    void i18n.changeLanguage(lang)
    return () => {
      html.dataset.site = before.site
      html.dir = before.dir
      void i18n.changeLanguage(before.lang)
    }
  }, [theme, lang, dir, i18n])

  return (
    <main id="content" lang={lang}>
      <div className="shelf-bar">
        <h1>Parts</h1>
        {Object.entries(choices).map(([name, options]) => (
          <Select
            key={name}
            aria-label={name}
            value={search.get(name) ?? ''}
            onChange={(event) => setSearch({ ...Object.fromEntries(search), [name]: event.target.value })}
          >
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        ))}
      </div>
      {[Tokens, Buttons, Forms, Overlays, Lists, Feedback].map((Part) => (
        <Part key={Part.name} />
      ))}
    </main>
  )
}
