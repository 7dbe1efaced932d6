import { inflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** The inflated streams of a PDF: pages, fonts and what fonts declare. */
export function streamsOf(pdf: Buffer): string[] {
  const bytes = pdf.toString('latin1')
  return [...bytes.matchAll(/(?<!end)stream\r?\n/g)].flatMap(({ index, 0: begin }) => {
    const from = index + begin.length
    try {
      return [inflateSync(pdf.subarray(from, bytes.indexOf('endstream', from))).toString('latin1')]
    } catch {
      // It is not compressed.
      return []
    }
  })
}

/** The first A4 page of a PDF as a printer of that many dots per inch draws it, in grey and without its texts. */
export async function printedPage(pdf: Buffer, dpi: number): Promise<Sharp> {
  const page = streamsOf(pdf).find((content) => content.includes(' re\n')) ?? ''
  const shapes: string[] = []
  let [fill, path] = ['#000', '']
  for (const [, color, box, filled] of page.matchAll(
    /([\d.]+ [\d.]+ [\d.]+) scn|([\d.]+ [\d.]+ [\d.]+ [\d.]+) re|\n(f)\n/g,
  )) {
    if (color) fill = `rgb(${color.split(' ').map((part) => `${Number(part) * 100}%`)})`
    const [x, y, width, height] = box?.split(' ') ?? []
    if (box) path += `M${x} ${y}h${width}v${height}h-${width}z`
    if (filled) shapes.push(`<path fill="${fill}" d="${path}"/>`)
    if (filled) path = ''
  }
  const [width, height] = [595.28, 841.89]
  const pixels = `width="${(width * dpi) / 72}" height="${(height * dpi) / 72}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${pixels} viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).grayscale()
}
