/**
 * Brings the font's 92 slices into play; the browser then fetches only those whose characters stand on the page.
 * Called after the first paint: their declarations alone weigh more than all other styles, and the fallbacks have the same metrics.
 */
export const loadFonts = () => import('./styles/fonts.css')
