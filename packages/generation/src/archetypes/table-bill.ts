import { defineArchetype } from '../archetype.ts'

/** One bill at a table, divided by what each had; what friends pay for each other over time is `split`. */
export const tableBill = defineArchetype({
  id: 'table-bill',
  words:
    'snap the bill 34, scan the bill 32, photo of the bill 26, scan the restaurant bill 36, split the restaurant bill 34, split a restaurant bill 34, split the dinner bill 34, bill by items 26, by dish 16, who had what 26, what everyone had 22, itemised bill 22, itemized bill 22, tap what they had 34, tap what you had 34, scan a receipt and split 36',
  examples: `
    Take a picture of the restaurant bill, each friend taps what they ate and the app says who pays how much
    Scan the receipt after dinner, give every dish to a person, tip on top
    Who had what at the table, shared bottle divided by three, tax and tip in proportion
    Eating out with friends: snap the bill, tap your dishes, send the amounts
    Divide a bar tab by drinks, everyone marks their own beers
    Lunch with colleagues, items read from the receipt, each sees her sum
    Long table, one bill: assign items to people and share starters
    Work out my part of the bill by what I had, round up, tip ten percent
    Photo of the receipt becomes a list of items which people claim
    Five of us at the pizzeria, everybody claims pizzas and drinks, the rest is divided evenly
    After the waiter brings the check: photo, names, dishes, who still has to pay me
    Birthday dinner where the host's share is spread over the guests`,
  needs: /\b(?:bills?|receipts?|tabs?|checks?|dinners?|restaurants?)\b/i,
  unless: /\b(?:electricity|rent|utilit\w+|flatmates?|roommates?|invoices?|bill reminders?)\b/i,
  bars: 'checkout cart slots',
  presets: 'playful, clean',
  icon: 'receipt',
  names: 'Who Had What, Your Share, Round Up',
  entity: 'bill-item',
  keepsThing: true,
  screens: `
    scanner | Scan bill | camera | paid-bill | Scan the bill | | snap the bill, snap bill, scan the bill, photo of the bill, scan receipt, take a picture of the bill, bill photo, bill scan
    checklist | Items | list | | What did you have? | | who had what, what they had, assign items, tap items, items
    people | Shares | users | bill-share | | | total per person, each share, who pays what, shares
    browse | Bills | receipt | paid-bill
    detail | Item
    form | Add item
    profile? | Me | user`,
})
