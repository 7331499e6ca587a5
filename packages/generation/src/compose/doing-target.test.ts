import { walkComponents } from '@kwiq/app-model'
import { expect, test } from 'vitest'
import { generateApp } from '../index.ts'

test('donations are made where one gives', () => {
  const { document } = generateApp({
    prompt: 'App of our parish. Listen to sermons. Make monthly donations. See events and prayer requests.',
  })
  const buttons = document.screens.flatMap(({ components }) => [...walkComponents(components)])
  const donate = buttons.find(({ label }) => label === 'Make monthly donations')
  const give = document.screens.find(({ name }) => name === 'Give')
  expect(give).toBeDefined()
  expect(JSON.stringify(donate ?? {})).toContain(give?.id ?? 'none')
})

test('a promise is no field of a form', () => {
  const { document } = generateApp({
    prompt:
      'Choir Coach helps altos practise. After each session a coach gives personal hints — no costly lessons required.',
  })
  expect(JSON.stringify(document.screens)).not.toMatch(/hints —|costly/i)
})

test('leads what is looked up to the screen that is called so', () => {
  const { document } = generateApp({
    prompt:
      'Create an HR app. Staff see payslips and look up colleagues in the directory; managers approve requests',
  })
  const directory = document.screens.find(({ name }) => name === 'Directory')
  expect(directory).toBeDefined()
  expect(JSON.stringify(document.screens)).toMatch(
    new RegExp(
      `"title":"Colleagues in directory"[^{}]*"action":\\{[^{}]*"screenId":"${directory?.id ?? '-'}"`,
    ),
  )
})
