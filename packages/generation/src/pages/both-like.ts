import { definePage } from './page.ts'

export const bothLike = definePage({
  id: 'both-like',
  said: 'both like, what both like, what we both like, we both like, matches, our matches, film matches, liked by both',
  unless: /\b(?:football|dating|league|sports?)\b/i,
  within: /\b(?:films?|movies?|series|shows|netflix)\b/i,
  name: 'Matches',
  icon: 'heart',
  line: 'Four films you both like',
  content: `
    hero Tonight? | The Salt Boat, 1 h 52. You both swiped it to the right.
    cards Both like
    - sea sail | The Salt Boat | A ferry captain and one cold spring | 1 h 52
    - train | Last Tram North | Two strangers, one night | 2 h 04
    - music | B-Side | The other side of a record | 1 h 38
    - forest | Moss | Slow, green and kind | 1 h 21
    stats So far
    - 4 | Matches
    - 61 | Swiped
    rows Only one of you
    - user | A Suitcase of Sand | You, since Sunday
    - user | Thin Air | Alex, twice
    button repeat | Choose for us
  `,
})
