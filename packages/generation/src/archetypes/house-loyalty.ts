import { defineArchetype } from '../archetype.ts'

/** The stamps or points of one shop, as its guests see them. */
export const houseLoyalty = defineArchetype({
  id: 'house-loyalty',
  words:
    'loyalty app 26, loyalty program 20, loyalty programme 20, stamp card app 28, digital stamp card 28, rewards app 22, bonus app 18, tenth free 20, one free 8, buy nine 10, collect stamps 16, collect points 14, customer loyalty 18, frequent guests 8',
  needs:
    /\b(?:loyalty|rewards?) (?:system|programme?|scheme|platform)\b|\b(?:our|my|the|an?|your) (?:[\p{L}-]+ ){0,2}(?:caf[eé]s?|coffee (?:shop|bar)|shops?|stores?|restaurant|salon|bakery|bar|pizzeria|gym|boutique|barber\w*|car wash|florist|kiosk|roastery|ice cream|bookshop|hotel|brewery|studio|butcher\w*|takeaway|chain|brand|business)\b|\b(?:caf[eé]|coffee|bakery|shop|restaurant|salon|small business)\b[^.]{0,40}\b(?:loyalty|stamps?|rewards?)\b/iu,
  unless:
    /\ball (?:my|your)\b|\bstore cards\b|\bevery shop\b|\bcards of\b|\b(?:pre-?|mobile )?order(?:s|ing)?\b|\bdeliver/i,
  examples: `
    Helps bars and cafés to keep their guests coming back
    Loyalty programme of a shop: purchases of customers, points, what they redeem, tiers, offers and congratulations
    Loyalty app for our coffee bar: nine coffees, the tenth is free, code at the till
    Digital stamp card of my bakery, staff scan the guest's code
    Guests collect points when they pay and choose a gift
    Rewards app for a salon with birthday gifts and offers of the month
    Show the code, get a stamp, the next one is on the house
    Points per euro for our boutique, gifts from a hundred points on
    Replace our paper stamp cards with an app
    Every tenth haircut is free, stamps kept on the phone
    Regulars of the bar earn points and bring a friend
    Car wash regulars: five washes, the sixth for nothing
    Ice cream parlour with a code to scan and a scoop for ten stamps
    Bookshop bonus for readers, a voucher when the card is full`,
  bars: 'cart checkout slots scanner mood deed',
  presets: 'warm, playful',
  icon: 'gift',
  names: 'On the House, Tenth Cup (coffee cafe), Come Again',
  entity: 'reward',
  home: 'focus',
  screens: `
    home | My card | gift
    ticket | Guest card | grid
    browse | Gifts | star
    history | Stamps | clock
    detail | Gift
    profile | Me | user`,
})
