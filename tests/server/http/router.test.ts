import { Hono } from 'hono'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { expect, test } from 'vitest'
import { sharedRouter } from '#server/http/router'

const answer = async (app: Hono, path: string, method = 'GET') => {
  const response = await app.request(path, { method })
  return `${response.status} ${await response.text()}`
}

/** An app whose answers name it, with the given paths besides its first. */
function anApp(name: string, paths: string[] = [], app = new Hono({ router: sharedRouter() })) {
  app.use(async (c, next) => {
    await next()
    c.header('X-App', name)
  })
  app.get('/api/members/coupons', (c) => c.text(`${name} coupons`))
  app.get('/api/members/:id', (c) => c.text(`${name} ${c.req.param('id')} ${c.req.routePath}`))
  app.post('/api/members/:id', (c) => c.text(`${name} posted`))
  for (const path of paths) app.get(path, (c) => c.text(`${name} ${JSON.stringify(c.req.param())}`))
  app.all('/api/*', (c) => c.text(`${name} none`, 404))
  return app
}

test('apps with the same routes answer with their own handlers, whichever is asked first', async () => {
  const [one, two] = [anApp('one'), anApp('two')]
  for (const [app, name] of [
    [two, 'two'],
    [one, 'one'],
    [two, 'two'],
  ] as const) {
    expect(await answer(app, '/api/members/coupons')).toBe(`200 ${name} coupons`)
    expect(await answer(app, '/api/members/7')).toBe(`200 ${name} 7 /api/members/:id`)
    expect(await answer(app, '/api/members/7', 'POST')).toBe(`200 ${name} posted`)
    expect(await answer(app, '/api/members/7', 'PUT')).toBe(`404 ${name} none`)
    expect((await app.request('/api/members/7')).headers.get('x-app')).toBe(name)
  }
})

test('an app with one more route, or the same in another order, has a table of its own', async () => {
  const plain = anApp('plain')
  expect(await answer(plain, '/api/orders/1/lines/2')).toBe('404 plain none')
  const more = anApp('more', ['/api/orders/:order/lines/:line', '/api/:a/:b/:c'])
  expect(await answer(more, '/api/orders/1/lines/2')).toBe('200 more {"order":"1","line":"2"}')
  const turned = anApp('turned', ['/api/:a/:b/lines/:c', '/api/orders/:order/lines/:line'])
  expect(await answer(turned, '/api/orders/1/lines/2')).toBe('200 turned {"a":"orders","b":"1","c":"2"}')
  expect(await answer(plain, '/api/orders/1/lines/2')).toBe('404 plain none')
})

test('a route added after the first request is found, by its app only', async () => {
  const [one, two] = [anApp('one'), anApp('two')]
  expect(await answer(one, '/late')).toBe('404 404 Not Found')
  one.get('/late', (c) => c.text('late'))
  expect(await answer(one, '/late')).toBe('200 late')
  expect(await answer(two, '/late')).toBe('404 404 Not Found')
})

test.each(['/api/members/coupons', '/api/members/%20x', '/api/members/', '/api', '/api/a/b', '/x', '/api/a%2Fb/c/d'])(
  '%s is matched as by Hono’s own table',
  async (path) => {
    const paths = ['/api/:a/:b', '/api/:a/:b/:c?', '/:x']
    const own = new Hono({ router: new SmartRouter({ routers: [new TrieRouter()] }) })
    expect(await answer(anApp('app', paths), path)).toBe(await answer(anApp('app', paths, own), path))
  },
)
