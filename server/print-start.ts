import { siteRecords } from '#contract/sites/sites'
import { demoAccounts } from '#server/demo/accounts/accounts.seed'
import { demoCodes } from '#server/demo/survey/survey.seed'
import type { Settings } from '#server/settings'

/** Prints where the server is and how to sign in, in development only; in production the log reports what matters. */
export function printStart(settings: Settings, address: string, say: (line: string) => void): void {
  if (settings.NODE_ENV !== 'development') return
  say(`\nNaru is ready: ${address}   (Ctrl-C stops it)`)
  if (settings.SEED_DEMO) {
    const accounts = demoAccounts(settings.FAIR_SLUG)
    const width = (of: 'role' | 'email' | 'password') => Math.max(...accounts.map((account) => account[of].length))
    say('\n  Demo accounts')
    for (const { role, email, password, site, where } of accounts) {
      const cells = [role.padEnd(width('role')), email.padEnd(width('email')), password.padEnd(width('password'))]
      say(
        `    ${cells.join('   ')}   ${siteRecords[site].isRunning ? address + where : 'calls only: its site is not there yet'}`,
      )
    }
    const home = address + siteRecords['rok-us'].home
    say(`    ${'participant'.padEnd(width('role'))}   ${Object.values(demoCodes).join(' or ')}   ${home}/survey`)
  }
  const mail = settings.SMTP_URL ? `sent by ${new URL(settings.SMTP_URL).host}` : `kept at ${address}/dev/mailbox`
  const database = settings.DATABASE_URL ? 'the one that DATABASE_URL names' : `embedded, under ${settings.DATA_DIR}`
  say(`\n  Mail       ${mail}\n  Database   ${database}\n`)
}
