import { loadTexts } from '#src/session/texts'

/** The texts of a namespace in English and in Korean. */
export const inBoth = async <N extends keyof TextNamespaces>(namespace: N) =>
  Promise.all(['en', 'ko'].map((language) => loadTexts(language, namespace))) as Promise<TextNamespaces[N][]>
