import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstStepsDesk } from '#contract/first-steps'
import { passPersons } from '#contract/pass/affiliate'
import { type PassTypeName, passTypeNames, passTypes } from '#contract/pass/pass-type'
import { type PassPrices, passPriceDesk } from '#contract/pass/price-desk'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { useDraft } from '#src/session/use-draft'
import { useWon } from '#src/session/use-won'
import { Alert } from '#src/ui/alert'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { DigitsField } from '#src/ui/form/digits-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { TypedPrices, typed } from '../typed-prices'

const kinds = ['hours', 'visits'] as const
const draft = 'pass prices'

interface PriceFormProps {
  prices: PassPrices
  /** Runs a write; when someone else saved first, the latest prices are shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** The prices of all types of pass, saved together; typed values are kept until then. */
export function PriceForm({ prices, act }: PriceFormProps) {
  const { t } = useTranslation('admin.pass')
  const wordsOf = usePriceWords()
  const form = useZodForm(TypedPrices, typed(prices), 'onSubmit')
  const save = useCall(passPriceDesk.set, { errors: 'page', refreshes: [passPriceDesk.read, firstStepsDesk.list] })
  const { base, isStale, rebase } = useBase(JSON.stringify(prices), save.isPending, draft)
  const was = JSON.parse(base) as PassPrices
  const forget = useDraft(form, draft, { schema: TypedPrices })
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  const take = (newest: PassPrices) => {
    rebase(JSON.stringify(newest))
    form.reset(typed(newest))
    forget()
  }
  const theirs = passTypeNames.filter((name) => JSON.stringify(prices[name]) !== JSON.stringify(was[name]))
  return (
    <Form
      form={form}
      label={t('prices.label')}
      onSubmit={async (next) => {
        take(await act(() => save.mutateAsync({ body: { prices: next, was } })))
        toast.success(t('prices.saved'))
      }}
    >
      <StaleNote form={form} isStale={isStale} onKeep={() => rebase()} onTake={() => take(prices)}>
        <span className="whitespace-pre-line">{theirs.map((name) => wordsOf(name, prices[name])).join('\n')}</span>
      </StaleNote>
      {passTypeNames.every((name) => prices[name] === null) && (
        <Alert tone="info" title={t('prices.none')}>
          {t('prices.noneText')}
        </Alert>
      )}
      <p className="max-w-reading text-sm text-muted">{t('prices.note')}</p>
      {kinds.map((kind) => (
        <DetailPart key={kind} title={t(`prices.kind.${kind}`)}>
          <div className="ruled">
            {passTypeNames
              .filter((name) => passTypes[name].kind === kind)
              .map((name) => (
                <TypeFields key={name} name={name} />
              ))}
          </div>
        </DetailPart>
      ))}
      <div>
        <SubmitButton>{t('prices.save')}</SubmitButton>
      </div>
    </Form>
  )
}

/** Whether a type is on sale, and its prices. */
function TypeFields({ name }: { name: PassTypeName }) {
  const { t } = useTranslation('admin.pass')
  const isOnSale = Boolean(useWatch({ name: `${name}.isOnSale` }))
  return (
    <fieldset className="grid min-w-0 items-start gap-3 py-4 sm:grid-cols-[12rem_repeat(2,minmax(0,14rem))]">
      <legend className="sr-only">{t(`type.${name}`)}</legend>
      <CheckboxField name={`${name}.isOnSale`} label={t('prices.onSale', { type: t(`type.${name}`) })} optional />
      {isOnSale &&
        passPersons.map((person) => (
          <DigitsField key={person} name={`${name}.${person}`} label={t(`prices.${person}`)} />
        ))}
    </fieldset>
  )
}

/** Returns what a type costs in words. */
function usePriceWords(): (name: PassTypeName, price: PassPrices[PassTypeName]) => string {
  const { t } = useTranslation('admin.pass')
  const won = useWon()
  return (name, price) =>
    price
      ? t('prices.costs', { type: t(`type.${name}`), adult: won(price.adult), child: won(price.child) })
      : t('prices.offSale', { type: t(`type.${name}`) })
}
