import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { useVisitor, VisitorProvider } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'
import { Container } from '#src/ui/page'
import { CardSkeleton, Loading } from '#src/ui/skeleton'
// The page itself, so that what visitors load first stays as it is: parts shared with another page would become files of their own.
import { Component as ProductPage } from '../../catalog/pages/detail'
import { guestOf } from '../parts/guest-of'

/** A product's page as a guest would see it, also before its sale. Nothing can be bought: no write is sent, and no link leads away. */
export function Component() {
  const visitor = useVisitor()
  const [guest] = useState(() => guestOf(visitor))
  useStaying()
  return (
    <VisitorProvider visitor={guest}>
      <Suspense fallback={<Waiting />}>
        <ProductPage />
      </Suspense>
    </VisitorProvider>
  )
}

const Waiting = () => (
  <Container className="py-10">
    <Loading>
      <CardSkeleton />
    </Loading>
  </Container>
)

/** Keeps the frame on its page, and says so. */
function useStaying(): void {
  const { t } = useTranslation('shop.preview')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    toast.info(t('stays'))
  }, [blocker, t])
}
