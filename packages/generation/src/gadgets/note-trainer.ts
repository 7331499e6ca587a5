import type { Gadget } from './gadget.ts'

/** The instrument a description names, with its open strings; the first of several is chosen. */
const instruments: readonly (readonly [RegExp, string, string])[] = [
  [/\bguitar/i, 'Guitar', 'E A D G B E'],
  [/\bbass\b/i, 'Bass', 'E A D G'],
  [/\bukulele/i, 'Ukulele', 'G C E A'],
  [/\b(?:violin|mandolin)/i, 'Violin', 'G D A E'],
]

const staff = [
  '─ ─ ─ ─ ─ ─',
  '· · · · · ·',
  '─ ─ ─ ─ ─ ─',
  '· · ● · · ·',
  '─ ─ ─ ─ ─ ─',
  '· · · · · ·',
  '─ ─ ─ ─ ─ ─',
]

/** Where the note is that is asked for: on a fretboard, or between lines. */
function shown(text: string): string {
  const named = instruments.filter(([form]) => form.test(text))
  const [, , strings = 'E A D G B E'] = named[0] ?? []
  if (named.length === 0 && !/fret/i.test(text))
    return ['cells Treble clef', ...staff.map((row) => `- ${row}`)].join('\n')
  const rows = strings
    .split(' ')
    .toReversed()
    .map((string, index) => `- ${string} ${index === 2 ? '· · ● · ·' : '· · · · ·'}`)
  return [
    ...(named.length > 1 ? [`tabs Instrument | ${named.map(([, name]) => name).join(', ')}`] : []),
    'cells Fretboard',
    ...rows,
  ].join('\n')
}

/** Notes one learns to name at sight. */
export const noteTrainer: Gadget = {
  id: 'note-trainer',
  called:
    /\b(?:fret ?board (?:trainer|notes|learn\w*|memori\w*|quiz|game)|(?:sight[- ]?reading|note[- ]reading|music reading) (?:trainer|practice|exercises?)|(?:learn|memori[sz]e|guess|name)s? (?:the |all )?(?:notes|sheet music notes) (?:on|of) (?:the |a |your )?(?:guitar|bass|fret ?board|staff|piano|ukulele|keyboard))\b/i,
  unless: /\b(?:lessons with|teachers?|classes|courses)\b/i,
  icon: 'music',
  presets: 'calm, clean',
  names: 'Fifth Fret, Between the Lines, Open String',
  sheets: [
    {
      name: 'Guess',
      title: 'Guess the note',
      icon: 'music',
      content: (text) => `
        ${/\b(?:clock|timed?|timer|seconds|minute|fast)\b/i.test(text) ? 'ring Against the clock | 0.7 | 0:42 | 12 of 14 right | down' : 'ring Right | 0.86 | 12 of 14 | right in this round'}
        ${shown(text)}
        chips Which note is it? | C, D, E, F, G, A, B
        stats
        - 12 | Right
        - 2.4 s | An answer
        - 31 | Best round
        keys
        - repeat | New round
        - pause | Pause
        - next | Skip`,
    },
    {
      name: 'Progress',
      icon: 'chart',
      said: /\b(?:progress|statistics|stats|accuracy|scores?|best|weak|history)\b/i,
      content: `
        line Right in percent | 58, 61, 66, 71, 74, 79, 86 | F, S, S, M, T, W, T
        rows Most often wrong
        - music | B | Taken for C | 61 %
        - music | F | Taken for E | 68 %
        - music | G | Taken for A | 74 %`,
    },
  ],
}
