import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { type ProductChange, type ProductPart, productHistory, productParts } from '#contract/product-history'
import { CallError } from '#src/api/call'
import { ChangeEntry, FactChanges } from '#src/kits/desk/change-entry'
import { Badge } from '#src/ui/badge'
import { Button, button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { Skeleton } from '#src/ui/skeleton'
import { useAct, useConfirmed } from '../../parts/use-act'
import { afterAct, changeOf } from '../queries'
import { useProductFacts } from './use-product-facts'

interface ProductChangesProps {
  productId: string
  /** The version that a restored state is saved over. */
  version: number
  items: readonly ProductChange[]
}

/** The kept changes of a product; one is opened by the address. */
export function ProductChanges({ productId, version, items }: ProductChangesProps) {
  const { t } = useTranslation('admin.products')
  const [search] = useSearchParams()
  const opened = search.get('change')
  if (items.length === 0) return <EmptyState title={t('history.none')}>{t('history.noneText')}</EmptyState>
  return (
    <ol className="divide-y divide-line">
      {items.map(({ id, by, at, parts }) => (
        <ChangeEntry
          key={id}
          by={by}
          at={at}
          actions={
            <Link
              to={id === opened ? '?' : `?change=${id}`}
              replace
              preventScrollReset
              aria-expanded={id === opened}
              className={button({ variant: 'ghost', size: 'sm' })}
            >
              {t(id === opened ? 'history.close' : 'history.open')}
            </Link>
          }
        >
          <ul className="flex flex-wrap gap-1.5" aria-label={t('history.parts')}>
            {parts.map((part) => (
              <li key={part}>
                <Badge>{t(`part.${part}`)}</Badge>
              </li>
            ))}
          </ul>
          {id === opened && <Opened productId={productId} id={id} version={version} parts={parts} />}
        </ChangeEntry>
      ))}
    </ol>
  )
}

interface OpenedProps {
  productId: string
  id: string
  version: number
  parts: readonly ProductPart[]
}

function Opened({ productId, id, version, parts }: OpenedProps) {
  const { t } = useTranslation('admin.products')
  const factsOf = useProductFacts()
  const restore = useRestore(productId, id, version)
  const { data: change, isError, refetch } = useQuery(changeOf(productId, id))
  if (isError) return <ErrorState title={t('history.failed')} onRetry={() => void refetch()} />
  if (!change) return <Skeleton className="mt-3 h-24" />
  return (
    <div className="mt-3 space-y-4 rounded-md border border-line p-4">
      {parts.map((part) => (
        <section key={part} aria-label={t(`part.${part}`)} className="space-y-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-bold">{t(`part.${part}`)}</h3>
            <Button variant="secondary" size="sm" onClick={() => void restore([part])}>
              {t('history.restorePart', { part: t(`part.${part}`) })}
            </Button>
          </div>
          <FactChanges
            before={factsOf(part, change.before)}
            after={factsOf(part, change.after)}
            same={t('history.same')}
          />
        </section>
      ))}
      <Button variant="secondary" onClick={() => void restore(productParts)}>
        {t('history.restoreAll')}
      </Button>
    </div>
  )
}

/** Restores parts after a question. A refusal is shown as a toast that names the part it is about. */
function useRestore(productId: string, id: string, version: number) {
  const { t } = useTranslation('admin.products')
  const confirmed = useConfirmed()
  const restore = useAct(productHistory.restore, afterAct)
  return (parts: readonly ProductPart[]) => {
    const names = parts.map((part) => t(`part.${part}`)).join(', ')
    const work = async () => {
      try {
        await restore({ params: { productId, id }, body: { base: version, parts: [...parts] } })
      } catch (error) {
        const part = error instanceof CallError && productParts.find((each) => each === error.field)
        if (part) throw new Error(`${t(`part.${part}`)}: ${error.message}`, { cause: error })
        throw error
      }
    }
    return confirmed(t('history.ask'), t('history.askText', { parts: names }), work, t('history.restored'))
  }
}
