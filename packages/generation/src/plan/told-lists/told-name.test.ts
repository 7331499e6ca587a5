import { describe, expect, it } from 'vitest'
import { toldName } from './told-name.ts'

describe('what an app told in lists is called', () => {
  it('is what its first line says it is, without what it is for and who writes', () => {
    expect(toldName('Weather station archive for my school\n- masts: height')).toBe('Weather station archive')
    expect(toldName('I run a small cheese dairy. The app needs\n- wheels')).toBe('Cheese dairy')
    expect(toldName('Name is not fixed: rowing club app\n- boats')).toBe('Rowing club')
    expect(toldName('app for our village archive\n- letters')).toBe('Village archive')
  })

  it('is nothing where it says what somebody does', () => {
    expect(toldName('We repair violins, three of us.\n- violins')).toBeUndefined()
    expect(toldName('Keep my bees in order\n- hives')).toBeUndefined()
  })
})
