import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyKind, TourArea } from '#contract/survey/tour'
import { useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { Skeleton } from '#src/ui/skeleton'
import { CodeForm } from './code-form'
import { DevicePanel } from './device-panel'
import { SurveyForm } from './survey-form'
import type { Ending } from './use-keeping'
import { type PathOf, useOpened } from './use-opened'

interface SurveyPanelProps {
  kind: SurveyKind
  area: TourArea
  pathOf: PathOf
  /** Links shown once it is done. */
  actions: ReactNode
}

const words = {
  'survey.closed': 'closed',
  'survey.waiting': 'waiting',
  'survey.linkUnknown': 'lost',
} as const satisfies Record<Exclude<Ending, 'survey.submitted'>, string>

/** A survey from the code to the thank-you, wherever it was started. */
export function SurveyPanel(props: SurveyPanelProps) {
  const survey = useOpened(props.kind, props.area, props.pathOf)
  const { is } = survey.state
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(is)
  useEffect(() => {
    const was = before.current
    before.current = is
    // The button that was pressed is gone, and the focus with it. What the page opens with leaves the focus where it is.
    if (was !== is && was !== 'looking') top.current?.focus({ preventScroll: true })
  }, [is])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Stage {...props} survey={survey} />
    </div>
  )
}

interface StageProps extends SurveyPanelProps {
  survey: ReturnType<typeof useOpened>
}

function Stage({ kind, area, pathOf, actions, survey: { state, isElsewhere, enter, end, retry } }: StageProps) {
  const { t } = useTranslation('survey')
  const { origin } = useVisitor()
  const onEnded = (ending: Ending) =>
    void end(ending === 'survey.submitted' ? { is: 'submitted', isNow: true } : { is: 'ended', ending })

  switch (state.is) {
    case 'looking':
      return (
        <div role="status" aria-label={t('opening')} className="stack-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-32 w-full" />
        </div>
      )
    case 'failed':
      return (
        <ErrorState title={t('failed.title')} actions={<Button onClick={retry}>{t('failed.retry')}</Button>}>
          {t('failed.text')}
        </ErrorState>
      )
    case 'closed':
      return (
        <div className="max-w-form">
          <CodeForm act={t('code.open')} onCode={enter} />
        </div>
      )
    case 'submitted':
      return (
        <EmptyState
          live
          icon={<CircleCheck />}
          title={t(state.isNow ? 'thanks.title' : 'thanks.again')}
          actions={actions}
        >
          {state.isNow && t('thanks.text')}
        </EmptyState>
      )
    case 'ended': {
      const name = state.ending === 'survey.submitted' ? 'closed' : words[state.ending]
      return (
        <EmptyState
          live
          icon={<Hourglass />}
          title={t(`ended.${name}`)}
          actions={
            <>
              <Button variant="secondary" onClick={() => void end({ is: 'closed' })}>
                {t('code.label')}
              </Button>
              {actions}
            </>
          }
        >
          {t(`ended.${name}Text`)}
        </EmptyState>
      )
    }
    case 'open':
      return (
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="min-w-0 stack-6">
            {isElsewhere && (
              <Alert live title={t('elsewhere.title')}>
                {t('elsewhere.text')}
              </Alert>
            )}
            <SurveyForm
              key={state.opened.token}
              opened={state.opened}
              onSubmitted={() => void end({ is: 'submitted', isNow: true })}
              onEnded={onEnded}
            />
          </div>
          <DevicePanel
            opened={state.opened}
            address={origin + pathOf(kind, area)}
            onForget={() => end({ is: 'closed' })}
          />
        </div>
      )
  }
}
