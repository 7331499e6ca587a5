import { defineEntity } from '../entity.ts'

/** What is said to a team that is stuck. */
export const escapeHint = defineEntity({
  id: 'escape-hint',
  one: 'Hint',
  many: 'Hints',
  words: 'escape hint, room hint, game hint',
  icon: 'idea',
  groups: 'Vault 9, Night Train, The Clockmaker',
  fields: `
    Hint | text | Count the books
    Room | choice | The Clockmaker | The Clockmaker, Night Train, Vault 9
    After | text | 15 minutes
    Shown as | choice | Text | Text, Sound, Picture`,
  samples: `
    icon | title | subtitle | meta
    idea | Count the books | The Clockmaker, first chamber | After 15 min
    idea | Look under the lamp | Vault 9, second chamber | After 20 min
    idea | Red before blue | Vault 9, last lock | After 40 min
    idea | Listen at the wall | Night Train, sleeping car | After 25 min
    idea | Turn the map around | Below Deck | After 30 min
    idea | One key fits twice | The Lost Hut | After 10 min`,
  about: 'Shown on the screen in the room with one bell. Most teams need it after fifteen minutes.',
  facts: '15 min | After\n38 % | Needed it\nText | Shown as',
  figures: '24 | Hints\n2 | A team, on average',
  hero: 'Vault 9, 21:48 left | Look under the lamp | The Owls have asked for help | Send',
  tip: 'Most asked for | Count the books, by four of ten teams',
  add: 'Add hint',
  use: 'Send hint',
})
