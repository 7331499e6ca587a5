import { defineArchetype } from '../archetype.ts'

export const chores = defineArchetype({
  id: 'chores',
  words:
    'chore 7, chore chart 14, allowance 7, household tasks 10, kids chores 14, reward chart 12, star chart 9, cleaning schedule 8, pocket money 8, housework 9, chore wheel 20, family chore 14, family chores 16, cleaning rota 28, rota 8, cleaning plan 22, cleaning schedule 22, fair rotation 12, who cleans 20',
  presets: 'playful, warm',
  icon: 'check',
  names: 'Gold Stars, Fair Share, Done by Six',
  entity: 'chore',
  home: 'focus',
  screens: `
    checklist | Today | sun
    browse | Chores | list
    leaderboard | Points | trophy
    people? | Family | users
    detail | Chore
    form | Add chore
    saved? | Rewards | gift
    profile | Me | user`,
})
