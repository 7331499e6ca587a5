import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { isUnauthorizedError, readServerMessage } from './error-body.ts'
import { requestJson, sendRequest } from './request.ts'

const fetchMock = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetchMock)
afterEach(() => fetchMock.mockReset())

function answer(status: number, body: string, statusText = '') {
  fetchMock.mockImplementation(async () => new Response(status === 204 ? null : body, { status, statusText }))
}

async function failure(): Promise<unknown> {
  return await sendRequest('/api/projects').catch((error: unknown) => error)
}

test('every request carries the session, and a body only when there is a payload', async () => {
  answer(200, '[]')
  await requestJson('/api/projects')
  expect(fetchMock.mock.lastCall?.[1]).toMatchObject({
    method: 'GET',
    credentials: 'include',
    body: undefined,
  })
  expect(fetchMock.mock.lastCall?.[1]?.headers).not.toHaveProperty('Content-Type')

  await requestJson('/api/projects', { method: 'POST', payload: { name: 'Stride' } })
  expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"name":"Stride"}' })
  expect(fetchMock.mock.lastCall?.[1]?.headers).toMatchObject({ 'Content-Type': 'application/json' })
})

test('an answer without a body is undefined', async () => {
  answer(204, '')
  expect(await requestJson('/api/projects/1', { method: 'DELETE' })).toBeUndefined()
})

test('any other status is an error of status and body text', async () => {
  answer(503, 'Try later')
  const error = await failure()
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: '503: Try later', status: 503 })
})

test('without a body the status text stands in', async () => {
  answer(502, '', 'Bad Gateway')
  expect(await failure()).toMatchObject({ message: '502: Bad Gateway' })
})

test("the server's own words are read from the body", async () => {
  answer(403, '{"message":"The FREE plan allows 1 project.","code":"plan_limit","requestId":"1"}')
  expect(readServerMessage(await failure())).toBe('The FREE plan allows 1 project.')
  answer(502, '<html>Bad gateway</html>')
  expect(readServerMessage(await failure())).toBeNull()
  expect(readServerMessage(new TypeError('Failed to fetch'))).toBeNull()
})

test('a lost session is told from other refusals', async () => {
  answer(401, '{"message":"Unauthorized"}')
  expect(isUnauthorizedError(await failure())).toBe(true)
  answer(401, '{"message":"Wrong email or password."}')
  expect(isUnauthorizedError(await failure())).toBe(false)
  answer(403, 'Unauthorized')
  expect(isUnauthorizedError(await failure())).toBe(false)
})
