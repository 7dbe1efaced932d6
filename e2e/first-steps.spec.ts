import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { connect } from '#server/db/connect'
import { startEmbedded } from '#server/db/embedded'
import { freePort } from '#server/db/embedded-probe'
import { systemClock as clock } from '#server/ports/clock'
import { root } from '#server/root'
import { en as account } from '#src/kits/account/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en as home } from '#src/sites/admin/home/locale/en'
import { en as admin } from '#src/sites/admin/locale/en'
import { en as reservations } from '#src/sites/admin/reservations/locale/en'
import { en as settings } from '#src/sites/admin/settings/locale/en'
import { aMember } from '#tests/support/factories'
import { spawnProduct } from '#tests/support/spawn'
import { agree, field, main, press, sellProduct } from './support/desk-page'
import { expect, test, visit } from './support/fixtures'
import { chooseDeparture, fillTravelers, goOn, payByTransfer, words } from './support/journey'

const email = 'owner@people.test'
const password = 'Passw0rd1'
const t = words.en

/** The product on an empty database of its own, like a new machine, with a second factor for its staff. */
async function anEmptyShop() {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-empty-'))
  await chmod(folder, 0o755)
  const database = await startEmbedded(path.join(folder, 'data'), { durable: false })
  const port = await freePort()
  const env = {
    ...{ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'product'), SEED_DEMO: 'off', LOG_LEVEL: 'warn' },
    ...{ PORT: String(port), APP_URL: `http://localhost:${port}`, RATE_LIMITS: 'off', SECOND_FACTOR: 'on' },
  }
  const server = await spawnProduct(env)
  await server.ready()
  return {
    origin: env.APP_URL,
    database: database.url,
    /** Returns the output of the command line. */
    command: async (...words: string[]) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', 'scripts/admin.ts', ...words],
        {
          cwd: root,
          env: { ...process.env, ...env, NODE_ENV: 'development' },
        },
      )
      return stdout
    },
    end: async () => {
      server.process.kill('SIGTERM')
      await server.ended
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(page: Page, link: string) {
  await page.goto(link)
  await field(page, account.password.new).fill(password)
  await field(page, account.password.confirmNew).fill(password)
  await press(page, account.passwordReset.submit)
  await main(page).getByRole('link', { name: account.passwordReset.signIn }).click()
  await field(page, account.email.label).fill(email)
  await field(page, account.password.label).fill(password)
  await press(page, account.login.submit)
  const secret = (await main(page).locator('code').first().textContent()) ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  await field(page, account.factor.appCode).fill(totp.generate())
  await press(page, account.factor.submit)
  await expect(page.getByRole('heading', { name: account.factor.codesTitle })).toBeVisible()
  await press(page, account.factor.go)
}

async function enterAccount(page: Page) {
  await main(page).getByRole('link', { name: admin.title.firstSteps }).click()
  await main(page).getByRole('link', { name: home.steps.transfer.act }).first().click()
  await field(page, settings.field.account_number).fill('110-123-456789')
  for (const lang of ['en', 'ko'] as const) {
    await field(page, settings.field.bank[lang]).fill('Naru Bank')
    await field(page, settings.field.account_holder[lang]).fill('Naru')
  }
  await press(page, settings.save)
  await expect(page.getByText(settings.saved)).toBeVisible()
}

test('the first owner fills an empty shop and makes the first sale', async ({ browser }) => {
  const shop = await anEmptyShop()
  try {
    const printed = await shop.command('invite', email)
    const link = /http\S+\/admin\/password-reset\/\S+/.exec(printed)?.[0] ?? 'no link'
    const page = await browser.newPage()
    await signIn(page, link)
    await expect(page.getByText(home.steps.open)).toBeVisible()
    await enterAccount(page)
    const product = await sellProduct(page)

    const { db, close } = connect(shop.database)
    const member = await aMember({ db, clock }, { email: 'guest@people.test' })
    await close()
    const customer = await browser.newPage()
    await customer.addInitScript(
      ([key, token]) => sessionStorage.setItem(key ?? '', token ?? ''),
      [tokenKeys.member, member.token],
    )
    await visit(customer, `${shop.origin}/product/detail/${product}`)
    await chooseDeparture(customer, t)
    await customer.getByRole('button', { name: t.catalog.box.reserve, exact: true }).first().click()
    await agree(customer)
    await fillTravelers(customer, t)
    for (const step of ['extras', 'benefits', 'payment'] as const) await goOn(customer, t, step)
    await payByTransfer(customer, t, 'Robin Park')
    await expect(customer.getByText('110-123-456789')).toBeVisible()

    await page.goto(`${shop.origin}/admin/first-steps`)
    await main(page).getByRole('link', { name: home.steps.sale.act }).click()
    await main(page).getByRole('link', { name: /^NR/ }).first().click()
    await field(page, reservations.deposit.amount).fill('100000')
    await press(page, reservations.deposit.act)
    await expect(page.getByText(reservations.deposit.done)).toBeVisible()
    await page.goto(`${shop.origin}/admin`)
    await expect(page.getByText(home.steps.open)).toHaveCount(0)
    await page.goto(`${shop.origin}/admin/first-steps`)
    await expect(main(page).getByText(home.steps.done, { exact: true })).toHaveCount(4)
  } finally {
    await shop.end()
  }
})
