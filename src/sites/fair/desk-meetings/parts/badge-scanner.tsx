import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fairBadgeDesk } from '#contract/fair/badge'
import { fairDayDesk } from '#contract/fair/day'
import { useCall } from '#src/api/query'
import { useErrorWords } from '#src/api/words'
import { listenToKeys } from '#src/kits/check-in/keystrokes'
import { signal } from '#src/kits/check-in/signals'
import { Scanner } from '#src/kits/scanner/scanner'
import { useAllowedCamera } from '#src/kits/scanner/use-allowed-camera'
import { Button } from '#src/ui/button'
import { type ScanResult, ScanRow } from './scan-row'

/** Scans shown at most. */
const mostShown = 5

/** Checks in by badge: camera, picture, USB scanner or typed code; each scan is heard, felt and listed. */
export function BadgeScanner() {
  const { t } = useTranslation('fair.desk-meetings')
  useAllowedCamera()
  const words = useErrorWords()
  const scan = useCall(fairBadgeDesk.scan, { refreshes: [fairDayDesk.show], errors: 'page' })
  const [results, setResults] = useState<ScanResult[]>([])
  const [typed, setTyped] = useState('')
  const turns = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  // One after the other, so that two badges scanned together each get their own answer, in order.
  function check(code: string) {
    const turn = ++turns.current
    const show = (result: ScanResult) => setResults((all) => [result, ...all].slice(0, mostShown))
    before.current = before.current.then(async () => {
      try {
        const scanned = await scan.mutateAsync({ body: { code: code.trim().slice(0, 300) } })
        signal(scanned.again ? 'again' : 'go', true)
        show({ turn, scanned })
      } catch (error) {
        signal('no', true)
        show({ turn, failed: words(error) })
      }
    })
  }
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => listenToKeys((text) => latest.current(text)), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) check(typed)
    setTyped('')
  }
  return (
    <section
      className="grid items-start gap-5 rounded-md border border-line bg-surface p-4 md:grid-cols-2"
      aria-label={t('scan.title')}
    >
      <Scanner onText={check} continuous />
      <div className="min-w-0 space-y-4">
        <h2 className="text-base font-bold">{t('scan.latest')}</h2>
        <ul className="space-y-2" aria-live="polite">
          {results.map((result) => (
            <ScanRow
              key={result.turn}
              result={result}
              onUndone={() => setResults((all) => all.filter(({ turn }) => turn !== result.turn))}
            />
          ))}
        </ul>
        <form onSubmit={send} className="flex gap-2">
          <input
            className="control min-w-0 flex-1"
            aria-label={t('scan.code')}
            placeholder={t('scan.code')}
            value={typed}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            {t('scan.check')}
          </Button>
        </form>
        <p className="text-sm text-muted">{t('scan.usb')}</p>
      </div>
    </section>
  )
}
