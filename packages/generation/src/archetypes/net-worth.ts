import { defineArchetype } from '../archetype.ts'

export const netWorth = defineArchetype({
  id: 'net-worth',
  words: 'net worth 26, assets and debts 18, assets and liabilities 20, wealth tracker 22',
  presets: 'dark-pro, clean',
  icon: 'trend',
  names: 'All Told, Worth, Balance Sheet',
  entity: 'asset',
  home: 'ledger',
  screens: `
    home | Worth | home
    browse | Assets | list
    stats | Growth | trend
    budget? | Budget | pie
    history? | History | clock
    detail | Asset
    form | Add asset
    settings | Settings | settings`,
})
