import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'
import { planApp } from './plan-app.ts'

function kindOf(prompt: string): string {
  const meant = understand(prompt)
  return planApp(meant, meant.seed).archetype.id
}

describe('words that only look alike', () => {
  it.each([
    ['winning', 'wine'],
    ['prompts', 'prompter'],
    ['can', 'canal'],
    ['app', 'apply'],
    ['products', 'production'],
    ['police', 'policy'],
    ['bus', 'busy'],
    ['animals', 'animation'],
    ['custom', 'customers'],
  ])('%s and %s have stems of their own', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other))
  })

  it('make no kind of app', () => {
    expect(
      kindOf(
        'An app designed to help beekeeping coops manage and improve their yields. Connected to a database it lets members search supplies and record what happens at their sites.',
      ),
    ).not.toBe('stage-group')
    expect(kindOf('Improv troupe: rehearsals, shows, who plays, forms we know')).toBe('stage-group')
  })
})

describe('the kind of an app', () => {
  it('is what a description is most like rather than what one word of it names', () => {
    expect(kindOf('Blend ocean and café sounds into a background of your own to relax or study')).toBe(
      'sound-mixer',
    )
    expect(kindOf('A marketplace where companies post jobs and students bid on them')).toMatch(
      /^(?:jobs|reverse-bids)$/,
    )
  })

  it('stays what it is like, whatever else is named in passing', () => {
    expect(
      kindOf(
        'Anonymous forums for gamblers discussing setbacks and solutions. A shelter for advice from other individuals on issues of your debts, your marriage, or anything you carry.',
      ),
    ).toBe('forum')
  })
})

it('what one joins somebody on is a thing', () => {
  const names = generateApp({
    prompt:
      'An application where people make posts about where they are hiking and other people can contact them to join them on their hike.',
  }).document.screens.map(({ name }) => name)
  expect(names).toContain('Join a hike')
})

describe('what is done first', () => {
  const firstLine = (prompt: string) =>
    generateApp({ prompt }).document.screens[0]?.components[0]?.properties.subtitle

  it('stands below a title that has no line', () => {
    expect(firstLine('A compass: determine the direction, save places')).toBe('Determine direction')
  })

  it('replaces no line that tells something else', () => {
    expect(firstLine('Countries with flags and capitals; filter by region')).not.toBe('Filter by region')
  })
})
