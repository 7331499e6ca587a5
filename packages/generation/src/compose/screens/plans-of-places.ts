import type { Board } from './board-forms.ts'

/** Places drawn from above: which are free, and which are taken. */
export const plansOfPlaces: readonly [RegExp, Board][] = [
  [
    /\bparking (?:lot|garage|management|system|spaces?)\b|\bcar park\b|\bgarage\b/i,
    {
      rows: ['A 🚗 🟩 🚗 🟩 🚗 🟩', 'B 🚗 🟩 🟩 🚗 🚗 🟩', 'C 🟩 🚗 🟩 🚗 🟩 🚗'],
      pieces: ['🟩 free', '🚗 taken'],
      moves: ['Check out', 'Check in'],
      figures: [
        ['9', 'Free'],
        ['9', 'Taken'],
        ['€ 284', 'Income today'],
      ],
      line: 'Tap a space to see its car',
    },
  ],
  [
    /\bmind ?map|\bconcept map|\bchild topics\b|\bflow ?charts?\b|\bdiagrams?\b/i,
    {
      rows: ['Friends — Guests', '· │ ·', 'Bread — Party — Music', '· │ ·', 'Garden — Place'],
      pieces: ['Blue', 'Green', 'Orange', 'Grey'],
      moves: ['Delete', 'Add topic', 'Add child topic'],
      figures: [
        ['14', 'Topics'],
        ['3', 'Levels'],
        ['4', 'Branches'],
      ],
      line: 'Summer party',
    },
  ],
]

/** The rows of a hall, the screen in front; `■` is taken, `●` selected. */
export const hallRows: readonly string[] = [
  'A □ □ ■ ■ □ □ □ □',
  'B □ ■ ■ □ □ □ ■ □',
  'C □ □ □ ● ● □ □ □',
  'D ■ □ □ □ □ ■ ■ □',
  'E □ □ ■ ■ ■ □ □ □',
]
