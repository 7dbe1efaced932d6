import type { LanguageCode } from '#contract/languages'

/** Loads and activates the font of the headings; Korean headings keep the text font. Called after the first paint. */
export async function loadFace(language: LanguageCode): Promise<void> {
  if (language === 'ko') {
    delete document.documentElement.dataset.face
    return
  }
  await import('./face.css')
  await document.fonts?.load('700 1em Cabin')
  document.documentElement.dataset.face = ''
}
