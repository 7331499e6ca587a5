import { definePage } from './page.ts'

export const storeLocator = definePage({
  id: 'store-locator',
  said: 'branch locator, branch finder, store locator, store finder, find store, find a store, our stores, branches, our branches, branch finder, shop finder, find shops, pickup locations, all locations, our locations',
  unless: /directory|compare|all the shops|photo locations|save locations/i,
  within:
    /\b(?:bakery|caf[eé]|coffee|restaurant|chain|fashion|brand|bank|gym|pharmac\w+|opticians?|supermarket|shop|shoes|laundry|pizz\w+|ice cream|cinema|burger|salon)\b/i,
  name: 'Stores',
  icon: 'pin',
  line: 'Three near you',
  content: `
    rows Near you
    - pin | Harbour Street 12 | Open until 18:00 | 240 m
    - pin | Mill Street 4 | Open until 20:00 | 900 m
    - pin | Central station | Open until 22:00 | 1.4 km
    - pin | East End, in the arcade | Closed today | 3.8 km
    chips Show | All, Open now, With parking
    button phone | Call the nearest | tel:+15550100
  `,
})
