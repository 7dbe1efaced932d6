import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Lang } from '#contract/languages'
import { formTexts } from './forms.texts'

/** Word replaces a missing font by one that has the script, so Hangul is always rendered. */
const fonts = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Malgun Gothic' }
const line = { style: BorderStyle.SINGLE, size: 4, color: 'B5B9C6' }
const borders = { top: line, bottom: line, left: line, right: line }

const text = (words: string, more: { bold?: boolean; color?: string; size?: number } = {}) =>
  new TextRun({ text: words, font: fonts, ...more })
const paragraph = (words: string, after = 160, more?: Parameters<typeof text>[1]) =>
  new Paragraph({ spacing: { after }, children: [text(words, more)] })

/** Lines with their names on the left and room to write on the right; heights in twentieths of a point. */
const fields = (names: readonly string[], height: number) =>
  new Table({
    width: { size: 9_000, type: WidthType.DXA },
    columnWidths: [3_200, 5_800],
    rows: names.map(
      (name) =>
        new TableRow({
          cantSplit: true,
          height: { value: height, rule: 'atLeast' },
          children: [
            new TableCell({
              borders,
              shading: { fill: 'F4F3EA' },
              width: { size: 3_200, type: WidthType.DXA },
              children: [paragraph(name, 0, { bold: true, size: 20 })],
            }),
            new TableCell({ borders, width: { size: 5_800, type: WidthType.DXA }, children: [paragraph('', 0)] }),
          ],
        }),
    ),
  })

/** A letter to fill in, sign and stamp, as DOCX. */
export function letterForm(kind: 'school_letter' | 'mandate', lang: Lang): Promise<Buffer> {
  const { letters, program } = formTexts[lang]
  const { title, lead, lines, confirms, sign, note } = letters[kind]
  const document = new Document({
    title,
    creator: program,
    styles: { default: { document: { run: { size: 22, language: { value: lang === 'ko' ? 'ko-KR' : 'en-US' } } } } },
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 }, margin: { left: 1_440, right: 1_440 } } },
        children: [
          paragraph(program, 80, { color: '565D75', size: 20 }),
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            spacing: { after: 240 },
            children: [text(title, { bold: true, size: 36, color: '1B2340' })],
          }),
          paragraph(lead, 240),
          fields(lines, 620),
          paragraph('', 160),
          ...confirms.map(
            (words) => new Paragraph({ bullet: { level: 0 }, spacing: { after: 100 }, children: [text(words)] }),
          ),
          paragraph('', 160),
          fields(sign, 900),
          paragraph('', 120),
          paragraph(note, 0, { color: '565D75', size: 18 }),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
