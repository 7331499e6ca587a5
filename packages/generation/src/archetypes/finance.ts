import { defineArchetype } from '../archetype.ts'

export const finance = defineArchetype({
  id: 'finance',
  words:
    'expense manager 26, expense book 28, spending book 26, expense tracker 20, expense tracking 16, income and expenses 18, money manager 26, accounts and transactions 12, money management 24, finance 7, budget 6, expense 6, spending 5, saving 3, money 4, invest 4, bank 4, personal finance 5, bill 3, income 4, autopay 4, debt 4, spending tracker 14, budgeting 9, comes in and what goes out 30',
  examples: `
    Where does my salary go? rent, food, fun, month against month
    Enter what I spend in two taps, pie by category, warn me before I overdraw
    Private expense book: type an amount, pick a category, totals of the month, no bank connection
    All accounts and cards in one view with upcoming direct debits
    Put aside for a rainy day and see my income minus outgoings
    Students on a tight allowance want to know what is left for the week
    Spending limits for eating out and clothes, red when over
    Couple with shared costs and separate accounts, fixed bills and a monthly overview
    Freelancer with uneven earnings, taxes set aside, cash flow for six months
    Money diary with photos of what I bought and whether it was worth it
    Import my bank statement and sort the bookings into groceries, transport, leisure
    Forecast of my balance at the end of the month given rent, wages and standing orders
    Spending abroad in two or three currencies, monthly limit, categories, how much is left
    Expense manager with several accounts, categories, repeating payments and a report each month
    Personal budget planner, cash and card, several currencies, charts`,
  presets: 'dark-pro, clean',
  icon: 'wallet',
  names: 'Keel, Evenkeel, Ledgerly',
  bars: 'week',
  entity: 'transaction',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Transactions | list
    browse! | Accounts | wallet | money-account
    budget | Budget | pie
    browse! | Autopay | repeat | autopay | | | autopay, auto-pay, automatic payment, automatic payments, bill payment, standing order, standing orders, direct debit, recurring payment, recurring payments, regular payments
    browse! | Investments | trend | holding | Investments
    browse! | Goals | target | savings-pot
    detail | Entry
    form | Add expense
    form! | Set up autopay | | autopay | | | autopay, auto-pay, automatic payment, automatic payments, bill payment, standing order, standing orders, direct debit, recurring payment, recurring payments, regular payments
    stats | Trends | chart
    wallet? | Cards | card
    history? | History | clock
    profile? | Me | user`,
})
