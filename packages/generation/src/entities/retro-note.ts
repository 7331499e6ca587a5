import { defineEntity } from '../entity.ts'

export const retroNote = defineEntity({
  id: 'retro-note',
  one: 'Note',
  many: 'Notes',
  words: 'retro note, sticky note, retrospective note, retro card',
  icon: 'edit',
  groups: 'Went well, To improve, Actions',
  fields: `
    Column | choice | Went well | Went well, To improve, Actions
    Note | long | Pairing on the import saved us two days
    Without a name | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | Pairing saved us two days | Went well, without a name | 5 dots | Went well | success
    warning | Reviews wait too long | To improve, four similar notes | 7 dots | To improve | warning
    check | Demo without slides | Went well, by Kim | 3 dots | Went well | success
    warning | Nobody knew who deploys | To improve, without a name | 4 dots | To improve | warning
    flag | Review within a day | Action, taken by Omar | 6 dots | Action | primary`,
  about: 'Four people wrote nearly the same. Reviews lay for three days on average this sprint.',
  facts: '7 | Dots\n4 | Similar\nTo improve | Column',
  figures: '18 | Notes\n6 | People here\n3 | Dots each',
  trend: 'Mood of the team | 7.4 | +0.6',
  hero: 'Room code | KIWI 42 | Six are here, notes until 10:15 | Show notes',
  tip: 'Two actions are open | From the last retro',
  add: 'Add note',
  use: 'Give a dot',
})
