import { definePage } from './page.ts'

export const parking = definePage({
  id: 'parking',
  said: 'parking, parking info, parking spaces, where to park, car park, parking places, parking information',
  unless:
    /parking (?:app|finder|spot finder|meter|garage|tickets|sensor|lot manage)|find parking|reserve parking/i,
  within:
    /\b(?:hotel|guests?|wedding|festival|conference|museum|zoo|clinic|practice|event|stadium|theat(?:er|re)|campus|club|venue|pool|restaurant|market|concert|church|office)\b/i,
  name: 'Parking',
  icon: 'car',
  line: 'Nine places free',
  content: `
    stats Right now
    - 9 | Free
    - 2 | Charging
    - € 2 | An hour
    rows Where
    - car | In the yard | Twelve places, from Mill street | Free
    - car | Harbour garage | 240 m, day and night | € 2 / h
    - spark | Charging | Two places with 11 kW | € 0.42
    - bike | Bicycles | Under the roof beside the door | Free
    button pin | Take me there
  `,
})
