// Each is a style sheet of declarations; the browser then fetches the slices whose characters are on the page.
const latin = () => import('./styles/fonts/latin.css')
const hangul = () => import('./styles/fonts/hangul.css')
const korean = () => import('./styles/fonts/korean.css')
const rest = () => import('./styles/fonts/rest.css')

/**
 * Brings the font into play, as far as the page in its own language needs it, once all of that is there: a slice at a time
 * every page would be set again five times. Called after the first paint: until then stand-ins of the same widths do.
 */
export async function loadFonts(language: string): Promise<void> {
  await (language === 'ko' ? korean() : latin())
  await document.fonts?.load('1em "Naru Sans"', document.getElementById('root')?.textContent ?? '')
  document.documentElement.dataset.font = ''
}

/** Brings what few pages need: the syllables of a name or a review on a page in another language, and all that we do not use ourselves. */
export const loadMoreFonts = (language: string) => Promise.all([language !== 'ko' && hangul(), rest()])
