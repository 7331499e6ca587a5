import { defineArchetype } from '../archetype.ts'

export const debts = defineArchetype({
  id: 'debts',
  words:
    'owe me 22, owes me 22, i owe 18, owes 12, who owes 12, iou 14, ious 14, lent money 16, borrowed money 18, lend money 16, money lent 16, lent to friends 12, paid back 10, pay back 8, pays me back 14',
  examples: `
    I lent Tom 50 euros in March and he still has not given it back, remind us both kindly
    Who borrowed cash from me, how much, since when, part paid or all settled
    My brother and I keep lending each other money, I want the balance between us at any moment
    Note of private loans within the family, with monthly instalments and the rest still open
    Little book of IOUs: name, amount, reason, date, tick when I got it back
    Barkeeper letting regulars drink on the slate, what each one still has to pay at the end of the month
    What do I owe to whom? Dad for the car repair, Lea for the concert, all in one list
    Colleagues always forget coffee money they borrowed, a polite nudge message with the sum
    Loan to a friend with repayment plan, interest none, signature of both and history of payments
    Shopkeeper's credit ledger: villagers buy on trust and settle up after payday, send them a reminder
    Track money given and received between me and each person, green if they owe, red if I do
    Keep a record of what I advanced for my mother's bills so my siblings pay me back one day`,
  presets: 'clean, calm',
  icon: 'wallet',
  names: 'Even Again, Quits, Small Debts',
  entity: 'debt',
  home: 'ledger',
  screens: `
    home | Balance | home
    browse | Debts | list
    people | Friends | users
    history | Settled | clock
    notifications? | Reminders
    detail | Debt
    form | Add debt
    stats? | Totals | chart
    settings? | Settings | settings`,
})
