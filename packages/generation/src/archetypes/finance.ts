import { defineArchetype } from '../archetype.ts'

export const finance = defineArchetype({
  id: 'finance',
  words:
    'finance 7, budget 6, expense 6, spending 5, saving 3, money 4, invest 4, bank 4, personal finance 5, bill 3, income 4, autopay 4, debt 4, spending tracker 14, budgeting 9',
  presets: 'dark-pro, clean',
  icon: 'wallet',
  names: 'Keel, Evenkeel, Ledgerly',
  entity: 'transaction',
  home: 'ledger',
  screens: `
    home | Overview | home
    budget | Budget | pie
    stats | Trends | trend
    wallet | Cards | card
    history? | History | clock
    detail | Entry
    form | Add expense
    profile? | Me | user`,
})
