import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = Buffer.alloc(32, 1)

test('what was sealed is opened, and looks different every time', () => {
  const sealed = seal(secret, 'api-key', 'row-1', 'kwiq_äöü')
  expect(unseal(secret, 'api-key', 'row-1', sealed).toString()).toBe('kwiq_äöü')
  expect(seal(secret, 'api-key', 'row-1', 'kwiq_äöü')).not.toBe(sealed)
})

test('another secret, purpose, row or a changed byte does not open it', () => {
  const sealed = seal(secret, 'api-key', 'row-1', 'kwiq_1')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(14) ^ 1, 14)
  expect(() => unseal(Buffer.alloc(32, 2), 'api-key', 'row-1', sealed)).toThrow()
  expect(() => unseal(secret, 'signing-key', 'row-1', sealed)).toThrow()
  expect(() => unseal(secret, 'api-key', 'row-2', sealed)).toThrow()
  expect(() => unseal(secret, 'api-key', 'row-1', bytes.toString('base64url'))).toThrow()
})
