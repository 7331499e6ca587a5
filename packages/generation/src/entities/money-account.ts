import { defineEntity } from '../entity.ts'

/** Where somebody's money lies: what one's own bookkeeping calls an account. */
export const moneyAccount = defineEntity({
  id: 'money-account',
  words: 'bank account, cash account, money account, joint wallet',
  one: 'Account',
  many: 'Accounts',
  icon: 'wallet',
  groups: 'Bank, Cash, Cards',
  fields: `
    Account | text | Everyday account
    Kind | choice | Bank | Bank, Cash, Card, Savings
    Balance | money | € 2,140
    Count in total | switch | yes
    Notes | long | Salary comes in on the 16th`,
  samples: `
    icon | title | subtitle | value | tone
    building | Everyday account | Bank, changed today | € 2,140 | primary
    target | Savings | Bank, 2 percent | € 8,460 | success
    card | Credit card | Paid on 1 December | −€ 318 | danger
    wallet | Cash | Counted on Sunday | € 86 | neutral
    users | Household | Shared with Kim | € 740 | accent`,
  about: 'Salary comes in on the 16th, rent leaves on the first. Two standing orders run from here.',
  facts: '€ 2,140 | Balance\n+€ 3,120 | In\n−€ 1,778 | Out',
  figures: '€ 11,108 | In total\n5 | Accounts',
  tip: '€ 11,108 in five accounts | Most of it in savings',
  add: 'Add account',
  use: 'See transactions',
})
