import { useState } from 'react'
import { Button } from '#src/ui/button'
import { Dialog, Drawer } from '#src/ui/overlay/dialog'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { TextSkeleton } from '#src/ui/skeleton'
import { long } from './samples'
import { Row, Shelf } from './shelf'

const places = ['start', 'end', 'bottom'] as const

export function Overlays() {
  const dialogs = useDialogs()
  const [open, setOpen] = useState<string | null>(null)
  const [answer, setAnswer] = useState('')
  const ask = async () =>
    setAnswer(String(await dialogs.question({ title: 'Cancel this reservation?', text: long.en, danger: true })))
  const confirm = async () => setAnswer(String(await dialogs.confirm({ title: '저장 되었습니다.' })))
  return (
    <Shelf title="Dialogs and toasts">
      <Row title="dialogs">
        <Button variant="secondary" onClick={confirm}>
          Message
        </Button>
        <Button variant="secondary" onClick={ask}>
          Question
        </Button>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        {places.map((place) => (
          <Button key={place} variant="secondary" onClick={() => setOpen(place)}>
            Drawer, {place}
          </Button>
        ))}
        <output>{answer}</output>
      </Row>
      <Row title="toasts">
        {(['success', 'error', 'info', 'warning'] as const).map((tone) => (
          <Button key={tone} variant="secondary" onClick={() => toast[tone](`${tone}: ${long.ko}`)}>
            {tone}
          </Button>
        ))}
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        title="Before you travel"
        description={long.en}
        footer={<Button onClick={() => setOpen(null)}>Understood</Button>}
      >
        <TextSkeleton lines={9} />
      </Dialog>
      {places.map((place) => (
        <Drawer key={place} open={open === place} onClose={() => setOpen(null)} title="Filters" place={place}>
          <TextSkeleton lines={6} />
        </Drawer>
      ))}
    </Shelf>
  )
}
