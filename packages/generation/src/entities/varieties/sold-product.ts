import { soldProduct } from '../sold-product.ts'
import { defineVarieties } from './variety.ts'

/** What other firms than a furnisher sell, in figures. */
export const soldProductVarieties = defineVarieties(soldProduct, [
  {
    signs: 'coffee 8, cafe 8, café 8, coffee shops 9, coffee chain 9, bakery 8, bakeries 8, coffee shop 8',
    groups: 'Drinks, Pastry, Beans',
    fields: 'Product | text | Flat white',
    samples: `
      icon | title | subtitle | value | tone
      cup | Flat white | 1,842 sold, drinks | € 7,368 | success
      cup | Cappuccino | 1,604 sold, drinks | € 6,096 | success
      fork | Butter croissant | 1,218 sold, pastry | € 3,654 | primary
      cup | Iced latte | 642 sold, drinks | € 3,210 | warning
      fork | Cinnamon roll | 780 sold, pastry | € 2,964 | primary
      bag | House blend, 250 g | 146 sold, beans | € 1,898 | danger`,
    about: 'Sells best before nine and at the station. Twelve percent more than last month.',
    facts: '1,842 | Sold\n€ 7,368 | Revenue\n+12 % | Since October',
    figures: '€ 42,180 | Revenue | +8 %\n9,640 | Orders | +410\n€ 4.38 | Average order',
    hero: 'This month | € 42,180 | 91 % of the target of € 46,000 | See sales',
    tip: 'The station sells most | A third of all before nine',
    trend: 'Revenue this month | € 42,180 | +8 %',
  },
  {
    signs:
      'restaurant 8, restaurants 8, food 4, burger 8, pizza 8, pizzeria 8, franchise 5, bistro 8, dishes 6, bar 5',
    groups: 'Mains, Starters, Drinks',
    fields: 'Product | text | Margherita',
    samples: `
      icon | title | subtitle | value | tone
      fork | Margherita | 642 sold, mains | € 6,099 | success
      fork | House burger | 518 sold, mains | € 7,511 | success
      leaf | Green salad | 304 sold, starters | € 2,584 | primary
      drop | Lemonade | 812 sold, drinks | € 3,410 | primary
      fork | Tiramisu | 266 sold, desserts | € 1,729 | warning
      bottle | House red | 148 sold, drinks | € 3,256 | danger`,
    about: 'Sells best on Fridays and by delivery. Nine percent more than last month.',
    facts: '642 | Sold\n€ 6,099 | Revenue\n+9 % | Since October',
    figures: '€ 58,300 | Revenue | +6 %\n2,410 | Guests | +88\n31 % | Labour cost',
    hero: 'This month | € 58,300 | 88 % of the target of € 66,000 | See sales',
    tip: 'Fridays bring a quarter | Delivery grows by nine percent',
    trend: 'Revenue this month | € 58,300 | +6 %',
  },
  {
    signs: 'fashion 7, clothing 8, shoes 7, boutique 8, apparel 8, sneakers 8',
    groups: 'Shirts, Shoes, Coats, Bags',
    fields: 'Product | text | Linen shirt',
    samples: `
      icon | title | subtitle | value | tone
      tag | Linen shirt | 318 sold, shirts | € 18,762 | success
      tag | Sneaker, low | 204 sold, shoes | € 22,440 | success
      tag | Wool coat | 62 sold, coats | € 14,260 | primary
      bag | Canvas bag | 286 sold, bags | € 11,154 | primary
      gift | Merino scarf | 142 sold, extras | € 5,538 | warning
      tag | Chino, sand | 96 sold, trousers | € 7,584 | danger`,
    about: 'Sells best in M and on Saturdays. Eighteen percent more than last month.',
    trend: 'Revenue this month | € 79,738 | +12 %',
  },
  {
    signs: 'saas 8, software 7, subscriptions 6, mrr 9, churn 9, startup 6, app 1, users 1, subscribers 6',
    groups: 'Free, Team, Business',
    fields: 'Product | text | Team plan',
    samples: `
      icon | title | subtitle | value | tone
      layers | Team plan | 412 customers, 2.1 % churn | € 20,188 | success
      layers | Business plan | 64 customers, 0.8 % churn | € 19,136 | success
      user | Starter plan | 1,180 customers, 4.6 % churn | € 10,620 | primary
      bolt | Extra seats | 318 sold | € 2,862 | primary
      layers | Storage | 96 sold | € 864 | warning
      help | Onboarding | 7 sold | € 2,450 | neutral`,
    about: 'Grows by 24 customers a month, most of them from the free trial.',
    facts: '412 | Customers\n€ 20,188 | A month\n2.1 % | Churn',
    figures: '€ 53,670 | A month | +6 %\n1,656 | Customers | +58\n3.4 % | Churn | −0.2',
    hero: 'This month | € 53,670 | 24 new team plans | See sales',
    tip: 'Churn fell to 3.4 % | Starter plans still leave first',
    trend: 'Recurring revenue | € 53,670 | +6 %',
  },
  {
    signs:
      'hotel 8, hotels 8, rooms 5, occupancy 8, gym 7, gyms 7, members 5, salon 7, salons 7, clinic 6, clinics 6, services 4, agency 6',
    groups: 'Services, Packages, Extras',
    fields: 'Product | text | Standard package',
    samples: `
      icon | title | subtitle | value | tone
      star | Standard package | 318 sold, 64 % of all | € 21,940 | success
      star | Premium package | 96 sold | € 14,304 | success
      calendar | Single visit | 412 sold | € 9,476 | primary
      gift | Gift card | 58 sold | € 3,480 | primary
      clock | Extra hour | 142 sold | € 2,698 | warning
      repeat | Ten-visit card | 31 sold | € 4,650 | danger`,
    about: 'Booked most on Mondays. Eighteen percent more than last month.',
    facts: '318 | Sold\n€ 21,940 | Revenue\n+18 % | Since October',
    figures: '€ 56,548 | Revenue | +9 %\n78 % | Occupied | +4\n264 | New customers | +31',
    hero: 'This month | € 56,548 | 84 % of the target | See sales',
    tip: 'Mondays are full | Fridays have room',
    trend: 'Revenue this month | € 56,548 | +9 %',
  },
])
