import { defineArchetype } from '../archetype.ts'

/** Money back for late trains and flights. */
export const delayClaims = defineArchetype({
  id: 'delay-claims',
  words:
    'delay compensation 38, train delay compensation 40, flight delay compensation 40, flight compensation 36, passenger rights 34, delay refund 36, refund for delays 36, delay claims 36, late trains 24, compensation form 28, claim compensation 30',
  examples: `
    My train was an hour late, how much do I get back and on which form
    Cancelled flight: passenger rights, amount by distance, letter to the airline
    Collect season ticket delays until it is enough to claim
    Take a photo of the ticket, the form fills itself in
    State of each claim: sent, answered, paid
    Commuter log of late trains with minutes and reason
    Which deadline do I have for the refund
    Missed connection, hotel and taxi to be paid back
    How much money came back this year
    Claim for the whole family on one booking
    Airline refused: the next step is the arbitration board
    Delay certificates kept with the claim`,
  bars: 'checkout cart slots map',
  presets: 'clean, calm',
  icon: 'train',
  names: 'Money Back, Sixty Minutes, Late Again',
  entity: 'delay-claim',
  screens: `
    home | Claims | home
    browse | All claims | list
    scanner | Ticket | camera
    stats? | Numbers | chart
    detail | Claim
    form | New claim
    notifications? | News | bell
    settings | Settings | settings`,
})
