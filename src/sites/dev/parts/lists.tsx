import { useState } from 'react'
import { Badge } from '#src/ui/badge'
import { Card, CardBody, CardMedia, CardTitle } from '#src/ui/card'
import { Pagination } from '#src/ui/pagination'
import { Picture } from '#src/ui/picture'
import { Price } from '#src/ui/price'
import { Rating, RatingInput } from '#src/ui/rating'
import { Steps } from '#src/ui/steps'
import { long, pictures } from './samples'
import { Row, Shelf } from './shelf'

const steps = ['Travelers', 'Extras', 'Benefits', 'Payment'].map((label) => ({ label, to: '/dev/ui' }))

export function Lists() {
  const [stars, setStars] = useState<number | null>(3)
  const [size, setSize] = useState(10)
  return (
    <Shelf title="Cards, ratings, steps, pages">
      <Row as="columns">
        {pictures.slice(0, 4).map((picture, index) => (
          <Card key={picture.src} as="article" look="plain" pad="none" lifts>
            <CardMedia badge={index === 0 && <Badge tone="paper">Sunrise only</Badge>}>
              <Picture picture={picture} sizes="(min-width: 1024px) 300px, 100vw" />
            </CardMedia>
            <CardBody>
              <p className="swatch-note">Seoul · 3 hours</p>
              <CardTitle to="/dev/ui">{Object.values(long)[index]}</CardTitle>
              <Rating value={4.9 - index / 3}>(1,{index}28)</Rating>
              <Price symbol="$" amount={`${45 + index}.00`} before="from" size="sm" />
            </CardBody>
          </Card>
        ))}
      </Row>
      <Row title="ratings">
        <Rating value={4.6} stars={5}>
          328 reviews
        </Rating>
        <Rating value={0} stars={5} />
        <fieldset>
          <legend className="sr-only">Your rating</legend>
          <RatingInput value={stars} onChange={setStars} />
        </fieldset>
      </Row>
      <Row as="stack" title="steps">
        {[0, 2, 3].map((current) => (
          <Steps key={current} steps={steps} current={current} label={`Reservation ${current}`} />
        ))}
      </Row>
      <Row as="stack" title="pages">
        {[1, 5, 12].map((page) => (
          <Pagination
            key={page}
            page={page}
            pages={12}
            label={`Pages, ${page}`}
            linkTo={(to) => `/dev/ui?page=${to}`}
            size={page === 5 ? { value: size, options: [10, 20, 50], onChange: setSize } : undefined}
          />
        ))}
      </Row>
    </Shelf>
  )
}
