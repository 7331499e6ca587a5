import { defineArchetype } from '../archetype.ts'

export const lostFound = defineArchetype({
  id: 'lost-found',
  words:
    'lost and found items 26, found items around campus 34, lost jumpers 60, lost jumper 50, lost sweaters 50, lost sweatshirts 50, lost clothes 50, lost clothing 50, lost uniform 50, lost lunch boxes 40, lost property box 50, lost property of 40, thats ours 34, that is ours 34, lost mittens 34, lost gloves 30, lost umbrellas 30, lost things in our 34, found where 24, thats mine 24, that is mine 22, lost luggage 50, lost baggage 50, missing luggage 44, luggage tracker 40, baggage tracker 40, lost and found 12, lost property 12, found items 9, lost items 9, lost item 8, found item 8, lost pet 12, lost cat 12, lost dog 12, missing pet 12, missing cat 12, missing dog 12, lost animal 12, stolen bike 9, lost bike 9, found a wallet 26, i found a 18, lost my wallet 22, lost wallet 18, lost glove 30, lost gloves 30, lost and found board 34',
  examples: `
    Mittens and caps left behind in the kindergarten: photo, where it lay, parents say that is ours
    Lost umbrellas at school, picture, found in which room, claim it
    Lost property of the bus company, umbrellas and bags: see what drivers handed in
    School's box of forgotten gloves, bottles and gym bags with photos for parents
    Keys, wallets, phones picked up at our festival; describe yours and collect it at the gate
    Somebody took my bicycle; post frame number and picture, people look out for it
    Swimming pool staff record goggles and towels left behind, place, date, fetched or given away
    Town office for things handed in: category, colour, finder, kept until, the owner claims it with a number
    Visitors search what staff found and claim their jacket or phone, photo, place and colour of each item
    I found a ring at the beach and look for its owner
    Airport desk with suitcases, laptops and passports, claim form, proof of ownership, shipping
    Lost item in the train, say a rucksack, report it and be told when it turns up
    Found items in our hotel: what guests forget in their rooms and sends it after them
    Lost and found of a university cafeteria of forgotten chargers, scarves and ID cards, search by day
    Neighbourhood page where people post a purse or a teddy they picked up and where`,
  presets: 'clean, natural',
  icon: 'search',
  names: 'Found It, Left Behind, Back Again',
  entity: 'found-item',
  home: 'shelf',
  bars: 'deed',
  screens: `
    home | Found | home
    browse | Search | search
    map? | Map | map
    history | Claimed | check
    detail | Found item
    form | Report
    notifications? | Alerts
    profile | Me | user`,
})
