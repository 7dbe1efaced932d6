import { JSDOM } from 'jsdom'

let parser: DOMParser | undefined

function parserOfPages(): DOMParser {
  const { window } = new JSDOM('')
  return new window.DOMParser()
}

/**
 * The document of a page's HTML, with its style elements emptied: no test reads the styles, and a window for each page that
 * parses them takes several times as long as all else.
 */
export function documentOf(html: string): Document {
  parser ??= parserOfPages()
  return parser.parseFromString(html.replace(/(<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1'), 'text/html')
}
