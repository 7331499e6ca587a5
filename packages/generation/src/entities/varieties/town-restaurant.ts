import { townRestaurant } from '../town-restaurant.ts'
import { defineVarieties } from './variety.ts'

/** Places to eat of one kind; without these words of every kind. */
export const townRestaurantVarieties = defineVarieties(townRestaurant, [
  {
    signs: 'pizza 8, pizzas 8, pizzeria 9, pizzerias 9',
    one: 'Pizzeria',
    many: 'Pizzerias',
    groups: 'Neapolitan, Roman, By the slice, New',
    samples: `
      image | title | subtitle | rating | badge | tone
      pizza | Forno Nove | Neapolitan, dough rests two days, € 12 | 4.8 | Open | success
      pizza | Da Lina | Roman, thin and crisp, € 11 | 4.7 | Open | success
      pizza | Al Taglio 31 | By the slice, standing only, € 4 | 4.6 | Open | success
      pizza | Second Oven | Sourdough, short menu, € 14 | 4.5 | From 18:00 | warning
      pizza | Mezzanotte | Wood oven, until one at night, € 13 | 4.4 | Late | primary`,
    about:
      'Dough that rests for two days and an oven nobody lets go out. Take the one with lemon and ricotta.',
    facts: '4.8 | Rating\n€ 12 | Margherita\n300 m | Away',
    hero: 'Open until 22:00 | Forno Nove | Wood oven, 300 metres away | Show the way',
    tip: 'Two new ones this month | Second Oven and Al Taglio 31',
  },
  {
    signs: 'burger 8, burgers 8',
    one: 'Burger place',
    many: 'Burger places',
    groups: 'Smashed, Classic, Vegan, New',
    samples: `
      image | title | subtitle | rating | badge | tone
      burger | Flat Top | Smashed, two patties, € 11 | 4.8 | Open | success
      burger | The Bun Room | Brioche, house pickles, € 13 | 4.6 | Open | success
      burger | Green Stack | All vegan, € 12 | 4.5 | Open | success
      burger | Corner Grill | Charcoal, until midnight, € 10 | 4.4 | Late | primary
      burger | Old Diner | Milkshakes, since 1974, € 12 | 4.3 | From 12:00 | warning`,
    about:
      'Two thin patties with crisp edges, onions pressed into them. Fries are cut by hand, sit by the window.',
    facts: '4.8 | Rating\n€ 11 | Classic\n410 m | Away',
    hero: 'Open until 23:00 | Flat Top | Smashed, 410 metres away | Show the way',
    tip: 'Quiet before six | After that you wait at Flat Top',
  },
  {
    signs: 'gluten free 9, gluten-free 9, celiac 9, coeliac 9, celiacs 9, coeliacs 9',
    groups: 'Only gluten-free, Own kitchen, Marked menu',
    samples: `
      image | title | subtitle | rating | badge | tone
      bread | Grain Free | Everything gluten-free, own bakery | 4.9 | Only | success
      noodle | Miso Lane | Rice noodles, tamari, own pans | 4.6 | Own kitchen | success
      pizza | Forno Nove | Second oven for gluten-free dough | 4.5 | Own oven | primary
      salad | Green Table | Menu marked dish by dish | 4.4 | Marked | primary
      fish | Saltworks | Shared fryer, ask before | 4.1 | Ask | warning`,
    about:
      'No wheat enters the house, confirmed by 42 visitors who have to be strict. The dark loaf is sold out by noon.',
    hero: 'Open until 18:00 | Grain Free | Everything gluten-free, 300 metres away | Show the way',
    tip: 'Checked last week | Six visitors confirmed Grain Free',
  },
])
