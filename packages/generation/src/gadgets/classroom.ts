import type { Gadget } from './gadget.ts'

export const classroom: readonly Gadget[] = [
  {
    id: 'seat-shuffler',
    called:
      /\b(?:(?:random )?seat(?:ing)? (?:picker|shuffler|plan(?:s|ner)? (?:generator|maker|shuffler)|chart (?:generator|maker)|randomi[sz]er|generator)|seating (?:plan|chart)s? for (?:my |our |the |a )?(?:class\w*|pupils|students|teachers)|class(?:room)? seating (?:plan|chart)s?|app for teachers to (?:build|make|create|draw) seating (?:plan|chart)s?)\b/i,
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
      {
        name: 'Apart',
        title: 'Must not sit together',
        icon: 'close',
        said: /\b(?:not (?:sit|be)|apart|together|rules?|avoid\w*|conflicts?)\b/i,
        content: `
          rows Must not sit together
          - close | Omar and Jonas | They talk
          - close | Emil and Yusuf | Since October
          rows Should sit together
          - check | Mara and Noor | Noor helps with the language
          button plus | Add a pair`,
      },
      {
        name: 'Saved',
        title: 'Saved plans',
        icon: 'bookmark',
        said: /\b(?:sav(?:e|es|ed|ing)|per class|history|print\w*)\b/i,
        content: `
          rows Saved plans
          - grid | 7b, since Monday | 16 seats
          - grid | 7b, group work | 4 tables of four
          - grid | 8a, tests | Single seats`,
      },
    ],
  },
]
