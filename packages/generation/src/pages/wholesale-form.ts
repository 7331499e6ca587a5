import { definePage } from './page.ts'

export const wholesaleForm = definePage({
  id: 'wholesale-form',
  said: 'custom orders, custom order, bespoke orders, custom cakes, cake orders, order a cake, custom cake orders, custom request, custom requests, special orders, made to order, order custom cake, birthday cake orders, cake order form',
  within:
    /\b(?:bakery|baker|cakes?|pastry|confection\w*|florist|flowers?|jewell?er\w*|carpenter|pottery|tailor|boutique|chocolat\w*|butcher|print|furniture|workshop)\b/i,
  name: 'Custom order',
  icon: 'edit',
  line: 'An answer within a day',
  content: `
    fields
    - What for | choice | Birthday | Birthday, Wedding, Work, Other
    - For how many | number | 12
    - Needed on | date | Sat 28 Nov
    - Your idea | long | Simple, with berries, no writing
    - Picture | photo |
    - Up to | money | € 60
    banner clock | Five days ahead | In December please seven.
    button send | Send request
  `,
})
