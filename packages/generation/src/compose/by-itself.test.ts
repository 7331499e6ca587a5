import { walkNodes } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { signOf, takenBy } from './by-itself.ts'

/** The buttons of an app by their labels, each with its sign and what its action is. */
function buttonsOf(prompt: string): Map<string, string> {
  const buttons = [...walkNodes(generateApp({ prompt }).document)].filter(
    ({ node }) => node.type === 'button',
  )
  return new Map(
    buttons.map(({ node: { label, properties } }) => {
      const { icon = '', action } = properties as {
        icon?: string
        action?: { kind: string; screenId?: string }
      }
      return [label, `${icon} ${action?.screenId ?? action?.kind ?? 'none'}`]
    }),
  )
}

describe('what a button does by itself', () => {
  it('is told by its words', () => {
    expect(
      ['Share result', 'Export as CSV', 'Print receipt', 'Follow', 'Remind me', 'Like'].map(signOf),
    ).toEqual(['share', 'share', 'share', 'bookmark', 'bell', 'heart'])
    expect(['Print again', 'Follow courier', 'Edit note', 'Save recipe'].map(signOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('takes away the thing of its page, not what else it names', () => {
    expect(
      ['Delete note', 'Remove garden plot', 'Delete it', 'Delete'].map((words) => takenBy(words)),
    ).toEqual(['row', 'row', 'row', 'row'])
    expect(
      ['Remove from favorites', 'Delete comment', 'Delete account'].map((words) => takenBy(words)),
    ).toEqual(['other', 'other', 'other'])
    expect(takenBy('Remove guest', ['Table', 'Guest'])).toBe('other')
    expect(takenBy('Edit note')).toBeUndefined()
  })
})

describe('buttons of generated apps', () => {
  it('delete leads back to the list, with the sign that removes the row', () => {
    const buttons = buttonsOf('A lamp shop log. I can add a lamp, edit a lamp and delete a lamp.')
    expect(buttons.get('Delete lamp')).toBe('trash back')
  })

  it('sharing is done where one is', () => {
    const buttons = buttonsOf('A quiz about rivers with a score at the end. Players can share the result.')
    expect([...buttons].filter(([label]) => /share/i.test(label)).map(([, does]) => does)).toEqual([
      'share none',
    ])
  })
})
