import { defineEntity } from '../entity.ts'

/** Two animals put together. */
export const pairing = defineEntity({
  id: 'pairing',
  words: 'pairing, mating, breeding pair, planned mating',
  icon: 'repeat',
  groups: 'Planned, Together, Bred',
  fields: `
    Female | text | Sienna
    Male | text | Onyx
    Together since | date | Sun 30 Aug
    Seen mating | switch | yes
    State | choice | Together | Planned, Together, Bred
    Expected | text | Half of them carry the gene`,
  samples: `
    icon | title | subtitle | badge | tone
    heart | Sienna × Onyx | Together since 30 August, laid 5 October | Bred | success
    heart | Clover × Ghost | Seen twice, last on 12 November | Together | primary
    heart | Maple × Ash | From 1 December, second year | Planned | neutral
    heart | Juniper × Onyx | Kept apart, cousins | Not again | danger
    heart | Willow × Onyx | Together 4 to 19 September | Bred | success`,
  about: 'Put together at the end of August, seen twice. Both are three years old and not related.',
  facts: '30 Aug | Since\n2 | Seen\n0 % | Related',
  figures: '2 | Together\n3 | Bred\n1 | Planned',
  hero: 'Together now | Clover × Ghost | Seen twice, she eats less since Monday | Note',
  add: 'Add pairing',
  use: 'Note mating',
})
