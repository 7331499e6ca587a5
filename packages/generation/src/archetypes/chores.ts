import { defineArchetype } from '../archetype.ts'

export const chores = defineArchetype({
  id: 'chores',
  words:
    'sticker chart 26, reward chart 26, star chart 22, potty training sticker 34, split chores 30, share chores 24, divide chores 24, chore 7, chore chart 14, allowance 7, household tasks 10, kids chores 14, reward chart 12, star chart 9, cleaning schedule 8, pocket money 8, housework 9, chore wheel 20, family chore 14, family chores 16, cleaning rota 28, rota 8, cleaning plan 22, cleaning schedule 22, fair rotation 12, who cleans 20, cleaning routine 30, cleaning planner 32, one room a day 28, house cleaning 26, chore board 32, grocery and chore 38',
  examples: `
    What has to get done in a house: service of the AC, filters, bills, the trash, who does which chore
    Sticker chart for a small child: potty, teeth, shoes on, a star each time and a treat after ten
    Who empties the dishwasher today and who takes the bins out, household chores list
    My two children get a gold star for brushed teeth, a made bed or a fed cat and trade them for a prize
    Each kid has a colour, collects stars for jobs and swaps them for a film night I put in
    Kids get stars for making their bed, ten stars make a cinema trip, chore chart for the children
    Points for vacuuming, laundry, feeding the cat, with a weekly champion, chores by family member
    Divide chores fairly between me and my husband
    Kids earn coins for tidying their room and mum approves it, chores and rewards
    Stairs, windows, mop, dust, each with how often and who cleans, household tasks in rotation
    My teenagers never help, a game might do it, points for each household chore
    Household duties as quests with levels and rewards, family chores with points
    Weekly plan on the fridge tablet: set the table, walk the dog, water flowers, kids tick what is done
    See at a glance what is undone at home and whose job it is, household tasks of the family`,
  unless:
    /\b(?:church|parish|mosque|temple|synagogue|club|office|company|society|association|volunteers?|staff|cleaning team)\b/i,
  presets: 'playful, warm',
  icon: 'check',
  names: 'Gold Stars, Fair Share, Done by Six',
  entity: 'chore',
  bars: 'deed',
  home: 'focus',
  screens: `
    checklist | Today | sun
    browse | Chores | list
    leaderboard | Points | trophy
    people? | Family | users
    detail | Chore
    form | Add chore
    browse! | Rewards | gift | family-reward
    profile | Me | user`,
})
