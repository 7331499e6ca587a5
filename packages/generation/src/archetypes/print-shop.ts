import { defineArchetype } from '../archetype.ts'

/** A copy shop one sends files to and fetches the prints from, without waiting in a line. */
export const printShop = defineArchetype({
  id: 'print-shop',
  words:
    'print shop 50, print shops 50, copy shop 50, copy shops 50, college print shop 60, printing shop 50, xerox shop 60, photocopy 40, printouts 34, print orders 44, select print 40, upload documents to print 60, printing service 34',
  examples: `
    Students upload a PDF, choose black or colour, both sides, stapled, and fetch it when it is ready
    No more line at the copy counter: send the file before, pay, show the number
    The clerk sees what to print next, marks it as ready, the student gets a message
    Price by page, binding, paper, before one pays
    Thesis in three copies, hard cover, title on the spine, by Friday
    Posters, stickers and business cards from the shop round the corner, proof first
    Which printer is out of paper, what waits how long
    Passport pictures and photo prints from the phone, size, matt or glossy
    Monthly account for departments, who printed how many pages
    Files are deleted after they were handed out
    Scan and lamination ordered at the same counter
    Opening hours, how busy it is, when mine will be done`,
  unless: /\b(?:3d print|filament|t-?shirts?|print monitor|fabric printing)\b/i,
  bars: 'leaderboard feed',
  presets: 'clean, bold',
  icon: 'file',
  names: 'Both Sides, Page One, Collate',
  entity: 'copy-order',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Home | home
    form | New print | | | | | upload, upload documents, upload files, Print preferences, print options, new order
    browse | My prints | file | | | | Orders, my orders, prints, print jobs, history, queue, Status, Request status, Order status, track
    browse! | Counter | list | counter-copy | | | counter, shop owner, shop owners, shopkeeper, shopkeepers, clerk, admin, manage orders, staff, shop side
    browse! | Shops | pin | copy-shop | | | shops, print shops, nearby shops, copy shops near
    browse! | Prices | tag | copy-price | | | prices, price list, price per page, cost
    detail | Print
    checkout | Pay | | | | | payments, payment, pay, online payment
    ticket! | Pick-up | ticket | | | | pick up, pick-up, pickup, collect, number, token, qr code
    notifications? | Messages | bell
    profile? | Me | user`,
})
