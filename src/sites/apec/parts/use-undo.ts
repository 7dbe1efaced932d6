import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#src/api/words'
import type { Gate } from '#src/kits/check-in/gate'
import type { Undone } from '#src/kits/check-in/scanning'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

/** Undoes a scan after a confirmation, and shows the result as a toast. */
export function useUndo(gate: Gate, onDone?: () => void): (of: Undone) => Promise<void> {
  const { t } = useTranslation('apec.gate')
  const { question } = useDialogs()
  const words = useErrorWords()
  return async (of) => {
    const people = t('result.people', { count: of.people })
    const text = t('latest.undoText', { people, number: of.reservation_number })
    if (!(await question({ title: t('latest.undoQuestion'), text }))) return
    try {
      const verdict = await gate.undo(of)
      if (verdict === null || verdict === 'admitted') toast.success(t('latest.undid'))
      else toast.info(t('latest.undidNot'))
      onDone?.()
    } catch (error) {
      toast.error(words(error))
    }
  }
}
