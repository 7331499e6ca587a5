import { defineArchetype } from '../archetype.ts'

/** A shop for second-hand records, books, comics or games: each copy once, in its condition, and what customers look for. */
export const usedMediaShop = defineArchetype({
  id: 'used-media-shop',
  words:
    'record shop 50, record shops 44, record store 50, record stores 44, vinyl shop 54, vinyl store 54, second-hand record 50, second hand record 50, used records 44, used books 30, second-hand bookshop 54, second hand bookshop 54, used bookstore 54, used bookshop 54, antiquarian 40, comic shop 50, comic store 50, used games shop 50, second-hand bookstore 54, browse vinyl 50',
  examples: `
    Shop for used vinyl: every copy with grade, pressing, price and a picture of the sleeve
    Customers leave what they look for and are told when it comes in
    Second-hand bookshop: what is new on the shelves today, reserve for three days, sell us yours
    Antiquarian dealer lists first editions with condition, year, binding and price
    Comics by series and number, graded, back issues, pull list for regulars
    Bring in a box of albums: we look through it and offer a sum or more in store credit
    Used games and consoles over the counter, tested, with or without manual
    Listening bar in our record store: events in the evening, drinks, who plays
    Hold this copy for me until Saturday, pick up at the counter
    Crate diggers search by label, genre and decade, near mint only
    Shop staff print a price tag, put it in a bin, mark as sold
    DVDs, CDs and tapes at one euro each, film evenings, house points`,
  unless: /\b(?:my (?:own )?(?:collection|shelf|records i own)|streaming|library loans|sell my)\b/i,
  bars: 'leaderboard',
  presets: 'editorial, warm',
  icon: 'music',
  names: 'Side B, Near Mint, The Back Room',
  entity: 'used-copy',
  keepsThing: true,
  home: 'shelf',
  screens: `
    home | New in | home
    browse | Browse | search | | | | Browse, browse vinyl, records, vinyl, books, comics, by genre, search, cover picture, condition
    browse! | Wantlist | heart | wanted-title | | | Wantlist, wantlists, want list, wants list, wants, wanted, looking for, look for, notify when it comes in, tell me when
    browse! | Sell to us | box | offered-box | | | Sell to us, sell us, trade in, trade-in, bring in, buy back, sell their records, store credit, offer
    calendar! | Events | calendar | shop-evening | | | Events, events in the evening, evening, gigs, listening, listening session, listening sessions, in-store
    browse! | Bar | coffee | bar-item | | | Bar, coffee bar, coffee, drinks, menu, listening bar, cafe
    browse! | Reserved | clock | reserved-copy | | | reserve, reservations, reserved, hold, hold for, pick up, pick-up, click and collect
    detail | Copy
    detail! | Evening | | shop-evening | | | events, evening, evenings, gigs, in-store
    form! | Look for a title | | wanted-title | | | wantlist, want list, wants list, wants, wanted, looking for
    form! | Offer us a box | | offered-box | | | sell to us, sell us, trade in, trade-in, bring in, buy back
    form! | Add copy | | | | | add copy, stock, staff, price tag
    cart? | Basket | bag
    checkout? | Checkout
    player! | Listen | headphones | | | | listen, audio clips, preview, hear
    profile | Me | user`,
})
