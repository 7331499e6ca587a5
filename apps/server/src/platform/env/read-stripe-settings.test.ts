import { describe, expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

const all = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_PRO: 'price_1',
  STRIPE_PRICE_TEAM: 'price_2',
}

describe('Stripe', () => {
  test('is off without settings', () => {
    expect(readEnv({}).stripe).toBeNull()
  })

  test('is on with all of them', () => {
    expect(readEnv(all).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      prices: { PRO: 'price_1', TEAM: 'price_2' },
      apiBase: null,
    })
    const local = 'http://127.0.0.1:4010'
    expect(readEnv({ ...all, STRIPE_API_BASE: `${local}/` }).stripe?.apiBase).toBe(local)
  })

  test.each([
    ['STRIPE_WEBHOOK_SECRET', { ...all, STRIPE_WEBHOOK_SECRET: ' ' }],
    ['STRIPE_PRICE_PRO', { ...all, STRIPE_PRICE_PRO: undefined }],
    ['STRIPE_PRICE_TEAM', { ...all, STRIPE_PRICE_TEAM: '' }],
    ['STRIPE_PRICE_TEAM', { ...all, STRIPE_PRICE_TEAM: 'price_1' }],
    ['STRIPE_SECRET_KEY', { ...all, STRIPE_SECRET_KEY: undefined }],
    ['STRIPE_SECRET_KEY', { STRIPE_API_BASE: 'https://api.stripe.com' }],
    ['STRIPE_API_BASE', { ...all, STRIPE_API_BASE: 'http://stripe.example' }],
    ['STRIPE_API_BASE', { ...all, STRIPE_API_BASE: 'https://stripe.example/v1' }],
    ['STRIPE_API_BASE', { ...all, STRIPE_API_BASE: 'not an address' }],
  ])('a gap or contradiction in %s stops the start in one line', (name, environment) => {
    expect(() => readEnv(environment)).toThrow(new RegExp(`^${name}: [^\\n]+\\.$`))
  })
})
