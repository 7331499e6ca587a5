import { defineArchetype } from '../archetype.ts'

export const bills = defineArchetype({
  id: 'bills',
  words:
    'bill reminder 20, bill reminders 20, bill tracker 20, bills tracker 20, track bills 16, household bills 14, bills due 14, pay bills 8, bill due 14, monthly bills 16, utility bills 14, bill organizer 18, bill payments 10, bill calendar 18, upcoming bills 16, due dates of bills 18, bills and subscriptions 20, mark as paid 5, electricity and internet bills 24, internet bills 18, electricity bills 16, miss a payment 22, late payments 10, pay my bills 26, bills on time 24, remember a payment 22, remember payments 22, payment reminder 20',
  examples: `
    Never pay a late fee again: every bill with amount and due date, reminded some days before
    Rent, power, gas, water, phone: when is each due, how much, already paid or not
    Bills and subscriptions of our house in one list with due dates and a monthly sum
    Monthly fixed costs on a calendar, tick them off as they are paid
    Remind me before the electricity bill is due and show what is still to pay this month
    User can add a bill, set it to repeat every month or quarter, and mark it paid
    Which bills are overdue, which come next week, what is taken by direct debit
    Car insurance in March, dog tax in May, television fee each quarter, I forget them all
    Payment reminders for credit card, mortgage, school fees and broadband with the amount
    Upcoming payments and due dates, paid history, total of the month, categories like housing and phone
    A photo of the paper bill, its due date and amount, an alert on the day
    How much did the utilities cost this year, bill by bill, and what comes up next`,
  bars: 'checkout cart',
  presets: 'clean, calm',
  icon: 'receipt',
  names: 'Due Friday, Paid Up, All Settled',
  entity: 'household-bill',
  home: 'ledger focus',
  screens: `
    home | Overview | home
    browse | Bills | receipt
    calendar | Due dates | calendar
    stats | Costs | pie
    detail | Bill
    form | Add bill
    history? | Paid | check
    notifications? | Reminders | bell
    scanner? | Scan | camera
    profile? | Me | user`,
})
