import type { Gadget } from './gadget.ts'

/** A machine one feeds with coins: choose, pay, take what falls and the change. A trade with many machines is more. */
export const vendingMachine: Gadget = {
  id: 'vending-machine',
  called: /\b(?:vending|snack|coffee|soda|drinks?|gumball|ticket) (?:vending )?machines?\b/i,
  unless:
    /\b(?:our|my|locations?|routes?|operators?|fleet|technicians?|espresso|repairs?|near(?:by|est)?|map|telemetry|refill(?:er|ers|s)? (?:staff|route)|franchise|rent(?:al)?|milk|eggs?|farms?|roast|brew\w*|beans?|grind\w*|recipes?|maintenance|city|train|bus|parking)\b/i,
  icon: 'bag',
  presets: 'playful, bold',
  names: 'Slot Four, Exact Change, Row B',
  sheets: [
    {
      name: 'Machine',
      title: 'Choose a product',
      icon: 'bag',
      content: (text) => `
        stats
        - € 2.50 | Inserted
        - € 0.70 | Change
        tiles Products
        - cup | Cola, A1 | € 1.80, 6 left
        - drop | Water, A2 | € 1.20, 9 left
        - cake | Nut bar, B1 | € 1.50, 4 left
        - leaf | Apple, B2 | € 0.90, 3 left
        - bag | Crisps, C1 | € 1.60, sold out
        - coffee | Iced coffee, C2 | € 2.40, 5 left
        chips ${/\bbills?\b|\bnotes?\b/i.test(text) ? 'Insert coins or bills' : 'Insert coins'} | 10 ct, 20 ct, 50 ct, € 1, € 2${/\bbills?\b|\bnotes?\b/i.test(text) ? ', € 5, € 10' : ''}
        button check | Buy for € 1.80 | #Tray
        quiet close | Cancel purchase`,
    },
    {
      name: 'Tray',
      title: 'Take your product',
      icon: 'gift',
      content: `
        hero Cola | Fallen into the tray, enjoy it
        rows Change
        - wallet | 50 ct | One coin
        - wallet | 20 ct | One coin
        button check | Take product and change | #Machine`,
    },
    {
      name: 'Stock',
      icon: 'list',
      said: /\b(?:admin\w*|stock|inventory|restock\w*|refill\w*|owner|quantit(?:y|ies)|service|edit|add (?:new )?products?|sales|revenue|maintainer)\b/i,
      content: `
        stats
        - € 84.60 | In the box
        - 41 | Sold today
        rows Products
        - cup | Cola, A1 | € 1.80 | 6 of 10
        - drop | Water, A2 | € 1.20 | 9 of 10
        - cake | Nut bar, B1 | € 1.50 | 4 of 8
        - leaf | Apple, B2 | € 0.90 | 3 of 8
        - bag | Crisps, C1 | € 1.60 | Refill
        fields
        - Product | text | Cola
        - Price in € | number | 1.80
        - Quantity | number | 10
        button check | Save product`,
    },
    {
      name: 'History',
      title: 'Purchases',
      icon: 'clock',
      said: /\b(?:histor(?:y|ies)|receipts?|purchases\b|transactions?|log)\b/i,
      content: `
        timeline Purchases
        - Cola, € 1.80 | Today, 9:41, change € 0.70
        - Water, € 1.20 | Today, 9:12, exact
        - Nut bar, € 1.50 | Yesterday, 17:05, change € 0.50`,
    },
  ],
}
