import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { application as contract } from '#contract/education/application'
import type { DocumentKind } from '#contract/education/documents'
import { applicationFile } from '#contract/education/limits'
import { call } from '#src/api/call'
import { useErrorWords } from '#src/api/words'
import { useLanguage } from '#src/session/visitor'
import { bytesInWords } from '#src/ui/bytes'
import { useUpload } from '#src/ui/form/use-upload'
import { toast } from '#src/ui/overlay/toast'
import { useShown } from '../../parts/use-shown'
import { useFormScene } from './form-context'

const endings = applicationFile.accept.split(',')

/**
 * Uploads a document immediately, even while another step is shown; a file that cannot be accepted is refused before it is sent.
 */
export function useDocumentUpload(kind: DocumentKind) {
  const { t } = useTranslation('edu-travel.application')
  const language = useLanguage()
  const client = useQueryClient()
  const { application } = useFormScene()
  const [refused, setRefused] = useState<string>()
  const wordsOf = useErrorWords()
  // Before `useUpload`, whose cleanup would otherwise run first and abort the running upload.
  const isShown = useShown()
  const sending = useUpload(
    async (file, { progress, signal }) => {
      const control = new AbortController()
      signal.addEventListener('abort', () => isShown() && control.abort())
      const input = { params: { id: application.id }, body: { kind }, files: { file } }
      try {
        await call(contract.addDocument, input, { errors: 'page', progress, signal: control.signal })
      } catch (error) {
        if (!isShown()) toast.error(t('documents.failed', { name: file.name, problem: wordsOf(error) }))
        throw error
      }
      await client.invalidateQueries({ queryKey: [contract.detail.path] })
    },
    () => sending.stop(),
  )
  const take = (file: File | undefined) => {
    if (!file) return
    setRefused(undefined)
    if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return setRefused(t('documents.wrongType'))
    if (file.size > applicationFile.bytes)
      return setRefused(t('documents.tooLarge', { size: bytesInWords(applicationFile.bytes, language) }))
    void sending.start(file)
  }
  return { ...sending, problem: refused ?? sending.problem, take }
}
