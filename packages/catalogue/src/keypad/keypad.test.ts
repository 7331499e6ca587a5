import type { ComponentNode } from '@kwiq/app-model'
import { makeNode, makeScreen } from '@kwiq/testing'
import { describe, expect, it } from 'vitest'
import { type KeypadState, pressKey } from './press-key.ts'
import { keypadOn } from './screen-keypad.ts'

const drawn: KeypadState = { shown: '57.12', line: '48 × 1.19', isNew: true, isResult: true }
const after = (keys: string, state = drawn) => keys.split(' ').reduce(pressKey, state)

describe('the keys of a calculator', () => {
  it.each([
    ['7 × 8 =', '56', '7 × 8'],
    ['1 . 5 + 2 . 2 5 =', '3.75', '1.5 + 2.25'],
    ['2 + 3 × 4 =', '14', '2 + 3 × 4'],
    ['0 . 1 + 0 . 2 =', '0.3', '0.1 + 0.2'],
    ['8 ÷ 0 =', 'Error', '8 ÷ 0'],
    ['9 + × 3 =', '27', '9 × 3'],
    ['2 5 % × 8 =', '2', '0.25 × 8'],
    ['6 ± + 1 0 =', '4', '-6 + 10'],
    ['1 2 ⌫ 5', '15', ''],
    ['5 C', '0', ''],
    ['. 5', '0.5', ''],
    ['0 0 7', '7', ''],
    ['1 . . 2', '1.2', ''],
  ])('%s shows %s', (keys, shown, line) => {
    expect(after(keys)).toMatchObject({ shown, line })
  })

  it('go on with a result, or begin anew', () => {
    expect(after('+ 1 =')).toMatchObject({ shown: '58.12', line: '57.12 + 1' })
    expect(after('4 =')).toMatchObject({ shown: '4', line: '' })
    expect(after('3 + 4 = =')).toMatchObject({ shown: '7' })
  })

  it('take no more digits than fit', () => {
    expect(after('1 '.repeat(30).trim()).shown).toHaveLength(12)
  })
})

describe('the keypad of a screen', () => {
  const button = (label: string, at: number) => makeNode(`b${at}`, 'button', { label })
  const screen = (labels: string, ...before: ComponentNode[]) =>
    makeScreen('pad', [...before, ...labels.split(' ').map(button)])
  const line = makeNode('line', 'text', { label: '1 + 1', properties: { variant: 'body' } })
  const display = makeNode('sum', 'text', { label: '2', properties: { variant: 'display' } })

  it('has a display, a line above it and its keys', () => {
    expect(keypadOn(screen('1 2 3 4 5 6 7 8 9 0 + =', line, display))).toMatchObject({
      display: 'sum',
      shown: '2',
      reckons: { line: '1 + 1', id: 'line' },
    })
  })

  it('dials where nothing is reckoned', () => {
    expect(keypadOn(screen('1 2 3 4 5 6 7 8 9 0 * #', display))).not.toHaveProperty('reckons')
  })

  it('is none without a display, or with a few digits only', () => {
    expect(keypadOn(screen('1 2 3 4 5 6 7 8 9 0 =', line))).toBeUndefined()
    expect(keypadOn(screen('1 2 3 =', display))).toBeUndefined()
  })
})
