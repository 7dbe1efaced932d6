import { Gallery } from '#src/ui/gallery'
import { QrCode } from '#src/ui/qr-code'
import { pictures } from './samples'
import { Row, Shelf } from './shelf'

export const Media = () => (
  <Shelf title="Pictures and codes">
    {[5, 3, 1].map((count) => (
      <Row key={count} as="stack" title={`gallery of ${count}`}>
        <Gallery pictures={pictures.slice(0, count)} label={`Photos, ${count}`} />
      </Row>
    ))}
    <Row title="codes">
      {['NR-2026-0001', `NARU1.${'x'.repeat(200)}`].map((text) => (
        <QrCode key={text} text={text} label={`A code of ${text.length} characters`} className="w-48" />
      ))}
    </Row>
  </Shelf>
)
