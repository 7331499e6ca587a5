import { definePage } from './page.ts'

/** What a restaurant serves, where one looks at it and orders at the table. */
export const houseMenu = definePage({
  id: 'house-menu',
  said: 'menu, see menu, food menu, drinks menu, digital menu, our menu, menu card',
  within:
    /\b(?:restaurant|hotel|museum|brewery|golf club|bistro|trattoria|brasserie|wine bar|tavern|steakhouse|table (?:booking|reservation)|(?:book|reserve) (?:a )?tables?)\b/i,
  unless: /\b(?:order\w*|deliver\w*|cart|take-?away|pick-?up|canteen|manage|edit|update|cook|kitchen)\b/i,
  name: 'Menu',
  icon: 'fork',
  line: 'Changes with the season',
  shownBy: 'meal',
  content: `
    rows To begin with
    - fork | Pumpkin soup | Ginger, roasted seeds | € 7.50
    - fork | Beetroot and goat’s cheese | Walnuts, honey | € 9.80
    rows Mains
    - fork | Risotto with mushrooms | Parmesan, thyme | € 16.50
    - fish | Trout from the grill | Almonds, new potatoes | € 21.00
    - flame | Braised beef | Red wine, celery mash | € 22.50
    rows Sweet
    - cake | Plum crumble | Warm, with cream | € 6.80
    rows To drink
    - wine | House wine, a glass | White or red | € 5.20
    - drop | Lemonade with mint | Made here | € 4.20
  `,
})
