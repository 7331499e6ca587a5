import type { Gadget } from './gadget.ts'

/** What a description says one counts the days since: "last haircut, last oil change". */
function eventsIn(text: string): string[] {
  const said = [...text.matchAll(/\blast ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,})(?=[,.;:]| and | or |$)/giu)].map(
    ([, what = '']) => `Last ${what.toLowerCase()}`,
  )
  return [...new Set([...said, 'Last haircut', 'Last oil change', 'New toothbrush'])].slice(0, 5)
}

const days = [18, 112, 4, 41, 63]

/** Days since something was done, each with one tap. */
export const tallies: readonly Gadget[] = [
  {
    id: 'days-since',
    called: /\bdays? since\b|\bdays? counter\b|\bwhen (?:i|you) last\b|\blast time (?:i|you) (?:did|have)\b/i,
    unless:
      /\b(?:smok\w+|alcohol|drink\w*|sober|sobriety|quit\w*|addict\w*|accidents?|countdown|wedding|baby|relationship|together|birthdays?)\b/i,
    icon: 'calendar',
    presets: 'clean, playful',
    names: 'How Long Ago, Last Time, Since Then',
    sheets: [
      {
        name: 'Since',
        title: 'Days since',
        icon: 'calendar',
        content: (text) => `
          rows Days since
          ${eventsIn(text)
            .map(
              (event, index) =>
                `- calendar | ${event} | ${index === 1 ? 'Longer than usual' : 'As usual'} | ${days[index]} d`,
            )
            .join('\n')}
          button check | Done today
          quiet plus | Add counter | #New`,
      },
      {
        name: 'New',
        title: 'Add counter',
        icon: 'plus',
        content: (text) => `
          fields
          - What | text | ${eventsIn(text)[0] ?? ''}
          - Last done | date | Sun 1 Nov
          - Usually every | choice | Month | Week, Month, Quarter, Year
          - Remind me | switch | yes
          button check | Save counter | #Since`,
      },
      {
        name: 'History',
        icon: 'clock',
        said: /\b(?:histor(?:y|ies)|logs?|average|statistics|how often)\b/i,
        content: (text) => `
          timeline History
          ${eventsIn(text)
            .map((event, index) => `- ${event} | ${index * 9 + 4} days ago`)
            .join('\n')}`,
      },
    ],
  },
]
