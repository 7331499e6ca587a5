import { defineArchetype } from '../archetype.ts'

/** A class, club or family that collects money for something: who has paid, what sales brought, how much is missing. */
export const groupFund = defineArchetype({
  id: 'group-fund',
  words:
    'collects money for a 36, collect money for a 34, collect money for the 34, collecting money for 34, class fund 40, class money 30, money for the trip 30, cake sale 6, bake sale 5, who has paid and 16, group gift money 34, chip in for 30, joint present 30, whip-round 34, money is missing 20, how much is missing 24',
  examples: `
    Flat of six saves for a washing machine, each ten euros a month, how far we are
    Team pays for the coach's farewell present, names of those who gave
    Our class collects for the trip in June: who has paid, who sells cake when, what is missing
    Parents of the swimming team put money together for a present, list of who gave what
    Scouts save for new tents: sales at the market, donations, shares, a bar that fills
    Family chips in for grandma's hearing aid, each as much as they like, total so far
    Choir tour fund: monthly shares, raffle, what the bus costs, who still has to pay
    Colleagues collect for a wedding gift, amount, card signed, who has not paid
    Neighbours pay for the playground together, receipts and what is left
    School leavers earn money for their ball with cake and lemonade, shifts at the stand, takings
    Football juniors want new shirts: sponsors, shares of parents, orders by size
    Kindergarten parents' money box, in and out, with receipts`,
  unless: /\b(?:crowdfunding|honey|customers|charit\w+|investors?|bank account|taxi|lottery|insurance)\b/i,
  presets: 'playful, clean',
  icon: 'wallet',
  names: 'Cake Money, All In, The Blue Tin',
  entity: 'fund-share',
  screens: `
    home | Fund | home
    browse | Payments | list
    stats | Collected | chart
    calendar? | Sales | calendar
    checklist? | To do | check | task
    people? | Members | users
    detail | Payment
    form | Add payment
    profile? | Me | user`,
})
