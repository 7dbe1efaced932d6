import type { UseQueryOptions } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#src/ui/error-state'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { MailSheet } from './mail-sheet'

interface Words {
  subject: string
  text: string
}

interface MailViewProps<M extends Words> {
  query: UseQueryOptions<M>
  htmlPath: (mail: M) => string | null
  fine: (mail: M) => ReactNode
}

/** The selected mail, once loaded. */
export function MailView<M extends Words>({ query, htmlPath, fine }: MailViewProps<M>) {
  const { data: mail, error, refetch, isFetching } = useQuery(query)
  if (error) {
    return <ErrorState title="This mail could not be read" onRetry={() => void refetch()} busy={isFetching} />
  }
  if (!mail) {
    return (
      <Loading>
        <TextSkeleton lines={6} />
      </Loading>
    )
  }
  return <MailSheet subject={mail.subject} text={mail.text} htmlPath={htmlPath(mail)} fine={fine(mail)} />
}
