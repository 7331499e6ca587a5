import { defineArchetype } from '../archetype.ts'

export const pocketMoney = defineArchetype({
  id: 'pocket-money',
  words:
    'pocket money 24, allowance 14, piggy bank 24, piggy banks 26, teach kids about money 28, kids about money 24, children about money 24, money for kids 20, kids savings 18, savings jars 18, chores with pay 14, money jars 20, saving and giving 10',
  examples: `
    Kids get two euros each Friday and see how it adds up
    My daughter saves for a bicycle and wants to see how many weeks are left
    Three jars for children, spend, save and give, with coins dropping in
    Teach children to handle money: weekly amount, wishes, parents approve what they take out
    Allowance app for our four, each with a balance, paid jobs like washing the car, payday
    An eight year old asks mum for cash from the piggy bank and mum says yes or not yet
    Parents as the bank: interest on savings, birthday money from grandma, what was bought
    Extra money for raking leaves or cleaning the rabbit hutch, approved by dad, added to the savings
    Wish list for little ones with price and a bar that fills as coins come in
    Teenagers get a monthly clothing budget from us, we see what they spent and on what
    Replace the paper chart on the fridge that says how much we owe each child
    Virtual purse for young kids, no real bank, only a record of weekly coins and what they bought`,
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
