import { defineArchetype } from '../archetype.ts'

export const netWorth = defineArchetype({
  id: 'net-worth',
  words: 'net worth 26, assets and debts 18, assets and liabilities 20, wealth tracker 22',
  examples: `
    Net worth: house, savings, shares, pension minus mortgage: what does it all add up to
    How rich am I really, month by month, as a line going up I hope
    Everything we own and owe in one sum, per person and together
    Flat, gold coins, crypto, car and the loan against them, updated quarterly
    On my way to financial independence: total, rate of growth, years left
    Assets and liabilities near retirement on one sheet: property, funds, life insurance and liabilities
    Distribution of our fortune: real estate, cash, stocks, art, in percent
    Value of my assets at home and abroad, history since 2015
    Student loan shrinks, investments grow, when do I cross zero
    Wealth tracker for a family: companies, land, paintings, their valuation date and owner
    Balance at New Year's Eve each year, possessions on the left, what is owed on the right
    Manual snapshot of all accounts, depots and mortgages once a month, private, nothing linked to a bank`,
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
