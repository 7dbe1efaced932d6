import { Gallery } from '#src/ui/gallery'
import { pictures } from './samples'
import { Row, Shelf } from './shelf'

export const Media = () => (
  <Shelf title="Pictures">
    {[5, 3, 1].map((count) => (
      <Row key={count} as="stack" title={`gallery of ${count}`}>
        <Gallery pictures={pictures.slice(0, count)} label={`Photos, ${count}`} />
      </Row>
    ))}
  </Shelf>
)
