import { RouterProvider } from 'react-router-dom'
import type { Visitor } from '#src/session/visitor'
import { VisitorProvider } from '#src/session/visitor'
import { DialogsProvider } from '#src/ui/overlay/dialogs'
import { ToastHost } from '#src/ui/overlay/toast-host'
import type { ready } from './router'

type Router = Awaited<ReturnType<typeof ready>>

/** The root component. */
export function App({ visitor, router }: { visitor: Visitor; router: Router }) {
  return (
    <VisitorProvider visitor={visitor}>
      <DialogsProvider>
        <RouterProvider router={router} />
        <ToastHost />
      </DialogsProvider>
    </VisitorProvider>
  )
}
