import { expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

const postgres = { DATABASE_URL: 'postgres://localhost/kwiq' }
const secret = { KWIQ_SECRET: 'x'.repeat(32) }

test('nothing set gives a local Kwiq on its own database', () => {
  const env = readEnv({})
  expect(env).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    isSecure: false,
    databaseUrl: null,
    role: 'all',
    secret: null,
    ownerEmail: null,
    ai: null,
  })
  expect(env.dataDir).toMatch(/\/data$/)
})

test('the public address follows the port, and blank settings count as unset', () => {
  expect(readEnv({ PORT: '4000', PUBLIC_URL: '', DATABASE_URL: ' ' }).publicUrl).toBe('http://localhost:4000')
})

test('an https address makes cookies secure', () => {
  const env = readEnv({ PUBLIC_URL: 'https://kwiq.example.com/' })
  expect(env.publicUrl).toBe('https://kwiq.example.com')
  expect(env.isSecure).toBe(true)
})

test.each([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'kwiq.example.com' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'ftp://kwiq.example.com' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://kwiq.example.com/app' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/kwiq', ...secret }],
  ['KWIQ_SECRET', postgres],
  ['KWIQ_SECRET', { KWIQ_SECRET: 'short' }],
  ['KWIQ_ACCESS_LOG', { KWIQ_ACCESS_LOG: 'yes' }],
  ['KWIQ_ROLE', { KWIQ_ROLE: 'boss' }],
  ['KWIQ_ROLE', { KWIQ_ROLE: 'worker' }],
  ['OWNER_EMAIL', { OWNER_EMAIL: 'me' }],
  ['AI_PROVIDER', { AI_PROVIDER: 'skynet' }],
  ['AI_PROVIDER', { AI_MODEL: 'm1' }],
  ['AI_API_KEY', { AI_PROVIDER: 'anthropic' }],
  ['AI_BASE_URL', { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm1' }],
  ['AI_BASE_URL', { AI_PROVIDER: 'openai', AI_API_KEY: 'k', AI_BASE_URL: 'not an address' }],
  ['AI_MODEL', { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1' }],
  ['OIDC_CLIENT_ID', { OIDC_ISSUER_URL: 'https://login.example.com' }],
  ['OIDC_CLIENT_SECRET', { OIDC_ISSUER_URL: 'https://login.example.com', OIDC_CLIENT_ID: 'kwiq' }],
  ['OIDC_ISSUER_URL', { OIDC_CLIENT_ID: 'kwiq', OIDC_CLIENT_SECRET: 's' }],
  [
    'OIDC_ISSUER_URL',
    { OIDC_ISSUER_URL: 'http://login.example.com', OIDC_CLIENT_ID: 'k', OIDC_CLIENT_SECRET: 's' },
  ],
  [
    'OIDC_ISSUER_URL',
    { OIDC_ISSUER_URL: 'https://login.example.com/?a=1', OIDC_CLIENT_ID: 'k', OIDC_CLIENT_SECRET: 's' },
  ],
  ['OIDC_ISSUER_URL', { OIDC_ISSUER_URL: 'login.example.com' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'apps' }],
  ['KWIQ_ROLE', { KWIQ_ROLE: 'web' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://localhost' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Kwiq' }],
  ['SMTP_URL', { MAIL_FROM: 'kwiq@example.com' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'kwiq@example.com' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
])('%s stops the start with one line when %j', (name, settings: Record<string, string>) => {
  const message = messageOf(() => readEnv(settings))
  expect(message.startsWith(`${name}: `)).toBe(true)
  expect(message).not.toContain('\n')
})

test('mail and a sign-in provider are on with all of their settings', () => {
  const mail = { SMTP_URL: 'smtps://me:secret@mail.example.com', MAIL_FROM: 'Kwiq <kwiq@example.com>' }
  expect(readEnv(mail).mail).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM })
  const oidc = {
    OIDC_ISSUER_URL: 'https://login.example.com/realms/a',
    OIDC_CLIENT_ID: 'kwiq',
    OIDC_CLIENT_SECRET: 's',
  }
  expect(readEnv(oidc).oidc).toEqual({
    issuerUrl: oidc.OIDC_ISSUER_URL,
    clientId: 'kwiq',
    clientSecret: 's',
  })
  expect(readEnv({})).toMatchObject({ mail: null, oidc: null })
})

test('a PostgreSQL server goes with a secret', () => {
  expect(readEnv({ ...postgres, ...secret })).toMatchObject({
    databaseUrl: 'postgres://localhost/kwiq',
    secret: 'x'.repeat(32),
  })
})

test('an OpenAI key alone chooses OpenAI; a local model needs no key', () => {
  expect(readEnv({ OPENAI_API_KEY: 'sk-1' }).ai).toEqual({
    provider: 'openai',
    apiKey: 'sk-1',
    baseUrl: null,
    model: null,
  })
  const local = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://localhost:11434/v1',
    AI_MODEL: 'qwen',
  }
  expect(readEnv(local).ai).toMatchObject({ provider: 'openai-compatible', apiKey: null, model: 'qwen' })
})

function messageOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('Nothing was thrown')
}
