import { expect, test } from 'vitest'
import { allowedHosts } from '#server/http/hosts'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'

const { settings } = await testDeps(await testDatabase())

const frames = (script: string) => allowedHosts({ ...settings, CHAT_ID: 'key', CHAT_SCRIPT_URL: script }).frames

test('a chat may load from the hosts of its own registered domain, and of no other', () => {
  expect(frames('https://cdn.channel.io/plugin.js')).toEqual(['https://*.channel.io'])
  expect(frames('https://js.talk.naru.co.kr/plugin.js')).toEqual(['https://*.naru.co.kr'])
  expect(frames('https://chat.naru.com.au/plugin.js')).toEqual(['https://*.naru.com.au'])
  expect(frames('https://naru.github.io/plugin.js')).toEqual(['https://*.naru.github.io'])
})

test('where the host is a public suffix itself, or not a name, only that host is allowed', () => {
  expect(frames('https://github.io/plugin.js')).toEqual(['https://github.io'])
  expect(frames('https://203.0.113.7:8443/plugin.js')).toEqual(['https://203.0.113.7:8443'])
})
