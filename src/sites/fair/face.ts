import type { LanguageCode } from '#contract/languages'

/** Brings the face of the headings into play once it is there; Korean headings keep that of the texts. Called after the first paint. */
export async function loadFace(language: LanguageCode): Promise<void> {
  if (language === 'ko') {
    delete document.documentElement.dataset.face
    return
  }
  await import('./face.css')
  await document.fonts?.load('700 1em Cabin')
  document.documentElement.dataset.face = ''
}
