import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor, VisitorProvider } from '#src/session/visitor'
import { DialogsContext } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { Container } from '#src/ui/page'
import { CardSkeleton, Loading } from '#src/ui/skeleton'
// The page itself, so that what visitors load first stays as it is: parts shared with another page would become files of their own.
import { Component as ProductPage } from '../../catalog/pages/detail'
import { useStaying } from '../parts/use-staying'

/** A product's page as a guest would see it, also before its sale. Nothing can be bought or stored, and no link leads away. */
export function Component() {
  const visitor = useVisitor()
  useStaying()
  const dialogs = useRefusing()
  return (
    // Whoever had to sign in first is in a document that began with other queries.
    <VisitorProvider visitor={visitor}>
      <DialogsContext value={dialogs}>
        <Suspense fallback={<Waiting />}>
          <ProductPage isPreview />
        </Suspense>
      </DialogsContext>
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

/**
 * Dialogs that say that nothing leads away, in place of a question: a guest is asked before anything is put into the cart or on the
 * wishlist, which this tab would store.
 */
function useRefusing() {
  const { t } = useTranslation('shop.preview')
  return useMemo(() => {
    const refuse = async () => {
      toast.info(t('stays'))
      return false
    }
    return { confirm: refuse, question: refuse }
  }, [t])
}
