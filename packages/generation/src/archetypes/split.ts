import { defineArchetype } from '../archetype.ts'

export const split = defineArchetype({
  id: 'split',
  words:
    'tip calculator 24, split expenses 18, splitting expenses 18, split bills 18, split costs 16, share costs 12, shared expenses 18, split 6, split bill 8, share expense 7, expense sharing 14, roommate 8, group expense 7, iou 7, flatmate 8, shared cost 6, tip 3, roommate expenses 20, flatmate expenses 20, shared flat 9, split rent 16, household expenses 9, split the bill 14, who owes 14, owes whom 16, owes what 16, share the cost 14, settle up 12',
  needs: /cost|bill|expense|\brent\b|pay|money|\btips?\b|\biou|debt|owe|[$€£]/i,
  presets: 'playful, clean',
  icon: 'users',
  names: 'Evenly, Your Round, Fair & Square',
  entity: 'shared cost',
  home: 'ledger',
  screens: `
    home | Balance | home
    browse | Costs | receipt
    people | Group | users
    stats | Totals | chart
    detail | Cost
    form | Add cost
    checkout? | Settle up
    profile? | Me | user`,
})
