import type { Gadget } from './gadget.ts'

export const classroom: readonly Gadget[] = [
  {
    id: 'seat-shuffler',
    called:
      /\b(?:(?:random )?seat(?:ing)? (?:picker|shuffler|plan(?:s|ner)? (?:generator|maker|shuffler)|chart (?:generator|maker)|randomi[sz]er|generator)|seating (?:plan|chart) for (?:my |the |a )?(?:class\w*|pupils|students))\b/i,
    unless: /\b(?:wedding|guests?|reception|cinema|tickets?)\b/i,
    icon: 'grid',
    presets: 'clean, playful',
    names: 'Next to Whom, Front Row, Shuffle',
    sheets: [
      {
        name: 'Seating plan',
        icon: 'grid',
        content: `
          tabs Class | 5b, 7a, 9c
          cells Board
          - Lea Omar · Ana Ida
          - Iris Tomás · Kim Ruth
          - Sofia Mateo · Noor Elias
          - Jonas Hana · Mara Yusuf
          keys
          - lock | Keep a seat
          - shuffle | Shuffle
          - share | Share
          stats
          - 16 | In the class
          - 2 | Kept apart
          - 1 | At the front`,
      },
      {
        name: 'Class',
        icon: 'users',
        content: `
          fields
          - Names, one a line | long | Lea, Omar, Ana, Ida, Iris, Tomás
          - Rows | number | 4
          - Seats in a row | number | 4
          rows Wishes
          - users | Kim and Elias | | Apart
          - eye | Ruth | Glasses | In front
          button check | Save class | #Seating plan`,
      },
    ],
  },
]
