import type { Locale } from 'date-fns'
import { ko } from 'date-fns/locale/ko'
import { useEffect, useState } from 'react'

/** For partly translated languages; Korean is bundled with the calendar (product §2). */
const loads: Record<string, () => Promise<Locale>> = {
  ja: async () => (await import('date-fns/locale/ja')).ja,
  'zh-CN': async () => (await import('date-fns/locale/zh-CN')).zhCN,
  'zh-TW': async () => (await import('date-fns/locale/zh-TW')).zhTW,
  fr: async () => (await import('date-fns/locale/fr')).fr,
  'fr-CA': async () => (await import('date-fns/locale/fr')).fr,
}

/** Returns the calendar's words for days read aloud; English until they are loaded, and where there are none. */
export function useDayWords(language: string): Locale | undefined {
  const [loaded, setLoaded] = useState<{ language: string; words: Locale }>()
  useEffect(() => {
    let left = false
    void loads[language]?.().then((words) => left || setLoaded({ language, words }))
    return () => {
      left = true
    }
  }, [language])
  if (language === 'ko') return ko
  return loaded?.language === language ? loaded.words : undefined
}
