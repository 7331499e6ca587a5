import type { Board } from './board-forms.ts'

/** Places drawn from above, free or taken, and maps of thoughts, by the words that ask for them. */
export const plansOfPlaces: readonly [RegExp, Board][] = [
  [
    /\bparking (?:lot|garage|management|system|spaces?)\b|\bcar park\b|\bgarage\b/i,
    {
      rows: ['A ■ □ ■ □ ■ □', 'B ■ □ □ ■ ■ □', 'C □ ■ □ ■ □ ■'],
      pieces: ['□ free', '■ taken'],
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

/** What is drawn for things that are nothing else, whatever words a description has. */
export const planOfThing: Readonly<Record<string, Board | undefined>> = {
  'parked-car': plansOfPlaces[0]?.[1],
  'idea-map': plansOfPlaces[1]?.[1],
}

/** The rows of a hall, the screen in front; `■` is taken, `●` selected. */
export const hallRows: readonly string[] = [
  'A □ □ ■ ■ □ □ □ □',
  'B □ ■ ■ □ □ □ ■ □',
  'C □ □ □ ● ● □ □ □',
  'D ■ □ □ □ □ ■ ■ □',
  'E □ □ ■ ■ ■ □ □ □',
]
