import { definePage } from './page.ts'

export const rewardPoints = definePage({
  id: 'reward-points',
  said: 'loyalty points, collect loyalty points, earn loyalty points, collect bonus points, earn rewards, collect rewards, redeem rewards, redeem points, bonus points, reward points, points, rewards, earn points, collect points, rewards program, rewards programme, point collection, points and rewards, points program, bonus program, reward program, loyalty rewards',
  unless: /kids|children|chores?|tasks?|habit|game|learn|quiz/i,
  within:
    /\b(?:pharmacy|shop|store|restaurant|caf[eé]|coffee|bakery|salon|gym|hotel|pizz\w+|burger|cinema|supermarket|boutique|spa|bar|petrol|car wash|barber|bookshop|grocer\w*|club|florist|kebab|sushi|ice cream|pub|brewery|laundry|bowling|chain|studio|diner|bistro)\b/i,
  name: 'Points',
  icon: 'star',
  line: '320 points, 80 to the next gift',
  shownBy: 'reward loyalty-card',
  content: `
    hero 320 points | 80 more, and the next gift is yours.
    rows To choose
    - gift | Something small | What you like under € 3 | 100
    - gift | Ten per cent | On all of one day | 250
    - gift | Cotton bag | Printed by hand | 400
    - star | Twenty euros | For you or for a friend | 800
    code KW-4182-19 | Show it when you pay
    timeline Lately
    - 12 points | Today, 9:12
    - 24 points | Mon 16 Nov
    - 100 points given | Thu 29 Oct
  `,
})
