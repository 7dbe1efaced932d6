/** The languages in which products are usually guided, in the order in which they are offered. */
export const usualLanguages = ['en', 'ko', 'ja', 'zh-CN', 'zh-TW', 'fr', 'de', 'es', 'ru', 'ar'] as const
