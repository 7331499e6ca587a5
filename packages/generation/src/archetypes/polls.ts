import { defineArchetype } from '../archetype.ts'

export const polls = defineArchetype({
  id: 'polls',
  words:
    'poll 8, vote 7, voting 7, voter 6, ballot 6, decide together 6, survey 2, this or that 24, two options 14, would you choose 16',
  needs: /^(?!.*polling (?:station|place))/is,
  presets: 'bold, playful',
  icon: 'thumb',
  names: 'Show of Hands, Tally, Aye',
  entity: 'idea',
  screens: `
    home | Polls | home
    votes | Results | chart
    browse | Ideas | list
    poll | Vote
    form | New poll
    signin? | Log in
    profile | Me | user`,
})
