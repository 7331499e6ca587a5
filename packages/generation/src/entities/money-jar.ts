import { defineEntity } from '../entity.ts'

export const moneyJar = defineEntity({
  id: 'money-jar',
  one: 'Jar',
  many: 'Jars',
  words: 'piggy bank, money jar, savings jar',
  icon: 'wallet',
  groups: 'Spending, Saving, Giving',
  fields: `
    Jar | choice | Saving | Spending, Saving, Giving
    Amount | money | € 3.00
    What for | text | Roller skates
    Parents approve | switch | yes`,
  samples: `
    icon | title | subtitle | value | progress
    cart | Spending | Weekly, on Friday | € 6.50 | 40
    target | Saving | For roller skates | € 31.00 | 62
    heart | Giving | For the animal shelter | € 8.20 | 55
    gift | Mum’s birthday | Until 12 December | € 12.00 | 80`,
  about: 'Half of every chore goes in here. Nineteen euros are still missing, about five weeks.',
  facts: '€ 31 | In it\n€ 50 | Goal\n5 | Weeks to go',
  figures: '€ 57.70 | In all | +€ 4\n62 % | Skates\n3 | Chores done',
  hero: 'Nearly there | € 31 of € 50 for skates | Two chores a week, five weeks to go | See goal',
  tip: 'Friday is pocket money day | € 4 goes in three jars',
  trend: 'Saved | € 31 | +€ 4',
  add: 'Ask for money',
  use: 'Move money',
})
