import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFile } from '#contract/education/report/limits'
import { report as contract, type ReportFile, type ReportFileKind } from '#contract/education/report/report'
import { call } from '#src/api/call'
import { useErrorWords } from '#src/api/words'
import { useLanguage } from '#src/session/visitor'
import { bytesInWords } from '#src/ui/bytes'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { useShown } from '../../parts/use-shown'

/** Uploads files one after the other, even while another step is shown, and reports which were refused. */
export function useSendFiles(id: string, kind: ReportFileKind, onSent: (file: ReportFile) => void) {
  const { t } = useTranslation('edu-travel.report')
  const language = useLanguage()
  const client = useQueryClient()
  const [sending, setSending] = useState<string>()
  const [problems, setProblems] = useState<readonly string[]>([])
  const wordsOf = useErrorWords()
  const isShown = useShown()
  const endings = reportFile.accept[kind].split(',')

  const problemOf = ({ name, size }: File): string | undefined => {
    if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return t('file.wrongType', { name })
    return size > reportFile.bytes
      ? t('file.tooLarge', { name, size: bytesInWords(reportFile.bytes, language) })
      : undefined
  }
  const sendOne = async (file: File) => {
    setSending(file.name)
    try {
      onSent(await call(contract.addFile, { params: { id }, body: { kind }, files: { file } }, { errors: 'page' }))
    } catch (error) {
      const problem = t('file.failed', { name: file.name, problem: wordsOf(error) })
      if (isShown()) setProblems((before) => [...before, problem])
      else toast.error(problem)
    }
  }
  const send = async (files: readonly File[]) => {
    setProblems(files.flatMap((file) => problemOf(file) ?? []))
    for (const file of files.filter((each) => !problemOf(each))) await sendOne(file)
    setSending(undefined)
    await client.invalidateQueries({ queryKey: [contract.detail.path] })
  }
  return { sending, problems, send, accept: reportFile.accept[kind] }
}

/** Loads files of a report, to show or download them. */
export function useReportFile(id: string) {
  const { t } = useTranslation('edu-travel.report')
  const load = (file: string) => call(contract.file, { params: { id, file } }, { errors: 'page' })
  const save = async ({ id: file, file: { name } }: Pick<ReportFile, 'id' | 'file'>) => {
    const bytes = await load(file).catch(() => null)
    if (bytes) saveFile(bytes, name)
    else toast.error(t('file.gone'))
  }
  /** Drops a file that no line refers to any more; the server keeps files of submitted versions. */
  const forget = (file: string) =>
    void call(contract.removeFile, { params: { id, file } }, { errors: 'page' }).catch(() => null)
  return { load, save, forget }
}
