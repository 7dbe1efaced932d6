import { JSDOM } from 'jsdom'

let parser: DOMParser | undefined
let parsed = 0
/** Every document that is queried leaves listeners in the parser's window, which jsdom compares with each new one. */
const documentsAtMost = 50

function parserOfPages(): DOMParser {
  const { window } = new JSDOM('')
  return new window.DOMParser()
}

/**
 * The document of a page's HTML, with its style elements emptied: no test reads the styles, and a window for each page that
 * parses them takes several times as long as all else.
 */
export function documentOf(html: string): Document {
  if (parsed++ % documentsAtMost === 0) parser = undefined
  parser ??= parserOfPages()
  return parser.parseFromString(html.replace(/(<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1'), 'text/html')
}
