import { defineArchetype } from '../archetype.ts'

export const resale = defineArchetype({
  id: 'resale',
  words:
    'used bike market 40, used bikes 28, second-hand bikes 28, market for used 28, selling old stuff 26, sell old stuff 26, sell my stuff 20, sell old things 26, selling old things 26, things i no longer need 20, stuff i no longer need 20, unused memberships 20, unused gym memberships 34, unused tickets 22, unused vouchers 22, garage sale 12, ebay clone 26, ebay 12, resale 14, resell 10, sell second-hand 18, second-hand marketplace 20, secondhand marketplace 20, sell used 16, buy and sell used 20, used marketplace 16, pre-loved 8, preloved 8, classifieds 10, for sale near 10, second-hand 5, second hand 5, thrift 5, list an item 8, make an offer 6, like vinted 16, pre-owned 10, used clothes 18, clothes marketplace 18, classified ads 24, sell used clothes 24',
  examples: `
    Mums and dads buy and resell outgrown baby clothing safely
    Buy or sell new and used things of a household because one moves out, from neighbourhoods close by
    Marketplace where students buy and sell used textbooks
    Exchange for used text books, helping students buy and sell them
    Campus-only marketplace: verified students buy, sell, rent and exchange books, electronics, cycles and calculators
    People sell on memberships, tickets and vouchers they do not use any more
    Gym memberships and season tickets of others taken over for less
    Wedding dresses worn once, by size, try it on at the seller's place, pay safely
    Used ball gowns and suits from private wardrobes, size, price, meet the seller
    Marketplace for second-hand clothes: list an item with photo, size and price, chat with the buyer, mark it sold
    Sell what my children have outgrown: prams, snowsuits, toys, with size, condition and price
    Local classifieds for used things: photo, price, pick-up or shipping, make an offer to the seller
    Resell vintage dresses and worn trainers to others, size, brand, state, make an offer
    Buy and sell used furniture in our city, filter by price and distance, message the seller
    Students sell their used textbooks and bikes to each other, price, condition, meet on campus
    Pre-loved designer bags checked for authenticity, price, shipping, seller rating
    Used cameras and lenses among photographers: shutter count, condition, asking price, reserve it
    Flea market in the phone for our village: people list what they sell, others reserve and collect
    Old phones and laptops, refurbished or used, from private sellers, with price, storage and battery state
    People sell handmade and used musical instruments to each other with photos, price and offers
    My listings, what is reserved and sold, earnings, favourites, offers from buyers, second-hand only
    Post a used thing in a category, whoever wants it writes to its owner in the chat, they sell or trade as they like
    Used sports gear, skis and boots that children outgrow, by size and price, from other parents`,
  // What changes hands without money is a swap.
  needs:
    /^(?!.*\b(?:second-?hand|used|vintage|thrift|charity|antique) ?(?:book|clothes|record|furniture)? ?(?:shops?|stores?|bookshops?|bookstores?)\b)(?=.*\b(?:sell\w*|sold|resell\w*|resale|buy\w*|price[sd]?|pay\w*|offers?|money)\b|(?!.*\b(?:swap\w*|barter\w*|exchang\w*|trad(?:e|ing)|giv(?:e|ing) away|giveaway|for free|no money)\b))(?!.*\b(?:no|without) money\b)/is,
  presets: 'warm, playful',
  icon: 'tag',
  names: 'Second Round, Next Owner, Outgrown (kids children baby)',
  entity: 'used-item',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Search | search
    saved | Liked | heart
    chats | Messages | chat
    detail | Item
    thread | Chat
    form | Sell an item
    slots? | Pick-up
    map? | Map | map
    checkout? | Buy
    profile | Me | user`,
})
