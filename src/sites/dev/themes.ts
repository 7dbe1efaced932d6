import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

// The only page with the theme of every site and desk; found by pattern, so that a new site appears automatically.
const files = import.meta.glob(['../*/theme.css', '../../kits/desk/theme.css'], { eager: true })

export const themes = Object.keys(files).map((file) => file.split('/').at(-2) ?? 'shop')

/**
 * Sets theme, direction and language on the document, because dialogs and toasts are children of the body. Restores the previous
 * values when the page is left.
 */
export function useClothes(theme = 'shop', lang = 'en', dir = 'ltr') {
  const { i18n } = useTranslation('page')

  useEffect(() => {
    document.documentElement.dataset.site = theme
    document.documentElement.dir = dir
    void i18n.changeLanguage(lang)
  }, [theme, lang, dir, i18n])

  useEffect(() => {
    const html = document.documentElement
    const before = { site: html.dataset.site, dir: html.dir, lang: i18n.language }
    return () => {
      html.dataset.site = before.site
      html.dir = before.dir
      void i18n.changeLanguage(before.lang)
    }
  }, [i18n])
}
