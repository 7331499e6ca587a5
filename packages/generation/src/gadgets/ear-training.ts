import type { Gadget } from './gadget.ts'

/** What one has to recognise, and the answers to choose from. */
const asked = (text: string): string =>
  /\bchords?\b/i.test(text) && !/\bintervals?\b/i.test(text)
    ? 'chips Which chord was it? | Major, Minor, Diminished, Augmented, Seventh'
    : /\b(?:perfect pitch|absolute pitch|notes?)\b/i.test(text) && !/\bintervals?\b/i.test(text)
      ? 'chips Which note was it? | C, D, E, F, G, A, B'
      : 'chips Name the interval | Minor third, Major third, Fourth, Fifth, Sixth, Octave'

export const earTraining: readonly Gadget[] = [
  {
    id: 'ear-training',
    called:
      /\b(?:ear[- ]train(?:ing|er)|train(?:s|ing)? (?:your |my |the )?ears?|(?:relative|perfect|absolute) pitch|(?:recogni[sz]e|identify|name|guess) (?:the )?(?:musical )?(?:intervals|chords|notes) by ear|interval train(?:ing|er)|solf[eè]ge train\w+)\b/i,
    unless: /\b(?:lessons with|teachers?|classes|courses|choir)\b/i,
    icon: 'headphones',
    presets: 'calm, clean',
    names: 'Perfect Fifth, By Ear, Second Inversion',
    sheets: [
      {
        name: 'Listen',
        title: 'Ear training',
        icon: 'headphones',
        content: (text) => `
          ring Accuracy | 0.7 | 7 of 10 | right in this round
          keys
          - repeat | Hear it again
          - play | Play
          - next | Skip
          ${asked(text)}
          stats
          - 84 % | Accuracy
          - 12 | In a row
          - 4 | Level`,
      },
      {
        name: 'Progress',
        icon: 'chart',
        said: /\b(?:progress|statistics|stats|accuracy|improve\w*|grow\w*|over time|streaks?|weak)\b/i,
        content: (text) => `
          line Accuracy in percent | 58, 61, 66, 71, 74, 79, 84 | F, S, S, M, T, W, T
          rows ${/chords?/i.test(text) && !/interval/i.test(text) ? 'By chord' : 'By interval'}
          ${(/chords?/i.test(text) && !/interval/i.test(text)
            ? ['Major | 96 %', 'Minor | 91 %', 'Seventh | 82 %', 'Diminished | 61 %']
            : ['Octave | 98 %', 'Fifth | 92 %', 'Major third | 84 %', 'Minor sixth | 57 %']
          )
            .map((each) => `- music | ${each.replace(' | ', ' | | ')}`)
            .join('\n')}`,
      },
      {
        name: 'Levels',
        icon: 'list',
        said: /\b(?:levels?|exercises|difficult\w*|custom\w*|scales?|modes?)\b/i,
        content: `
          rows Exercises
          - music | Thirds and fifths | 10 questions | 96 %
          - music | All intervals, upwards | 20 questions | 84 %
          - music | Downwards | 20 questions | 71 %
          - music | Played together | 20 questions | New`,
      },
    ],
  },
]
