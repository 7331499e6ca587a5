import { defineArchetype } from '../archetype.ts'

export const swap = defineArchetype({
  id: 'swap',
  words:
    'book exchange 24, book exchanges 24, exchange books 22, donated furniture 22, furniture donated 24, find furniture donated 30, give furniture 16, swap lesson plans 34, lesson plans and worksheets 24, swap worksheets 30, swap 6, swapping 6, second-hand 7, second hand 7, secondhand 7, flea market 8, classified 8, give away 7, barter 8, resell 6, thrift 8, clothes swap 9, swap clothes 9, pre-loved 8, used items 7, swap used 18, to swap 10, book swap 20, toy swap 20, plant swap 20, exchange used 16, swap books 18, trade used 14, seed swap 20, swap seeds 18, seed exchange 16, bartering 10',
  examples: `
    Locals give away furniture, bedding and kitchen things to refugees who have just arrived, free, fetch or delivered
    Donated furniture for families who need it: photo, size, where to fetch it, reserved or free
    Teachers swap lesson plans and worksheets by subject and year group
    Students of a hall of residence swap furniture, lamps and kitchen things when they move out
    Neighbours swap second-hand books, games and tools among each other, no money involved
    Swapping circle: what I have, what I look for, we exchange it without paying
    Swap instead of buying new: second-hand toys and clothes for others of the same worth
    Give away used things I no longer need, somebody nearby picks them up
    Trade baby clothes, prams and toys with other parents in the neighbourhood
    Local classifieds: photo, condition, price or free, chat with the seller
    Students sell or give away used textbooks, calculators and furniture to others nearby
    Cuttings and house plants change hands on our street: post one with photo and size, offer one of mine for it, accept or decline, rate the swap
    Exchange plants and seeds for other things with people nearby, photo and chat
    Clothes nobody wears any more: offer them used, like theirs, if both like it we exchange
    Pre-loved furniture, free to a good home or for something in return
    Barter hours and things, I offer jam and want firewood
    Used video games and consoles, offer mine, exchange for yours, agree by chat and meet nearby
    Declutter the attic by offering used lamps, skates, dishes, toys free to neighbours nearby
    My street's give-and-take corner: used things offered free, wanted, reserved, gone
    Resell vintage dresses and worn trainers to others, size, brand, state, make an offer`,
  needs:
    /^(?!.*\b(?:second-?hand|used|vintage|thrift|charity|antique) ?(?:book|clothes|record|furniture)? ?(?:shops?|stores?|bookshops?|bookstores?)\b)/is,
  // What is sold has a price.
  unless:
    /^(?![^]*\b(?:swap\p{L}*|exchang\p{L}*|trad(?:e|es|ing)|barter\p{L}*|giv(?:e|es|ing)|for free|free of charge|without paying)\b)[^]*\b(?:sell|sells|selling|buyers?|sellers?|prices?)\b/iu,
  presets: 'warm, playful',
  icon: 'repeat',
  names: 'Second Round, Loop, Good as New',
  entity: 'offer',
  screens: `
    home | Discover | home
    browse | Search | search
    saved | Liked | heart
    chats | Messages | chat
    detail | Item
    thread | Chat
    form | Post item
    map? | Map | map
    profile | Me | user`,
})
