import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Select } from '#src/ui/select'
import { Buttons } from '../parts/buttons'
import { Dates } from '../parts/dates'
import { Feedback } from '../parts/feedback'
import { Forms } from '../parts/form'
import { Lists } from '../parts/lists'
import { Media } from '../parts/media'
import { MoreFields } from '../parts/more-fields'
import { Navigation } from '../parts/navigation'
import { Overlays } from '../parts/overlays'
import { Tables } from '../parts/tables'
import { Tokens } from '../parts/tokens'
import { themes, useClothes } from '../themes'
import '../dev.css'

const choices = { theme: themes, lang: ['en', 'ko'], dir: ['ltr', 'rtl'] }

const shelves = [Tokens, Buttons, Forms, MoreFields, Dates, Navigation, Overlays, Lists, Tables, Media, Feedback]

export function Component() {
  const { i18n } = useTranslation('page')
  const [search, setSearch] = useSearchParams({ theme: 'shop', lang: i18n.language, dir: 'ltr' })
  const { theme, lang, dir } = Object.fromEntries(search)

  useClothes(theme, lang, dir)
  return (
    <main id="content" lang={lang}>
      <title>Parts · Naru</title>
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
      {shelves.map((Part) => (
        <Part key={Part.name} />
      ))}
    </main>
  )
}
