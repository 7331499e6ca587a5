import { defineArchetype } from '../archetype.ts'

export const debts = defineArchetype({
  id: 'debts',
  words:
    'owe me 22, owes me 22, i owe 18, owes 12, who owes 12, iou 14, ious 14, lent money 16, borrowed money 18, lend money 16, money lent 16, lent to friends 12, paid back 10, pay back 8, pays me back 14',
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
