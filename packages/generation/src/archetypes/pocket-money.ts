import { defineArchetype } from '../archetype.ts'

export const pocketMoney = defineArchetype({
  id: 'pocket-money',
  words:
    'pocket money 24, allowance 14, piggy bank 24, piggy banks 26, teach kids about money 28, kids about money 24, children about money 24, money for kids 20, kids savings 18, savings jars 18, chores with pay 14, money jars 20, saving and giving 10',
  presets: 'playful, warm',
  icon: 'wallet',
  names: 'Three Jars, Coin by Coin, Piggy',
  entity: 'money-jar',
  home: 'shelf',
  screens: `
    home | My jars | wallet
    checklist | Chores | check | paid-chore
    browse | Goals | target | money-goal
    history | Ins and outs | clock
    people? | Family | users
    form | Ask for money
    detail | Jar
    notifications? | To approve | bell
    profile | Me | user`,
})
