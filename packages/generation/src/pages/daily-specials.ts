import { definePage } from './page.ts'

export const dailySpecials = definePage({
  id: 'daily-specials',
  said: "daily specials, daily special, specials, today's specials, todays specials, dish of the day, dishes of the day, lunch specials, lunch special, weekly specials, soup of the day, special of the day, chef's specials",
  within:
    /\b(?:restaurant|caf[eé]|bistro|bar|pub|diner|bakery|pizz\w+|canteen|tavern|deli|food truck|grill|butcher|kitchen|taqueria)\b/i,
  name: 'Today',
  icon: 'bowl',
  line: 'Three dishes, as long as they last',
  content: `
    cards Thursday
    - soup | Pumpkin soup | With ginger and seeds | € 6.50
    - pasta | Pasta of the day | Walnuts, sage, pear | € 11.90
    - fish | From the market | Trout with potatoes | € 15.80
    - cake | Plum crumble | Warm, with cream | € 5.20
    rows Tomorrow
    - bowl | Lentil soup | With dill | € 6.20
    - bowl | Mushroom risotto | With old cheese | € 12.40
    banner clock | From 11:30 on | After two it may be gone.
  `,
})
