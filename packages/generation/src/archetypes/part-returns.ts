import { defineArchetype } from '../archetype.ts'

/** What a workshop or shop sends back to its suppliers before a date, and the money that comes back for it. */
export const partReturns = defineArchetype({
  id: 'part-returns',
  words:
    'core returns 60, core return 60, core charge 56, core charges 56, core deposit 50, cores to return 60, supplier returns 50, return to supplier 46, returns to suppliers 50, parts to send back 50, send back to the supplier 50, has to send back 34, warranty returns 40, deposit returns 34',
  examples: `
    Old alternators go back to the dealer within thirty days or the deposit is lost
    Which calipers and racks are still on the shelf, for which supplier, worth how much
    Pallets, kegs and crates with a deposit, counted back to the brewery
    Wrong parts ordered: return number, reason, credit note still missing
    A photo and the old part number before the box goes out
    Remind me a week before the date, by supplier, so that one driver takes all
    Turbo refused because of a crack, who pays
    Credits that came against those we wait for, month by month
    Empty toner and batteries to send in, labels printed
    Warranty claims of a garage: sent, examined, paid
    Unsold magazines back to the wholesaler each Monday
    What hangs on which job card and vehicle`,
  unless: /\b(?:customers? returns?|tax returns?|library|rental cars?|online shoppers?)\b/i,
  bars: 'cart checkout map feed',
  presets: 'clean, bold',
  icon: 'repeat',
  names: 'Back in the Box, Core Shelf, Due Friday',
  entity: 'return-part',
  keepsThing: true,
  home: 'ledger',
  screens: `
    home | Due | home
    browse | Returns | repeat | | | | core returns, returns, parts, supplier, due date
    calendar? | Dates | calendar
    stats | Credits | chart
    notifications? | Reminders | bell
    detail | Return
    form | Add return
    settings | Settings | settings`,
})
