import { defineEntity } from '../entity.ts'

/** One player asks another for a match. */
export const ladderChallenge = defineEntity({
  id: 'ladder-challenge',
  one: 'Challenge',
  many: 'Challenges',
  words: 'ladder challenge, open challenge',
  icon: 'flag',
  groups: 'To me, By me, Settled',
  fields: `
    Whom | choice | Tomás (3rd) | Kim (1st), Ana (2nd), Tomás (3rd)
    Day | date | Tue 24 Nov
    Time | time | 19:00
    Where | place | Court 2
    Message | long | Loser buys the soup`,
  samples: `
    avatar | title | subtitle | badge | tone
    Noor | Noor challenges you | 7th, play until 29 November | Answer | warning
    Tomas | You challenge Tomás | Tuesday, 19:00, court 2 | Accepted | success
    Kim | Kim and Ana | Tonight at seven | Accepted | success
    Elias | Elias to Iris | Not answered for eight days | Runs out | danger`,
  about: 'Noor asks for Tuesday or Friday evening. After ten days without a game the place is lost.',
  facts: '10 days | To play\n7th | Place\n1,421 | Rating',
  figures: '1 | To answer\n2 | Accepted',
  add: 'Challenge',
  use: 'Accept',
})
