import { defineEntity } from '../entity.ts'

export const idea = defineEntity({
  id: 'idea',
  words: 'idea, suggestion, proposal, poll, vote, ballot, candidate option, voting',
  icon: 'bulb',
  groups: 'New, Most voted, Mine',
  fields: `
    Title | text | What do we play next?
    Options | long | Harbour Lights, Nine Lives, Paper Crowns
    Open until | date | Sun 22 Nov
    Several answers | switch | no
    Who may vote | choice | Everyone | Everyone, Members`,
  samples: `
    icon | title | subtitle | value
    trophy | Harbour Lights | Suggested by Lea | 17 votes
    game | Nine Lives | Suggested by Omar | 11 votes
    star | Paper Crowns | Suggested by Iris | 6 votes
    flag | Last Tram North | Suggested by Kim | 3 votes
    leaf | The Slow Garden | Suggested by Ana | 1 vote`,
  about: 'Everyone has one vote and may change it until Sunday evening.',
  facts: '38 | Votes\n5 | Ideas\n3 d | Left',
  figures: '38 | Votes | +9\n5 | Ideas\n61 | Members',
  hero: 'Open until Sunday | What do we play next? | 38 of 61 have voted | Vote now',
  tip: 'One vote each | You can change it until Sunday',
  trend: 'Votes so far | 38 | +9',
  add: 'Create poll',
  use: 'Vote for it',
})
