import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#src/api/call'
import { FindForm } from '#src/kits/guest/find-form'
import { ownReservation } from '#src/kits/guest/queries'
import { dropToken } from '#src/session/sign'
import { useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'
import { site } from '../site'

/** Opens a request by its number, email address and a mailed code, for guests who lost the mail. */
export function FindRequest() {
  const { t } = useTranslation(['guest', 'protocol.request'])
  const visitor = useVisitor()
  const [open, setOpen] = useState(false)
  const done = () => {
    const own = visitor.queries.getQueryData(ownReservation(visitor).queryKey)
    if (own && own.site !== site) {
      dropToken(visitor, 'guest')
      visitor.queries.removeQueries({ queryKey: ownReservation(visitor).queryKey })
      throw new CallError(404, 'guest.notFound', t('protocol.request:link.elsewhere'), 'reservation_number')
    }
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
