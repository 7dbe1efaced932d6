import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sheetBytes } from '#contract/sheet-import'
import { DetailPart } from '#src/kits/desk/detail'
import { BadCells } from '#src/kits/desk/sheet/bad-cells'
import { SheetTemplate } from '#src/kits/desk/sheet/save-sheet'
import { SheetField } from '#src/kits/desk/sheet/sheet-field'
import { SheetProblem } from '#src/kits/desk/sheet/sheet-problem'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { bytesInWords } from '#src/ui/bytes'
import { type Checked, type Done, type SheetActs, useSheetImport } from './use-sheet-import'
import { type ColumnTexts, useTemplate } from './use-template'

interface SheetImportProps<C extends string, Row, Effect> extends SheetActs<C, Row, Effect> {
  /** What is imported, in sentences. */
  lead: readonly string[]
  texts: ColumnTexts<C>
  /** What the rows do; with the button's text, or null if there is nothing to apply. */
  preview: (rows: Checked<C, Row, Effect>[]) => { content: ReactNode; apply: string | null }
  /** Shown below what was done with these rows: where they are now. */
  after: (rows: Checked<C, Row, Effect>[], done: Done) => ReactNode
}

/** The button is gone once its work is done or refused: the focus moves to the result, which is then read aloud. */
const focus = (result: HTMLElement | null) => result?.focus()

/** Imports a sheet: template, file, every bad cell or what the rows do, and one button that applies them all. */
export function SheetImport<C extends string, Row, Effect>({
  lead,
  texts,
  preview,
  after,
  ...acts
}: SheetImportProps<C, Row, Effect>) {
  const { t, i18n } = useTranslation('admin.imports')
  const { t: desk } = useTranslation('desk')
  const { state, isBusy, read, again, apply } = useSheetImport(acts)
  const sheets = useTemplate(acts.form, texts)
  const { sheet, checked } = state ?? {}
  const found = checked && sheet?.bad.length === 0 ? preview(checked) : null
  const { column } = texts
  return (
    <div className="space-y-4">
      <DetailPart title={t('how.title')} actions={<SheetTemplate name={texts.file} sheets={sheets} />}>
        <ul className="max-w-prose list-disc space-y-1 ps-5 text-sm">
          {[
            ...lead,
            t('how.template'),
            t('how.nothing'),
            t('how.limits', { most: acts.most, size: bytesInWords(sheetBytes, i18n.language) }),
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </DetailPart>
      <DetailPart title={t('file')}>
        <SheetField
          file={state?.file}
          disabled={isBusy}
          unread={state?.unread ?? null}
          most={acts.most}
          onFile={read}
        />
        {state && sheet && (
          <SheetProblem sheet={sheet} columnName={(each) => column[each]}>
            <p className="font-semibold wrap-anywhere">{t('read', { file: sheet.file, count: sheet.lines.length })}</p>
            {state.failed && state.failed.kind !== 'unfinished' && (
              <Alert
                tone="error"
                live={state.failed.kind !== 'refused'}
                ref={state.failed.kind === 'refused' ? focus : null}
                title={t(`failed.${state.failed.kind}`)}
              >
                {state.failed.kind === 'tooLong' ? t('split') : state.failed.message}
                {state.failed.kind === 'unchecked' && (
                  <div className="mt-3">
                    <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void again()}>
                      {t('retry')}
                    </Button>
                  </div>
                )}
              </Alert>
            )}
            {sheet.bad.length > 0 && (
              <>
                <Alert tone="error" live title={desk('sheet.bad.title')}>
                  {t('bad', { count: sheet.bad.length })}
                </Alert>
                <BadCells sheet={sheet.sheet} bad={sheet.bad} columnName={(each) => column[each]} />
              </>
            )}
            {state.done !== null ? (
              <Alert tone="success" ref={focus} title={state.done.words}>
                {after(checked ?? [], state.done)}
              </Alert>
            ) : (
              found && (
                <>
                  {found.content}
                  {/* Where the button was pressed: the rows above can fill many screens. */}
                  {state.failed?.kind === 'unfinished' && (
                    <Alert tone="error" live title={t('failed.unfinished')}>
                      {state.failed.message}
                    </Alert>
                  )}
                  {found.apply && (
                    <div>
                      <Button busy={isBusy} onClick={() => void apply()}>
                        {found.apply}
                      </Button>
                    </div>
                  )}
                </>
              )
            )}
          </SheetProblem>
        )}
      </DetailPart>
    </div>
  )
}
