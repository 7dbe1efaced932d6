import { useTranslation } from 'react-i18next'

/** What the dialog says of the thing that is canceled; `name` is the product's, `amount` the refund as it is shown. */
export interface CancelWords {
  title: string
  reason: string
  keep: string
  submit: (about: { amount: string }) => string
  submitPlain: string
  askTitle: string
  askPaid: (about: { name: string; amount: string }) => string
  askUnpaid: (about: { name: string }) => string
  done: string
  doneKept: string
  /** In place of the rule's deadline, where the refund ends by something else than the time. */
  deadline?: string
  /** Above what ends with it. */
  together?: string
}

/** The words for a reservation. */
export function useReservationWords(): CancelWords {
  const { t } = useTranslation('booking')
  return {
    title: t('cancel.title'),
    reason: t('cancel.reason'),
    keep: t('cancel.keep'),
    submit: (about) => t('cancel.submit', about),
    submitPlain: t('cancel.submitPlain'),
    askTitle: t('cancel.askTitle'),
    askPaid: (about) => t('cancel.askPaid', about),
    askUnpaid: (about) => t('cancel.askUnpaid', about),
    done: t('cancel.done'),
    doneKept: t('cancel.doneKept'),
  }
}
