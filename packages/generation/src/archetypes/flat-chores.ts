import { defineArchetype } from '../archetype.ts'

/** Chores of grown-ups in one flat, without stars and rewards; families have `chores`. */
export const flatChores = defineArchetype({
  id: 'flat-chores',
  words:
    'flatmates 12, roommates 12, housemates 12, flat share 14, shared flat 14, shared apartment 14, chore wheel 20, cleaning rota 28, cleaning plan 22, chores 10, share chores 24, split chores 30, divide chores 24, chores among roommates 34, student house 26, whose turn 10, student floor 22, shared house 20',
  examples: `
    Roommates turn the to-dos of the week into a game
    Flat share with four people, bathroom and kitchen alternate weekly, cleaning rota
    Roommates share weekly chores, the app says whose turn it is, and who did how much this month
    Cleaning wheel for the student floor with fines for those who forget
    Housemates tick off who took the bins out and who bought soap
    Chores of our shared flat with reminders and a ranking
    Who cleans the kitchen this week, swap turns with a flatmate
    Rota for five housemates, each task moves on every Sunday
    Invite my flatmates, add a task with how often and who is responsible
    Student house: kitchen duty, bathroom duty, bins, points and a loser who buys the beer
    Everyone in the flat sees what is undone and whose job it is
    Fair share of housework between two couples in one apartment
    Cleaning plan on the fridge of our shared apartment, now on the phone`,
  needs:
    /\b(?:flat ?mates?|room ?mates?|house ?mates?|(?:flat|house|apartment) ?shar(?:e|ing)|shared (?:flat|house|apartment)|student (?:house|floor|flat)|housing group|wg)\b/i,
  unless:
    /\b(?:find(?:er|ing)? (?:a |an |your |my )?(?:\p{L}+ )?(?:flat|room|house)|rooms? (?:for|to) rent|listings?|kids?|children|rent (?:split|and bills))\b/iu,
  presets: 'playful, warm',
  icon: 'check',
  names: 'Whose Turn, Flat Four, Even Split',
  entity: 'flat-chore',
  bars: 'deed',
  home: 'focus',
  screens: `
    checklist | Today | sun
    browse | Chores | list
    leaderboard | Ranking | trophy
    people | Flatmates | users
    detail | Chore
    form | Add chore
    profile | Me | user`,
})
