import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#src/api/words'
import { listenToKeys } from '#src/kits/check-in/keystrokes'
import { Scanner } from '#src/kits/scanner/scanner'
import { Alert } from '#src/ui/alert'
import type { Stand } from './use-stand'

/** The start: the visitor holds a badge to the camera or a USB scanner. */
export function ScanStep({ stand: { open, trouble } }: { stand: Stand }) {
  const { t } = useTranslation('mice.stand')
  const words = useErrorWords()
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => listenToKeys((text) => void latest.current(text)), [])
  return (
    <div className="stack-6">
      <p className="text-xl text-muted">{t('start.text')}</p>
      {trouble && (
        <Alert tone="error" live title={t('start.failed')}>
          {words(trouble)}
        </Alert>
      )}
      <div className="max-w-[28rem]">
        <Scanner onText={(text) => void open(text)} />
      </div>
      <p className="text-muted">{t('start.help')}</p>
    </div>
  )
}
