import { defineEntity } from '../entity.ts'

/** Somebody who stands for an office. */
export const candidate = defineEntity({
  id: 'candidate',
  words: 'candidate, nominee, running mate',
  icon: 'user',
  groups: 'Mayor, Council, School board',
  fields: `
    Name | text | Ruth Adeyemi
    Party | choice | Greens | Greens, Liberals, Workers, Independent
    Office | choice | Mayor | Mayor, Council, School board
    Photo | photo | person
    Programme | long | Trams every ten minutes, and the mill as a library`,
  samples: `
    avatar | icon | title | subtitle | badge | tone
    Ruth | user | Ruth Adeyemi | Greens, for mayor | Mayor | success
    Elias | user | Elias Lund | Liberals, for mayor | Mayor | warning
    Sofia | user | Sofia Almeida | Workers, for mayor | Mayor | danger
    Omar | user | Omar Haddad | Independent, for the council | Council | neutral
    Hana | user | Hana Sato | Greens, for the council | Council | success
    Tomas | user | Tomás Rey | Liberals, for the school board | School board | warning`,
  about: 'Teacher, on the council for eight years. Trams every ten minutes, and the mill as a library.',
  facts: '48 | Years old\n8 | Years on the council\n3 | Terms',
  figures: '12 | Candidates\n3 | Offices\n61 % | Have voted',
  hero: 'Open until Sunday | Who is to be mayor? | Three candidates, one vote for each office | Vote now',
  tip: 'Polls close on Sunday at 18:00 | 61 % have voted so far',
  trend: 'Votes a day | 212 | +38',
  add: 'Add candidate',
  use: 'Vote',
})
