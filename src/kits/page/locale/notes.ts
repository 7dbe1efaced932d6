import type { LanguageCode, SpokenLanguage } from '#contract/languages'
import type { en } from './en'

/** The only text in languages that are not translated: a note that the page is in English. */
export const notes: Record<Exclude<LanguageCode, SpokenLanguage | 'fr-CA'>, Pick<typeof en, 'fallback'>> = {
  de: { fallback: { note: 'Diese Seite wird auf Englisch angezeigt.', close: 'Hinweis ausblenden' } },
  es: { fallback: { note: 'Esta página se muestra en inglés.', close: 'Ocultar este aviso' } },
  it: { fallback: { note: 'Questa pagina è mostrata in inglese.', close: 'Nascondi questo avviso' } },
  ru: { fallback: { note: 'Эта страница показана на английском языке.', close: 'Скрыть это сообщение' } },
  pt: { fallback: { note: 'Esta página é exibida em inglês.', close: 'Ocultar este aviso' } },
  kk: { fallback: { note: 'Бұл бет ағылшын тілінде көрсетілген.', close: 'Хабарламаны жасыру' } },
  hi: { fallback: { note: 'यह पृष्ठ अंग्रेज़ी में दिखाया गया है।', close: 'यह सूचना छिपाएँ' } },
  id: { fallback: { note: 'Halaman ini ditampilkan dalam bahasa Inggris.', close: 'Sembunyikan pemberitahuan ini' } },
  th: { fallback: { note: 'หน้านี้แสดงเป็นภาษาอังกฤษ', close: 'ซ่อนข้อความนี้' } },
  vi: { fallback: { note: 'Trang này được hiển thị bằng tiếng Anh.', close: 'Ẩn thông báo này' } },
  tl: { fallback: { note: 'Ipinapakita sa Ingles ang pahinang ito.', close: 'Itago ang paunawang ito' } },
  ar: { fallback: { note: 'تُعرض هذه الصفحة باللغة الإنجليزية.', close: 'إخفاء هذا التنبيه' } },
  af: { fallback: { note: 'Hierdie bladsy word in Engels vertoon.', close: 'Versteek hierdie kennisgewing' } },
  tr: { fallback: { note: 'Bu sayfa İngilizce olarak gösteriliyor.', close: 'Bu notu gizle' } },
}
