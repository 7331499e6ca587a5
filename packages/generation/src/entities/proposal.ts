import { defineEntity } from '../entity.ts'

export const proposal = defineEntity({
  id: 'proposal',
  words: 'proposal, petition, initiative, motion, participatory budget, suggestion',
  icon: 'chat',
  groups: 'Open, Voting, Decided',
  fields: `
    Title | text | Canal bike street
    Part of town | choice | Harbour | Harbour, Old town, North
    Costs about | money | € 48,000
    Why | long | Four hundred people cycle there every morning
    Picture | photo | street
    Email me the result | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta | progress
    city | Canal bike street | By Kim Osei and 12 others | Voting | 412 of 500 | 82
    park | Benches at Linden square | By Lea Brandt | Open | 118 of 200 | 59
    garden | Garden behind the school | By Ruth Adeyemi | Voting | 386 of 500 | 77
    lake | Swimming place, stone pier | By Tomás Rey | Decided | Yes, in spring | 100
    night | Lamps in Mill lane | By Ana Petrova | Open | 64 of 200 | 32
    room | Room for the young | By Noor Rahman | Open | 141 of 200 | 70`,
  about:
    'Four hundred people cycle along the canal every morning, most of them to school. Paint and six signs would be enough to begin.',
  facts: '412 | Votes\n9 days | Left\n€ 48k | Costs',
  figures: '24 | Open\n3 | In voting\n1,204 | Took part',
  hero: 'Nine days left | Canal bike street | 88 votes are missing | Vote',
  tip: 'Two became real | Benches and the swimming place',
  trend: 'Votes a week | 318 | +44',
  add: 'New proposal',
  use: 'Vote',
})
