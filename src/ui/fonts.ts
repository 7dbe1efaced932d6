// Each is a style sheet of declarations; the browser then fetches the slices whose characters are on the page.
const latin = () => import('./styles/fonts/latin.css')
const hangul = () => import('./styles/fonts/hangul.css')
const korean = () => import('./styles/fonts/korean.css')
const rest = () => import('./styles/fonts/rest.css')

/** Pages in these languages are set in fonts of the system (styles/base.css). */
const isInSystemFonts = (language: string) => /^(?:ja|zh)\b/.test(language)

/**
 * Applies the font once all slices that the page's own language needs are loaded: slice by slice, the text would reflow several
 * times. Called after the first paint: until then, fallback fonts of the same widths are shown.
 */
export async function loadFonts(language: string): Promise<void> {
  await (language === 'ko' ? korean() : latin())
  if (!isInSystemFonts(language))
    await document.fonts?.load('1em "Naru Sans"', document.getElementById('root')?.textContent ?? '')
  document.documentElement.dataset.font = ''
}

/**
 * Loads what few pages need: the syllables of a name or a review on a page in another language, and all characters that our own
 * texts do not use.
 */
export const loadMoreFonts = (language: string) => Promise.all([language !== 'ko' && hangul(), rest()])
