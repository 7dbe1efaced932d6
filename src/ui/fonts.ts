import hangul from './styles/fonts/hangul.css?url'
import korean from './styles/fonts/korean.css?url'
import latin from './styles/fonts/latin.css?url'
import rest from './styles/fonts/rest.css?url'

/** What is requested or loaded, by address. */
const sheets = new Map<string, { link: HTMLLinkElement; loaded: Promise<HTMLLinkElement> }>()

/**
 * Adds a style sheet of declarations; the browser then fetches the slices whose characters are on the page. Not imported as a
 * module: a missing one would reload the page, and with it what the user has typed.
 */
function sheet(href: string): Promise<HTMLLinkElement> {
  const present = sheets.get(href)
  if (present?.link.isConnected) return present.loaded
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const loaded = new Promise<HTMLLinkElement>((resolve, reject) => {
    link.addEventListener('load', () => resolve(link))
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    })
  })
  sheets.set(href, { link, loaded })
  document.head.append(link)
  return loaded
}

/** Pages in these languages are set in fonts of the system (styles/base.css). */
const isInSystemFonts = (language: string) => /^(?:ja|zh)\b/.test(language)

/**
 * Applies the font once all slices that the page's own language needs are loaded: slice by slice, the text would reflow several
 * times. Called after the first paint: until then, fallback fonts of the same widths are shown. Rejects if any part fails to
 * load; calling it again then loads all parts again.
 */
export async function loadFonts(language: string): Promise<void> {
  const link = await sheet(language === 'ko' ? korean : latin)
  try {
    if (!isInSystemFonts(language))
      await document.fonts?.load('1em "Naru Sans"', document.getElementById('root')?.textContent ?? '')
  } catch (error) {
    // A browser never requests a slice twice that has failed, unless its declaration is new.
    link.remove()
    throw error
  }
  document.documentElement.dataset.font = ''
}

/**
 * Loads what few pages need: the syllables of a name or a review on a page in another language, and all characters that our own
 * texts do not use.
 */
export const loadMoreFonts = (language: string) => Promise.all([language !== 'ko' && sheet(hangul), sheet(rest)])
