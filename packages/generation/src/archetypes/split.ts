import { defineArchetype } from '../archetype.ts'

export const split = defineArchetype({
  id: 'split',
  words:
    'kitty for 32, our kitty 28, common purse 28, stag party kitty 34, party kitty 32, trip kitty 30, kitty 12, lottery syndicate 34, lotto syndicate 34, lottery pool 30, flat share app 24, flatshare app 24, shared flat app 24, tip calculator 24, expense splitter 26, bill splitter 26, cost splitter 24, splitter 9, split expenses 18, splitting expenses 18, split bills 18, split costs 16, share costs 12, shared expenses 18, shared flat expenses 30, flat expenses 26, ledger for shared 26, split 6, split bill 8, share expense 7, expense sharing 14, roommate 8, group expense 7, iou 7, flatmate 8, shared cost 6, tip 3, roommate expenses 20, flatmate expenses 20, shared flat 9, split rent 16, household expenses 9, split the bill 14, who owes 14, owes whom 16, owes what 16, share the cost 14, settle up 12, poker buy-ins 50, buy-ins 34, poker debts 44, poker night 40, who owes whom after poker 50',
  examples: `
    Roommates share the cost of furniture with its depreciation; when one moves out the app says how much is owed
    Splits expenses in groups of friends: the kitty of a stag party, who paid in, what is left
    Lottery syndicate at work: who has paid this week, our numbers, what we won and what each gets
    Holiday with friends: each spent something, the app says who must give what to whom
    Flat share: rent and electricity split, cleaning plan, shopping list, who is home, house rules
    We are four flatmates and want to know who paid for what and who owes whom
    Holiday with friends: each enters what they paid and in the end it shows who owes how much to whom
    Restaurant bill divided among five friends, plus a tip, equal shares or by dish
    My boyfriend and I share costs of rent, groceries and internet sixty to forty
    Trip kitty, who paid in, who still owes, even it out among us at the end
    Fair division of ski cabin costs when some friends stayed only two nights, who owes how much
    Balance between roommates: electricity, cleaning stuff, toilet paper, who paid, settle once a month
    Enter a cost, who paid, choose who took part, it works out everybody's share
    How much does each of us pay? Total of the bill, people, tip percent, rounding
    Couple's joint costs with equal or unequal shares, who paid, and a monthly settlement
    Stag weekend: Tom paid the house, I paid the petrol, Jan paid the beer, who owes whom now
    Group costs in different currencies on our trip with friends, each person's balance, who is in the red`,
  needs: /cost|bill|expense|\brent\b|pay|money|\btips?\b|\biou|debt|owe|[$€£]/i,
  presets: 'playful, clean',
  icon: 'users',
  names: 'Evenly, Your Round, Fair & Square',
  entity: 'shared cost',
  bars: 'checkout cart',
  home: 'ledger',
  screens: `
    home | Balance | home
    browse | Costs | receipt
    people | Group | users | cost-sharer
    stats | Totals | chart
    detail | Cost
    form | Add cost
    checkout? | Settle up
    profile? | Me | user`,
})
