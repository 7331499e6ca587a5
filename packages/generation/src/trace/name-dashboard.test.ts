import { describe, expect, it } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'

describe('a dashboard', () => {
  it('is what the first screen is called where nothing says more', () => {
    expect(namesOf('A dashboard for lighthouse keepers with lamps, watches and repairs')).toContain(
      'Dashboard',
    )
  })

  it('is the screen of numbers where the first has a name of its own', () => {
    expect(
      textOf(
        'Local artists sell their artwork, buyers make purchases. Artists need a dashboard to manage their listings and sales.',
      ),
    ).toContain('Dashboard')
  })

  it('stands nowhere unasked', () => {
    expect(textOf('Lighthouse keepers: lamps, watches and repairs')).not.toContain('Dashboard')
  })
})
