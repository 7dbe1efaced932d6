export const en = {
  searched: 'Name, email, phone, company',
  anyArea: 'Any account',
  noName: 'No name',
  reason: 'Reason',
  access: 'Access',
  nationality: 'Nationality',
  points: 'Points',
  withdrawn_at: 'Closed on',
  others: 'Other accounts with this email address',
  lang: { label: 'Emails in', en: 'English', ko: 'Korean' },
  marketing: { label: 'Marketing emails', yes: 'Agreed', no: 'Not agreed' },
  column: {
    name: 'Name',
    status: 'Status',
    area: 'Account',
    email: 'Email address',
    phone: 'Phone',
    company: 'Company',
    created_at: 'Signed up on',
  },
  area: { member: 'Shop', travel: 'Education travel', business: 'Fair' },
  status: { active: 'Active', blocked: 'Blocked', withdrawn: 'Closed' },
  events: {
    title: 'Activity on all sites',
    none: 'No activity yet.',
    kind: {
      booking: 'Reservation',
      inquiry: 'Inquiry',
      quotation: 'Group quotation',
      review: 'Review',
      post: 'Social post',
      application: 'Education travel application',
      fair: 'Fair registration',
      mice: 'MICE fair registration',
    },
  },
  block: {
    act: 'Block account',
    now: 'This account can sign in.',
    title: 'Block this account?',
    text: 'It is signed out everywhere and cannot sign in again. Reservations stay as they are. The reason is for the desk only.',
    done: 'The account is blocked.',
  },
  person: {
    title: 'Personal data',
    text: 'Members may ask for a copy of everything we keep about them, or for their account to be closed.',
  },
  export: {
    act: 'Export all data',
    title: 'Export everything we keep about this member?',
    text: 'The file covers every account with this email address. Your name and the reason will be logged.',
    file: 'personal-data',
    done: 'The file was saved.',
  },
  close: {
    act: 'Close account',
    title: 'Close this account for the member?',
    text: 'Personal data, points and coupons are removed, and the member is notified by email. This cannot be undone.',
    loading: 'Checking the account …',
    open: 'This member still has open reservations. Cancel them first, or close the account after the tour.',
    reservations: 'Open reservations',
    coupons: 'Unused coupons',
    passes: 'Passes that stop working',
    given: 'Passes given away, which friends keep',
    reasonHelp: 'The member will read this.',
    done: 'The account was closed.',
  },
  unblock: {
    act: 'Unblock account',
    now: 'This account is blocked and cannot sign in.',
    title: 'Unblock this account?',
    text: 'It can sign in again. The reason is for the desk only.',
    done: 'The account is unblocked.',
  },
}

declare global {
  interface TextNamespaces {
    'admin.members': typeof en
  }
}
