import { defineArchetype } from '../archetype.ts'

/** Loans and cards one pays off to banks; what friends owe each other are `debts`. */
export const debtPayoff = defineArchetype({
  id: 'debt-payoff',
  words:
    'debt snowball 28, debt avalanche 28, snowball method 24, avalanche method 24, pay off debt 24, pay off my debts 26, pay off loans 22, payoff plan 22, debt free 22, debt payoff 28, credit card debt 20, student loan 14, student loans 14, loans 6, interest 4, extra payment 14, paying off 12, get out of debt 22',
  examples: `
    Two cards, a student loan and the car: which one first, and when am I free of all of them
    Smallest balance first, celebrate each one that is gone
    Enter loans with rate and minimum payment, compare snowball with avalanche, see the interest saved
    What happens if I put an extra hundred a month towards the mortgage
    A chart of what I still owe the bank going down month by month
    Instalments for fridge, sofa and phone, due dates and what is left
    My wife and I want to be debt free in three years and tick each payment
    Credit card balances, interest rate, next due date, reminder before it is late
    Student loan repayment planner with balance, rate and payoff date
    Overdraft and old bills, a plan with small steps and no shame
    Counsellors give clients a plan: creditors, monthly rate, paid so far
    Add a debt, log each payment and watch the payoff date come nearer`,
  bars: 'checkout wallet cart',
  presets: 'clean, calm',
  icon: 'trend',
  names: 'Down to Zero, Snowball, Last Instalment',
  entity: 'bank-debt',
  home: 'ledger focus',
  screens: `
    home | Plan | home | | | | Plan, snowball, snowball method, avalanche, repayment method, payment method, repayment plan, lowest balance, next lowest balance, toward lowest balance, putting
    browse | Debts | list
    stats | Chart | trend
    history | Payments | clock | debt-payment | | | Payments, monthly payments, credit card payments, monthly credit card payments, determine monthly credit card payments, payment amount, add payment amount, pay minimums, minimum payment, minimum payments
    calendar? | Due | calendar
    compare? | Compare
    converter? | What if
    detail | Debt
    form | Add debt
    notifications? | Reminders
    settings? | Settings | settings`,
})
