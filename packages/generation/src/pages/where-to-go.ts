import { definePage } from './page.ts'

export const whereToGo = definePage({
  id: 'where-to-go',
  said: 'vote on where to go, vote where to go, vote on destination, vote for destination, destination vote, vote on destinations, where to go, vote on places',
  unless: /\b(?:restaurant|bar|lunch|agency)\b/i,
  within: /\b(?:group trips?|trips?|travel\w*|holiday|vacation|friends)\b/i,
  name: 'Destination',
  icon: 'pin',
  line: 'Lisbon leads with four of six',
  shownBy: 'poll',
  content: `
    cards Where do we go?
    - sea sail | Lisbon and Faro | Six days, about € 480 | 4 votes
    - mountain | Hut near Innsbruck | Four days, about € 390 | 1 vote
    - city | Long weekend in Ghent | Three days, about € 260 | 1 vote
    chips Your vote | Lisbon, Innsbruck, Ghent
    people Voted
    - Kim | Lisbon, please with the ferry
    - Omar | Lisbon
    - Lea | Ghent, because of the chips
    banner clock | Open until Sunday, 20:00 | Two have not voted yet.
    button plus | Suggest a place
  `,
})
