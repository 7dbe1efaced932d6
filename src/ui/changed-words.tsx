import { lazy, type ReactNode, Suspense } from 'react'
import type { ChangedWordsProps } from './marked-words'

const Plain = ({ text }: ChangedWordsProps): ReactNode => text

// Without the comparison, such as offline, the text is still there.
const Marked = lazy(() =>
  import('./marked-words').then(
    ({ MarkedWords }) => ({ default: MarkedWords }),
    () => ({ default: Plain }),
  ),
)

/** A text of which another version is shown beside it: the words that differ are marked. */
export const ChangedWords = (props: ChangedWordsProps) => (
  <Suspense fallback={props.text}>
    <Marked {...props} />
  </Suspense>
)
