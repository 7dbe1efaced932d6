import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ReviewedReport, reportDesk } from '#contract/education/report/desk'
import { payableWon, undecided } from '#contract/education/report/payment'
import type { Receipt } from '#contract/education/report/sections'
import { call } from '#src/api/call'
import { FileView, isViewable } from '#src/kits/desk/file-view'
import { ReceiptSum } from '#src/kits/education/receipt-sum'
import { AcceptedWords, ReceiptTable } from '#src/kits/education/receipt-table'
import { useWon } from '#src/session/use-won'
import { Button } from '#src/ui/button'
import { saveFile } from '#src/ui/save-file'
import { useAccept } from './use-accept'
import { Verdict } from './verdict'

/** The receipts, each with its accepted amount; a file is shown below, or downloaded if browsers cannot show its type. */
export function Receipts({ report }: { report: ReviewedReport }) {
  const { t } = useTranslation('edu-admin.report')
  const { t: ofKit } = useTranslation('education.report')
  const won = useWon()
  const accept = useAccept()
  const { id, status, written, decisions, granted_won, program, files } = report
  const { lines, why } = written.receipts
  const isOpen = status === 'report_submitted'
  const open = undecided(lines, decisions)
  const [viewedId, setViewedId] = useState<string | null>(null)
  const viewed = files.find((each) => each.id === viewedId)
  const show = async ({ file_id }: Receipt) => {
    const found = files.find((each) => each.id === file_id)
    if (!found) return
    if (isViewable(found.file.mime)) return setViewedId(file_id === viewedId ? null : file_id)
    // A refusal is shown as a toast.
    const bytes = await call(reportDesk.file, { params: { id, file: file_id } }).catch(() => null)
    if (bytes) saveFile(bytes, found.file.name)
  }
  const acceptAll = async () => {
    for (const receipt of open) {
      const body = { won: receipt.won ?? 0, words: '', seen: null }
      const done = await accept.mutateAsync({ params: { id, receipt: receipt.id }, body }).catch(() => null)
      if (!done) return
    }
  }
  return (
    <div className="space-y-4">
      <ReceiptTable
        lines={lines}
        figures={program.figures}
        onOpen={(receipt) => void show(receipt)}
        accepted={(receipt) =>
          isOpen ? (
            <Verdict id={id} receipt={receipt} decision={decisions.find((each) => each.receipt === receipt.id)} />
          ) : (
            <AcceptedWords receipt={receipt} decisions={decisions} />
          )
        }
      />
      {viewed && (
        <FileView
          key={viewed.id}
          file={viewed.file}
          load={(signal) => call(reportDesk.file, { params: { id, file: viewed.id } }, { errors: 'page', signal })}
          onClose={() => setViewedId(null)}
        />
      )}
      {why && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-muted">{ofKit('receipts.why')}: </span>
          {why}
        </p>
      )}
      <p className="text-sm text-muted">{t('logged')}</p>
      <ReceiptSum lines={lines} granted_won={granted_won} />
      {isOpen && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p role="status" className="text-sm">
            {open.length > 0 ? t('verdict.left', { count: open.length }) : t('verdict.none')}{' '}
            <strong className="figures">
              {t('verdict.payable')}: {won(payableWon(lines, decisions, granted_won))}
            </strong>
          </p>
          {open.length > 0 && (
            <Button size="sm" variant="secondary" busy={accept.isPending} onClick={() => void acceptAll()}>
              {t('verdict.all')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
