import { describe, expect, it } from 'vitest'
import { beginningsOf, readTurn } from './turns.ts'

const follow = (line: string, text: string) => {
  const [form, plain] = readTurn(line)
  return form.test(text) ? text.replace(form, plain).trim() : undefined
}

describe('a turn of speech in a line', () => {
  it('takes words over where the capitals stand', () =>
    expect(follow('take X (out of|off) Y -> remove X from Y', 'take the chart off Home')).toBe(
      'remove the chart from Home',
    ))

  it('may lack what is in brackets, before and after', () => {
    const line = '[the] X button (must|should) read R [please] -> rename the X button to R'
    expect(follow(line, 'the Save button should read Done please')).toBe('rename the Save button to Done')
    expect(follow(line, 'Save button must read Done')).toBe('rename the Save button to Done')
  })

  it('takes only the choices of a capital that has some, and whole clauses', () => {
    const line = 'use B(bigger|smaller) X -> make the X B'
    expect(follow(line, 'use bigger cards')).toBe('make the cards bigger')
    expect(follow(line, 'use blue cards')).toBeUndefined()
    expect(follow(line, 'now use bigger cards')).toBeUndefined()
  })

  it('knows parts of speech by their name', () =>
    expect(follow('when <people> <taps> X open Y -> link X to Y', 'when my users tap Save open Home')).toBe(
      'link Save to Home',
    ))
})

describe('the words a turn begins with', () => {
  it.each([
    ['take X (out of|off) Y -> remove X from Y', ['take']],
    ['[the|our] (list|row) of X is R -> X', ['the', 'our', 'list', 'row']],
    ['V(get rid of|throw) X -> remove X', ['get', 'throw']],
    ['X is too big -> make X smaller', undefined],
    ['<people> want X -> add X', undefined],
    ['(colou?r|paint) X -> make X red', undefined],
  ])('%s', (line, words) => {
    expect(beginningsOf(line)).toEqual(words && new Set(words))
  })
})
