import { defineArchetype } from '../archetype.ts'

export const auction = defineArchetype({
  id: 'auction',
  words:
    'style auctions 24, online auctions 20, auction 14, auctions 14, auction house 18, place bids 16, bid on 14, bidding 12, bidders 12, highest bid 12, silent auction 20, hammer price 16, reserve price 10',
  examples: `
    Online bids on antique furniture with a countdown for each lot until the hammer falls
    Our gallery sells paintings to the highest offer every spring, people should raise from home, lots close on Sunday evening
    Charity gala: guests bid on donated prizes from their table and get told when outbid
    Cattle and sheep sale ring, farmers see the pens, weights and last price, then bid live
    Estate clearance house wants a catalogue of lots with estimate, starting price and condition report, bidders leave bids online
    Like ebay for watches: set a maximum and it raises for me until the time runs out
    Seized cars and forklifts sold off by sealed offers until Friday noon, winning lot paid and collected
    Watch the lots I like and ring me when mine comes under the gavel, seconds left shown
    School fete prizes go to whoever offers most, minimum step five euros, winners pay at the end, lots shown with their giver
    Stamp and coin dealers list rare pieces, collectors offer, seller sees who leads, raise until the lot closes
    Buyer's premium, lot number, viewing day, winning bid history for a rare wine saleroom
    Dutch style flower clock where the price drops until someone taps, lots of roses and tulips`,
  presets: 'editorial, bold',
  icon: 'tag',
  names: 'Going Once, Lot & Hammer, Last Bid',
  entity: 'auction-lot',
  home: 'shelf',
  screens: `
    home | Today | home
    browse | Lots | search
    saved | Watching | heart
    history | My bids | clock
    detail | Lot
    confirmed | Bid placed
    form | Sell
    profile | Me | user`,
})
