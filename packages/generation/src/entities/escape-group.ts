import { defineEntity } from '../entity.ts'

/** A team in an escape room, as the one who runs it sees it. */
export const escapeGroup = defineEntity({
  id: 'escape-group',
  one: 'Team',
  many: 'Teams',
  words: 'escape team, escape room team, escape group',
  icon: 'key',
  groups: 'Playing, Next, Got out',
  fields: `
    Team | text | The Owls
    Room | choice | Vault 9 | The Clockmaker, Night Train, Vault 9, The Lost Hut
    Players | number | 5
    Starts at | time | 18:00
    Hints used | number | 2
    Group photo | photo | person
    Notes | long | Two of them are fourteen`,
  samples: `
    icon | title | subtitle | value | badge | tone
    key | The Owls | Vault 9, 5 players, 2 hints | 21:48 left | Playing | primary
    key | Six Knots | Night Train, 4 players, 1 hint | 44:05 left | Playing | primary
    clock | Late Shift | The Clockmaker, 6 players | 18:00 | Next |
    clock | North Wind | The Lost Hut, birthday, 8 players | 18:30 | Next |
    trophy | Paper Tigers | Below Deck, no hint | 46:30 | Got out | success
    flag | Room 12 | Vault 9, one lock missing | 60:00 | Not out | warning`,
  about:
    'In the second chamber with two hints used. They have the red key and have not looked under the lamp.',
  facts: '21:48 | Left\n2 | Hints used\n5 | Players',
  figures: '2 | Playing\n2 | Next\n41 % | Got out',
  hero: 'Playing now | The Owls, Vault 9 | 21:48 left, two hints used | Send a hint',
  tip: 'Late Shift waits at the door | The Clockmaker must be reset by 17:50',
  trend: 'Teams a day | 14 | +3',
  add: 'Add team',
  use: 'Send a hint',
})
