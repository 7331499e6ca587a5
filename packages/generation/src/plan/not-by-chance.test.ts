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
    expect(kindOf('An app that helps fish farmers manage and improve what they raise')).not.toBe(
      'stage-group',
    )
    expect(kindOf('The app prompts you each evening to write down three good things')).not.toBe(
      'teleprompter',
    )
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
        'Anonymous forum for young fathers to discuss everyday problems. A place for questions about sleep, work or anything that worries you, and to read what others say.',
      ),
    ).toBe('forum')
  })
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
