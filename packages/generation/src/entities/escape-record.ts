import { defineEntity } from '../entity.ts'

/** How fast a team got out of a room. */
export const escapeRecord = defineEntity({
  id: 'escape-record',
  one: 'Best time',
  many: 'Best times',
  words: 'escape record, room record',
  icon: 'trophy',
  groups: 'Vault 9, Night Train, The Clockmaker',
  fields: `
    Team | text | Late Shift
    Room | choice | Night Train | The Clockmaker, Night Train, Vault 9
    Time | text | 38:12
    Date | date | Sat 14 Nov
    Hints used | number | 1`,
  samples: `
    icon | title | subtitle | value
    trophy | Late Shift | Night Train, no hint | 38:12
    trophy | The Owls | Vault 9, 1 hint | 41:40
    trophy | Six Knots | The Clockmaker, 2 hints | 44:05
    trophy | Paper Tigers | Below Deck, no hint | 46:30
    trophy | North Wind | The Lost Hut, 3 hints | 51:40
    trophy | Room 12 | Vault 9, 2 hints | 55:18`,
  about: 'Out after thirty-eight minutes without a hint, on a Saturday with five players.',
  facts: '38:12 | Time\n0 | Hints\n5 | Players',
  figures: '38:12 | Record\n41 % | Got out',
  hero: 'Record | Late Shift, 38:12 | Night Train without a hint | Show',
  tip: 'Night Train is beaten most often | Two of three teams get out',
})
