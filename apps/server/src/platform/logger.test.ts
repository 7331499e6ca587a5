import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function logged(action: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = ''
  action(createLogger('info', { write: (line) => (text += line) }))
  return text
}

test('a failed query is told without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mara@x.co) exists',
  })
  const error = new DrizzleQueryError(
    'insert into users values ($1, $2)',
    ['mara@x.co', '$argon2id$hash'],
    cause,
  )
  const line = logged((logger) => logger.error({ err: error }))
  expect(line).toContain('insert into users')
  expect(line).toContain('23505')
  expect(line).not.toContain('mara@x.co')
  expect(line).not.toContain('argon2id')
})

test('secrets in objects logged by mistake are hidden', () => {
  const line = logged((logger) => logger.info({ body: { password: 'hunter2', token: 't0k3n' } }))
  expect(line).not.toMatch(/hunter2|t0k3n/)
})

test('ordinary errors keep their story', () => {
  expect(logged((logger) => logger.error({ err: new Error('the disk is full') }))).toContain(
    'the disk is full',
  )
})
