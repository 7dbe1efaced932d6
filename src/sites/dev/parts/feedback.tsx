import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { CardSkeleton, Loading, TextSkeleton } from '#src/ui/skeleton'
import { long } from './samples'
import { Row, Shelf } from './shelf'

const tones = ['success', 'error', 'info', 'warning'] as const

export const Feedback = () => (
  <Shelf title="Feedback">
    <Row as="stack" title="alerts">
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={`A note of the kind “${tone}”`}>
          {long.en}
        </Alert>
      ))}
      <Alert actions={<Button size="sm">Refresh</Button>}>{long.ko}</Alert>
      <Alert tone="warning" shape="banner">
        Reservations are closed: this program has ended.
      </Alert>
    </Row>
    <Row as="columns" title="empty and error">
      <EmptyState actions={<Button variant="secondary">See popular tours</Button>}>
        What you save appears here.
      </EmptyState>
      <ErrorState onRetry={() => {}} />
      <ErrorState title="장바구니를 불러오지 못했습니다" onRetry={() => {}} busy />
    </Row>
    <Row as="columns" title="loading">
      <Loading>
        <TextSkeleton lines={4} />
      </Loading>
      <CardSkeleton />
      <CardSkeleton />
    </Row>
  </Shelf>
)
