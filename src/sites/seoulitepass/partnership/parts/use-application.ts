import { type Partnership, partnershipToken, passPartnerships } from '#contract/pass/partnership'
import { call } from '#src/api/call'
import { type Link, useOpenedLink } from '../../parts/use-opened-link'

/** An application and the token that opens it. */
export interface OpenedApplication {
  token: string
  application: Partnership
}

const link: Link<Partnership> = {
  form: partnershipToken,
  key: 'PASS_PARTNERSHIP',
  read: (link_token) => call(passPartnerships.read, { body: { link_token } }, { errors: 'silent' }),
}

/** The application of a mailed link. */
export function useApplication() {
  const { state, opened, ...acts } = useOpenedLink(link)
  return {
    opened: state === 'open' && opened ? { token: opened.token, application: opened.shown } : null,
    isLooking: state === 'looking',
    isUnknown: state === 'unknown',
    failed: state === 'failed',
    ...acts,
  }
}
