import { defineEntity, type Entity } from '../entity.ts'
import { capitalise } from '../words/forms.ts'

const days = ['19.11.', '18.11.', '17.11.', '16.11.', '15.11.', '13.11.']

/** An entity for a noun of another language: its own word, and content that needs no words. */
export function makePlainEntity(noun: string, picture?: string): Entity {
  const one = capitalise([...noun].slice(0, 40).join(''))
  const amounts = [12, 9, 14, 7, 11, 8]
  return defineEntity({
    id: `own-${noun.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    one,
    many: one,
    words: noun,
    icon: picture ? 'image' : 'list',
    groups: 'New, Done',
    fields: `Name | text | ${one} 1
Date | date | 19.11.
Status | choice | New | New, Done
Reminders | switch | yes
Notes | long |`,
    samples: [
      picture ? 'image | title | subtitle' : 'icon | title | subtitle | value',
      ...days.map((day, index) =>
        picture
          ? `${picture} ${index + 1} | ${one} ${index + 1} | ${day}`
          : `list | ${one} ${index + 1} | ${day} | ${amounts[index] ?? 9}`,
      ),
    ].join('\n'),
    facts: '12 | Today\n61 | This week',
    figures: '12 | Today | +3\n61 | This week',
    trend: `${one} | 61 | +9`,
    hero: `Today | ${one} 1 | 19.11. | Open`,
    tip: `61 ${one} | 12 · 19.11.`,
    add: `Add ${one}`,
    use: 'Edit',
  })
}
