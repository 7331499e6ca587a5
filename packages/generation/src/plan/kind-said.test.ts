import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'

test('a trade that is only named in what somebody is decides what things there are', () => {
  const text = JSON.stringify(
    generateApp({
      prompt: 'We are a small company for roofing. Estimates sent, customers, who accepted.',
    }).document,
  )
  expect(text).not.toContain('Living room and hall')
})
