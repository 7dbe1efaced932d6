import { useSuspenseQuery } from '@tanstack/react-query'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { popular } from '../queries'

export function Component() {
  const { data } = useSuspenseQuery(popular(useVisitor()))
  return (
    <Page>
      <main id="content">
        <h1>Naru</h1>
        <ul>
          {data.items.map((product) => (
            <li key={product.id}>{product.name}</li>
          ))}
        </ul>
      </main>
    </Page>
  )
}
