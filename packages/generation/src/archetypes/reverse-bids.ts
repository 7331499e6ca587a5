import { defineArchetype } from '../archetype.ts'

/** One says what one needs, several offer it at their price, one is chosen. */
export const reverseBids = defineArchetype({
  id: 'reverse-bids',
  words:
    'reverse bidding 60, reverse-bidding 60, reverse auction 60, owners bid 60, providers bid 54, drivers bid 50, companies bid 50, bid on my request 50, bids on requests 50, submit a request and receive offers 60, receive offers 30, compare offers 30, post a request 20, get quotes from 30, quotes from several 44, movers bid 50, suppliers bid 50, lowest bid 40, rental request 30, bid with 20',
  examples: `
    I say what I need and by when, firms answer with a price, I take the best
    Travellers describe the house they want, landlords outbid each other downwards until Friday
    Movers make offers for my move: rooms, floor, date, photos of the big things
    Wedding couples ask for a band, several answer with price and a sound sample
    A request is open for 48 hours, owners see it without the name, place an offer, may lower it
    Farmers ask for forty tonnes of hay, sellers offer price and delivery
    Upload what is broken on the car, garages nearby send a price, choose by rating and distance
    Purchasing: ask five suppliers for the same thing, side by side table of price and delivery time
    Agents see new requests in their area, offer, and are told if they won
    Group of twenty wants rooms in May, hotels bid, deposit held until arrival
    Shippers post freight from A to B, truckers bid, the contract is made in the app
    Compare three offers by price, stars and what is included, message the one, accept`,
  unless: /\b(?:highest bid|auction lots?|paddle|art auction|hammer)\b/i,
  bars: 'leaderboard',
  presets: 'bold, clean',
  icon: 'sort',
  names: 'Best Offer, Forty-eight Hours, Ask Once',
  entity: 'bid-request',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Home | home
    browse | Requests | list | | | | Requests, request, rental request, open requests, my requests
    browse! | Offers | tag | received-bid | | | Offers, offer, bids, bid, owners bid, compare offers, proposals, prices, lowest bid, bidding
    form | New request | | | | | rental request, submit a request, post a request, request, form
    form! | Make an offer | | received-bid | | | bid, bids, owners bid, offer, bidding
    detail | Request
    detail | Offer | | received-bid
    chats | Messages | chat
    checkout? | Deposit
    notifications? | News | bell
    profile | Me | user`,
})
