import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { quicken, selectorsOf } from '#tests/support/style-rules'

const page = `<!doctype html><html dir="ltr"><body class="wide"><main id="content">
  <h1>Title</h1><p hidden>Away</p><p hidden="until-found">Later</p><div popover>Above</div><div popover="manual">Also</div>
  <div dir="rtl"><p>a</p></div><bdi>b</bdi><nav><ul><li>1<ol><li>2<ul><li>3</li></ul></li></ol></li></ul></nav>
  <a href="/x">link</a><a>no link</a><dialog>closed</dialog><dialog open>open</dialog><details><summary>s</summary>t</details>
  <form><label for="q">Q</label><input id="q"><input type="hidden"><input type="radio"><input type="tel" dir="rtl"><button>Go</button>
  <input type="checkbox" checked><input type="file"><input type="submit"><select><option>1</option></select><textarea dir="auto"></textarea></form>
  <table><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table><img alt="" src="/x.png"><video controls></video>
  <section><h2>x</h2><article><h2>y</h2></article></section><embed hidden><span style="display:none">n</span><i>it</i><pre>p</pre>
  <svg><title>t</title></svg><fieldset disabled><legend>l</legend></fieldset><center>c</center><dl><dt>t</dt><dd>d</dd></dl>
  <style>.wide main { visibility: visible } a[href="/x"] { display: none } .sm\\:flex, p { color: red } div, .wide i { order: 3 }</style>
</main></body></html>`

/** The computed styles of all elements, while each is focused. */
function stylesOf(isQuick: boolean): string[] {
  const { window } = new JSDOM(page)
  if (isQuick) quicken(selectorsOf(window.document))
  const { getComputedStyle } = window as unknown as Window
  return [...window.document.querySelectorAll<HTMLElement>('*')].map((element) => {
    element.focus()
    const style = getComputedStyle(element)
    const named = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
    return [element.localName, ...named, style.display, style.visibility].join('; ')
  })
}

test('the styles of elements are the same as without the shortcut', () => {
  const styles = stylesOf(true)
  expect(styles).toEqual(stylesOf(false))
  expect(styles).toEqual(expect.arrayContaining([expect.stringMatching(/^p; .*display: none/)]))
  expect(new Set(styles).size).toBeGreaterThan(20)
})

test('only rules that can apply to an element are checked', () => {
  const { window } = new JSDOM('<!doctype html><body><span>a</span></body>')
  const selectors = selectorsOf(window.document)
  const check = selectors.check
  const checked: string[] = []
  selectors.check = (selector, element) => {
    checked.push(selector)
    return check(selector, element)
  }
  quicken(selectors)
  const [span] = window.document.getElementsByTagName('span')
  if (span) (window as unknown as Window).getComputedStyle(span)
  expect(checked).toEqual([])
})
