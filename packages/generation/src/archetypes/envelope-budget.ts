import { defineArchetype } from '../archetype.ts'

export const envelopeBudget = defineArchetype({
  id: 'envelope-budget',
  words:
    'envelope budgeting 28, based on envelopes 36, income to envelopes 34, envelopes 22, with envelopes 22, budgeting app with envelopes 30, envelope method 26, cash stuffing 24, cash envelopes 26, zero-based budget 22, budget app with envelopes 50, budget with envelopes 44, envelope budget 40, budget envelopes 40, digital envelopes 36',
  examples: `
    Every euro gets a job before the month begins: rent, food, fun, savings, and I see what is left in each
    Monthly budget by category, bars that fill up, a warning when one is nearly empty, where my money went
    Cash in labelled paper pockets for rent, food, clothes, fun, and when one is empty it is empty
    Every euro gets a job on payday until nothing is left unassigned
    I stuff money by category each fortnight and take from petrol to help groceries
    Digital version of my grandmother's tins: housekeeping, school, doctor, holidays
    Couple sharing pots for eating out and gifts, how much is left in each until the thirtieth
    Divide my wages into jars, move between them, refill monthly, unused carried over
    Sinking funds for car insurance, Christmas and vet, a bit set aside every month
    Zero-based plan: income minus all assigned is zero, overspent pots turn red
    Weekly allowance packets, 80 for food, 20 for treats, spend and see what remains in the packet
    Cash stuffing binder on my phone with pretty labels and challenges
    Envelope method for students with a small grant: fill, spend, transfer, start over
    Teach my teenager to divide earnings between spend, save and give pockets
    The two of us fill paper envelopes on the phone and see what is left in each`,
  presets: 'clean, warm',
  icon: 'wallet',
  names: 'Seven Envelopes, Left Over, Sorted Cash',
  entity: 'envelope',
  home: 'ledger',
  screens: `
    home | Envelopes | home
    browse | All | wallet
    budget | Month | pie
    history | History | clock
    stats? | Trends | chart
    detail | Envelope
    form | Add spending
    settings | Settings | settings`,
})
