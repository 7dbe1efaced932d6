import { useTranslation } from 'react-i18next'
import type { SheetForm } from '#src/kits/desk/sheet/read-sheet'
import type { XlsxSheet } from '#src/kits/desk/xlsx'
import { useContentLang } from '#src/session/visitor'

/** The texts of a sheet's columns in the reader's language. */
export interface ColumnTexts<C extends string> {
  /** The name of the file. */
  file: string
  column: Readonly<Record<C, string>>
  help: Readonly<Record<C, string>>
  example: Readonly<Record<C, string>>
}

/** Returns the sheets of a template: an empty one with the heads, and one that explains every column. */
export function useTemplate<C extends string, Row>(
  form: () => Promise<SheetForm<C, Row>>,
  { column, help, example }: ColumnTexts<C>,
): () => Promise<XlsxSheet[]> {
  const { t } = useTranslation('admin.imports')
  const lang = useContentLang()
  return async () => {
    const { columns, optional, choices } = await form()
    const isNeeded = (each: C) => !optional.includes(each)
    const helpOf = (each: C) => {
      const names = choices[each]?.map(({ code, names: [en, ko] }) => (lang === 'ko' ? ko : en) ?? code)
      return names ? `${help[each]} ${t('template.choices', { choices: names.join(', ') })}`.trim() : help[each]
    }
    return [
      { name: t('template.rows'), heads: columns.map((each) => column[each] + (isNeeded(each) ? ' *' : '')), rows: [] },
      {
        name: t('template.guide'),
        heads: [t('template.column'), t('template.needed'), t('template.help'), t('template.example')],
        rows: columns.map((each) => [
          column[each],
          isNeeded(each) ? t('template.yes') : '',
          helpOf(each),
          example[each],
        ]),
      },
    ]
  }
}
