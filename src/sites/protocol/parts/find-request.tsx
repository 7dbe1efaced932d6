import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FindForm } from '#src/kits/guest/find-form'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'

/** Opens a request by its number, its address and a mailed code, for whoever has lost the mail. */
export function FindRequest() {
  const { t } = useTranslation(['guest', 'protocol.request'])
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    scrollTo({ top: 0 })
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('protocol.request:find')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('find.title')} place="sheet">
        <p className="mb-6 text-muted">{t('find.lead')}</p>
        <FindForm onOpened={done} />
      </Dialog>
    </>
  )
}
