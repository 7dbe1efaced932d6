import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inquiry } from '#contract/inquiry'
import { inquiryDesk } from '#contract/inquiry-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as account } from '#src/kits/account/locale/en'
import { en as kit } from '#src/kits/board/locale/en'
import { en as thread } from '#src/kits/thread/locale/en'
import { en as page } from '#src/sites/shop/board/locale/en'
import { aMember, anOperator } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { type RenderedApp, renderApp } from '#tests/support/render'

const t = kit.inquiry
const register = '/board/contact-us-register'
const typed = { title: 'A pushchair', content: 'May we bring a folding pushchair?' }
const label = (text: string) => screen.findByLabelText(new RegExp(`^${text}`))

async function fill({ user }: Pick<RenderedApp, 'user'>) {
  await user.selectOptions(await label('What is it about'), 'product')
  await user.type(await label(t.title), typed.title)
  await user.type(await label(t.content), typed.content)
}
async function send({ user }: Pick<RenderedApp, 'user'>) {
  await user.click(await screen.findByRole('button', { name: t.send }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
}
async function expectTyped() {
  expect(await label('What is it about')).toHaveValue('product')
  expect(await label(t.title)).toHaveValue(typed.title)
  expect(await label(t.content)).toHaveValue(typed.content)
}

async function aMemberContext() {
  const shop = await aShop()
  const member = await aMember(shop.deps, { email: 'jiwoo@people.test', password: 'Abcdefg1' })
  const ask = async (change: object = {}) => {
    const body = { type: 'product', ...typed, ...change } as const
    return (await shop.call(inquiry.ask, { params: { site: 'shop' }, body }, { token: member.token })).data
  }
  const answer = async (id: string) => {
    const { token } = await anOperator(shop)
    const body = { content: 'Yes, it travels free of charge.', seen: 1 }
    await shop.call(inquiryDesk.answer, { params: { site: 'shop', id }, body }, { token })
  }
  return { shop, member, ask, answer }
}

describe('writing an inquiry', () => {
  test('as a member opens the thread, and says that it was submitted (product §8)', async () => {
    const { shop, member } = await aMemberContext()
    const app = await renderApp(register, { shop, signedInAs: member })
    await fill(app)
    await app.user.upload(await screen.findByLabelText(new RegExp(thread.files.choose)), [
      new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'ticket.pdf', { type: 'application/pdf' }),
    ])
    await send(app)
    expect(await screen.findByRole('heading', { level: 1, name: typed.title })).toBeVisible()
    expect(screen.getByText(t.sent)).toBeVisible()
    expect(screen.getByText(kit.status.received)).toBeVisible()
    expect(screen.getByRole('button', { name: /ticket\.pdf/ })).toBeVisible()
    await app.router.navigate(register)
    expect(await label(t.title)).toHaveValue('')
  })

  test('keeps all typed text when the server refuses it, and can be sent again', async () => {
    const { shop, member } = await aMemberContext()
    const app = await renderApp(register, { shop, signedInAs: member })
    await fill(app)
    failNext(inquiry.ask, { networkError: true })
    await send(app)
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.general.network)
    await expectTyped()
    await send(app)
    expect(await screen.findByRole('heading', { level: 1, name: typed.title })).toBeVisible()
  })

  test('keeps the typed text and the files when the server has no room for them, says so, and can be sent again', async () => {
    const { shop, member } = await aMemberContext()
    const { storage } = shop.deps
    const { put } = storage
    storage.put = async () => {
      storage.put = put
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const app = await renderApp(register, { shop, signedInAs: member })
    await fill(app)
    const pdf = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], 'ticket.pdf', { type: 'application/pdf' })
    await app.user.upload(await screen.findByLabelText(new RegExp(thread.files.choose)), [pdf])
    await send(app)
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.general.noRoom)
    await expectTyped()
    expect(screen.getByText('ticket.pdf')).toBeVisible()
    await send(app)
    expect(await screen.findByRole('heading', { level: 1, name: typed.title })).toBeVisible()
    expect(screen.getByRole('button', { name: /ticket\.pdf/ })).toBeVisible()
  })

  test('shows at its field what is missing and sends nothing (product §5)', async () => {
    const { shop, member } = await aMemberContext()
    const { user } = await renderApp(register, { shop, signedInAs: member })
    await user.type(await label(t.content), 'Too short')
    await user.click(await screen.findByRole('button', { name: t.send }))
    expect(await screen.findByText(refusal.validation.inquiryType)).toBeVisible()
    expect(screen.getByText(refusal.validation.required)).toBeVisible()
    expect(screen.getByText(refusal.validation.minText)).toBeVisible()
    await waitFor(async () => expect(await label('What is it about')).toHaveFocus())
    expect(network.requests('/api/v1/sites/shop/inquiries')).toEqual([])
  })

  test('refuses a file of another type, a large one and a fourth one before anything is sent', async () => {
    const { shop, member } = await aMemberContext()
    const { user } = await renderApp(register, { shop, signedInAs: member })
    const input = await screen.findByLabelText(new RegExp(thread.files.choose))
    const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name)
    input.removeAttribute('accept')
    await user.upload(input, [pdf('page.html')])
    expect(await screen.findByText(thread.files.type)).toBeVisible()
    await user.upload(input, [pdf('large.pdf', 5 * 1024 * 1024 + 1)])
    expect(await screen.findByText(new RegExp(thread.files.size.replace('{{megabytes}}', '\\d+')))).toBeVisible()
    await user.upload(input, [pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')])
    await user.upload(input, [pdf('4.pdf')])
    expect(await screen.findByText(new RegExp(thread.files.tooMany.replace('{{most}}', '\\d+')))).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove 2.pdf' }))
    expect(screen.queryByText('2.pdf')).toBeNull()
    expect(screen.getByText('3.pdf')).toBeVisible()
  })

  test('as a guest keeps the typed text through signing in', async () => {
    const { shop } = await aMemberContext()
    const app = await renderApp(register, { shop })
    await fill(app)
    await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: page.register.signIn }))
    await screen.findByRole('heading', { level: 1, name: account.login.title })
    await app.user.type(await label(account.email.label), 'jiwoo@people.test')
    await app.user.type(await screen.findByLabelText(account.password.label), 'Abcdefg1')
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: account.login.submit }))
    await waitFor(() => expect(screen.queryByLabelText(t.email)).toBeNull())
    await expectTyped()
    await send(app)
    expect(await screen.findByRole('heading', { level: 1, name: typed.title })).toBeVisible()
  })

  test('as a guest shows the number and where the answer will be sent', async () => {
    const app = await renderApp(`${register}?about=IQ270302-ABCDEFGH`)
    expect(await label(t.about)).toHaveValue('IQ270302-ABCDEFGH')
    await app.user.clear(await label(t.about))
    await app.user.type(await label(t.email), 'guest@people.test')
    await fill(app)
    await send(app)
    expect(await screen.findByText(/^Your number is IQ270302-\w{8}\..*guest@people\.test/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: t.sent })).toHaveFocus())
  })

  test('tells a guest at the field that a number is not theirs', async () => {
    const app = await renderApp(register)
    await app.user.type(await label(t.email), 'guest@people.test')
    await fill(app)
    await app.user.type(await label(t.about), 'IQ270302-22222222')
    await send(app)
    expect(await screen.findByText(refusal.inquiry.numberUnknown)).toBeVisible()
    await expectTyped()
  })
})

describe('the member’s own inquiries', () => {
  test('show answered as Replied (product §4), and are filtered by status', async () => {
    const { shop, member, ask, answer } = await aMemberContext()
    await answer((await ask({ title: 'Answered one' })).id)
    await ask({ title: 'Open one' })
    const { user } = await renderApp('/board/contact-us', { shop, signedInAs: member })
    const row = (title: string) => screen.getByRole('link', { name: title }).closest('li') as HTMLElement
    expect(within(row('Answered one')).getByText('Replied')).toBeVisible()
    expect(within(row('Open one')).getByText('Received')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Replied' }))
    await waitFor(() => expect(screen.queryByText('Open one')).toBeNull())
    await user.click(screen.getByRole('link', { name: 'Closed' }))
    expect(await screen.findByText(kit.mine.emptyStatus)).toBeVisible()
  })

  test('are paginated by ten', async () => {
    const { shop, member, ask } = await aMemberContext()
    for (let at = 0; at < 11; at++) await ask({ title: `Inquiry ${at}` })
    const { user } = await renderApp('/board/contact-us', { shop, signedInAs: member })
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10)
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1))
  })

  test('that do not exist show a note and a link to the form', async () => {
    const { shop, member } = await aMemberContext()
    await renderApp('/board/contact-us', { shop, signedInAs: member })
    expect(screen.getByText(kit.mine.empty)).toBeVisible()
    expect(screen.getByRole('link', { name: page.contact.write })).toHaveAttribute('href', register)
  })

  test('are for members: a guest is redirected to sign-in and back (product §6)', async () => {
    await renderApp('/board/contact-us')
    await waitFor(() => expect(location.search).toBe('?next=%2Fboard%2Fcontact-us'))
  })
})

describe('a thread', () => {
  test('is open again when the member adds a message, and closed when it is solved (product §4)', async () => {
    const { shop, member, ask, answer } = await aMemberContext()
    const { id } = await ask()
    await answer(id)
    const { user } = await renderApp(`/board/contact-us-detail/${id}`, { shop, signedInAs: member })
    expect(screen.getByText('Yes, it travels free of charge.')).toBeVisible()
    expect(screen.getByText('Replied')).toBeVisible()
    await user.type(await label(thread.reply), 'And a child seat, please?')
    await user.click(screen.getByRole('button', { name: thread.send }))
    expect(await screen.findByText('Received')).toBeVisible()
    expect(await label(thread.reply)).toHaveValue('')
    await user.click(screen.getByRole('button', { name: kit.thread.solve }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('Closed')).toBeVisible()
    expect(screen.queryByRole('button', { name: kit.thread.solve })).toBeNull()
  })

  test('keeps a message that could not be sent', async () => {
    const { shop, member, ask } = await aMemberContext()
    const { id } = await ask()
    const { user } = await renderApp(`/board/contact-us-detail/${id}`, { shop, signedInAs: member })
    await user.type(await label(thread.reply), 'And a child seat, please?')
    failNext(inquiry.add, { status: 503, code: 'general.unavailable', message: refusal.general.unavailable })
    await user.click(screen.getByRole('button', { name: thread.send }))
    expect(await screen.findByText(refusal.general.unavailable)).toBeVisible()
    expect(await label(thread.reply)).toHaveValue('And a child seat, please?')
  })

  test('of another member is not found', async () => {
    const { shop, ask } = await aMemberContext()
    const { id } = await ask()
    await renderApp(`/board/contact-us-detail/${id}`, { shop, signedInAs: await aMember(shop.deps) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  })
})
