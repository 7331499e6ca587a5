import { offer } from '../offer.ts'
import { defineVarieties } from './variety.ts'

const base = `
      Wants | text | A thriller or a cookbook
      Condition | choice | Good | New, Good, Used
      Photo | photo | book`

export const offerVarieties = defineVarieties(offer, [
  {
    signs: 'book, books, novels, comics',
    groups: 'Novels, Crime, Children, Cooking',
    fields: `Title | text | Small Rivers\n${base}`,
    samples: `
      image | title | subtitle | overline | value
      book story | Small Rivers | Ruth Adeyemi, good | Lea, 2 points | Swap
      sea book | The Lighthouse Ledger | Tomás Rey, like new | Omar, 3 points | Swap
      science book | Why Bubbles Are Round | Iris Chen, used | Kim, 1 point | Swap
      history book | The Salt Road | Omar Haddad, good | Ana, 2 points | Swap
      night book | Nine Keys, No Doors | Lea Brandt, new | Ruth, 4 points | Swap`,
    about: 'Read once, one coffee ring on page 40. Goes out by mail on Friday, for two points.',
    facts: 'Good | Condition\n2 | Points\nMail | Sent by',
    hero: 'On your wish list | The Lighthouse Ledger | Omar would send it for three points | Ask for it',
    add: 'Offer a book',
    use: 'Ask for it',
  },
  {
    signs: 'clothes, clothing, dresses, wardrobe, fashion',
    groups: 'Tops, Dresses, Shoes, Kids',
    samples: `
      image | title | subtitle | overline | value
      dress | Linen dress, green | Size 38, like new | Lea, 0.8 km | Swap
      shirt | Striped shirt | Size M, worn twice | Omar, 1.4 km | Swap
      boot | Rain boots | Size 41, good | Kim, 2.1 km | Swap
      sweater | Wool jumper | Size L, used | Ana, 2.6 km | Swap
      bag | Canvas bag | New | Ruth, 3.0 km | Swap`,
    about: 'Worn twice, washed cold. Would swap it for a wool jumper in M.',
    facts: '38 | Size\nNew | Condition\n0.8 km | Away',
    hero: 'Near you | Linen dress, green | Lea looks for a jumper in M | Offer a swap',
    add: 'Add piece',
    use: 'Offer a swap',
  },
  {
    signs: 'seed swap 9, swap seeds 9, offer seeds 9, seed exchange 9, seed packets 7',
    groups: 'Vegetables, Herbs, Flowers',
    fields: `
      Variety | text | Tomato, black plum
      Seeds | number | 40
      Harvested | choice | 2025 | 2025, 2024, 2023
      Sowing months | text | March to April
      Swap for | text | Climbing beans
      Photo | photo | vegetable
      Pick up | place | Linden square`,
    without: 'Title, Size, Condition',
    samples: `
      image | title | subtitle | overline | value
      tomato | Tomato, black plum | Sow March to April | Lea, 0.8 km | 40 seeds
      flower | Sunflower, tall | Sow April to June | Omar, 1.4 km | 25 seeds
      vegetable | Climbing bean, blue | Sow May to June | Kim, 2.1 km | 18 seeds
      herbs | Basil, Genoa | Sow March to June | Ana, 2.6 km | One bag
      vegetable | Lamb’s lettuce | Sow July to September | Ruth, 3.0 km | One bag
      flower | Hollyhock, dark red | Sow June to July | Iris, 3.4 km | 30 seeds`,
    about: 'Picked in September from the two sweetest plants. Would swap them for climbing beans.',
    facts: '40 | Seeds\n2025 | Harvested\n0.8 km | Away',
    hero: 'Near you | Tomato, black plum | Lea looks for climbing beans | Ask for a swap',
    add: 'Offer seeds',
    use: 'Ask for a swap',
  },
  {
    signs: 'plants, cuttings, seeds, seedlings',
    groups: 'Cuttings, Seeds, House, Garden',
    fields: `
      Title | text | Monstera cutting
      Photo | photo | plant
      Condition | choice | Rooted | Rooted, Fresh cut, In a pot, Seeds
      Swap for | text | An aloe
      Pick up | place | Linden square`,
    without: 'Size',
    samples: `
      image | title | subtitle | overline | value
      plant | Monstera cutting | Two leaves, rooted | Lea, 0.8 km | Swap
      flower | Sunflower seeds | 2025, tall ones | Omar, 1.4 km | Gift
      tomato | Tomato seedlings | Six in pots | Kim, 2.1 km | Swap
      plant | Aloe, three pups | Sunny window | Ana, 2.6 km | Swap
      flower | Dahlia tubers | Mixed reds | Ruth, 3.0 km | Swap`,
    about: 'Rooted in water for three weeks, ready for soil. Would swap it for an aloe.',
    facts: '2 | Leaves\nRooted | State\n0.8 km | Away',
    hero: 'Near you | Monstera cutting | Lea looks for an aloe | Offer a swap',
    add: 'Offer a plant',
    use: 'Offer a swap',
  },
  {
    signs: 'board games, board game, games, puzzles, jigsaws, toys',
    groups: 'Family, Two players, Puzzles, Children',
    without: 'Size',
    fields: `
      Title | text | Harbour Traders
      Photo | photo | game
      Condition | choice | Complete | Complete, One piece missing, Worn box
      Swap for | text | A game for two
      Pick up | place | Linden square`,
    samples: `
      image | title | subtitle | overline | value
      game | Harbour Traders | 2 to 4 players, complete | Lea, 0.8 km | Swap
      puzzle | Lighthouse, 1,000 pieces | Counted twice | Omar, 1.4 km | Swap
      train | Wooden train set | 32 pieces, one bridge | Kim, 2.1 km | Gift
      game | Night Owls | Two players, box worn | Ana, 2.6 km | Swap
      chess | Travel chess | Magnetic, all there | Ruth, 3.0 km | Swap`,
    about: 'Played four times, all pieces counted on Sunday. Would swap it for something for two.',
    facts: '2 to 4 | Players\n45 min | Lasts\n0.8 km | Away',
    hero: 'Near you | Harbour Traders | Lea looks for a game for two | Offer a swap',
    add: 'Offer a game',
    use: 'Offer a swap',
  },
  {
    signs: 'records, record, vinyl, vinyls, cds, tapes, cassettes',
    groups: 'Jazz, Soul, Rock, Classical',
    without: 'Size',
    fields: `
      Title | text | Low Water
      Artist | text | Noor and the Tides
      Photo | photo | vinyl
      Condition | choice | Very good | Mint, Very good, Good, Worn
      Swap for | text | Early soul
      Pick up | place | Linden square`,
    samples: `
      image | title | subtitle | overline | value
      vinyl | Low Water | Noor and the Tides, 1978 | Lea, 0.8 km | Swap
      vinyl | Blue Hour Quartet | Live, very good | Omar, 1.4 km | Swap
      vinyl | Slow Harbour | First pressing, small scratch | Kim, 2.1 km | Swap
      vinyl | Last Tram North | Reissue, sealed | Ana, 2.6 km | Gift
      vinyl | Sides B | Compilation, good | Ruth, 3.0 km | Swap`,
    about: 'First pressing with the inner sleeve. One click on side B, otherwise quiet.',
    facts: '1978 | Year\nVery good | Condition\n0.8 km | Away',
    hero: 'Near you | Low Water | Lea looks for early soul | Offer a swap',
    add: 'Offer a record',
    use: 'Offer a swap',
  },
  {
    signs: 'furniture 6, sofa 5, sofas 5, kitchen stuff 6, household things 6, moving out 5, lamps 4, dorm 4',
    groups: 'Furniture, Kitchen, Plants, Study',
    without: 'Size',
    fields: `
      Title | text | Desk, 120 by 60
      Photo | photo | desk
      Condition | choice | Good | New, Good, Used
      Swap for | text | A bicycle, or nothing
      Fetch until | date | Mon 30 Nov`,
    facts: 'Good | Condition\n30 Nov | Until\nRoom 214 | Where',
    samples: `
      image | title | subtitle | overline | badge | tone
      desk | Desk, 120 by 60 | Good, one scratch | Lea, room 214 | Swap | primary
      lamp | Standing lamp | Works, warm light | Omar, room 118 | Gift | success
      pan | Two pans and a pot | Used for a year | Kim, block B | Swap | primary
      plant | Monstera in a pot | One metre high | Ana, room 302 | Gift | success
      chair | Desk chair, black | Rolls well | Iris, block A | Swap | primary
      kettle | Kettle and toaster | Clean, both work | Tomás, room 226 | Swap | accent`,
    about: 'Goes through the door in one piece. One scratch at the left edge; I move out on 30 November.',
    hero: 'New in your halls | Desk, 120 by 60 | Lea in room 214 looks for a bicycle | See desk',
  },
  {
    signs:
      'lesson plans 9, lesson plan 9, worksheets 9, worksheet 8, teaching materials 9, teaching resources 9',
    groups: 'Maths, Languages, Science, Primary',
    without: 'Size, Photo, Condition, Swap for',
    one: 'Material',
    icon: 'file',
    fields: `
      Title | text | Fractions with pizza
      Subject | choice | Maths | Maths, English, Science, History, Art
      Year | choice | Year 4 | Year 3, Year 4, Year 5, Year 6
      Kind | choice | Lesson plan | Lesson plan, Worksheet, Test, Game
      Pages | number | 4`,
    samples: `
      icon | title | subtitle | overline | meta
      file | Fractions with pizza | Lesson plan, year 4, 45 min | Maths | 42 times taken
      file | Parts of a plant | Worksheet, year 3, 2 pages | Science | 38 times taken
      file | Verbs on the move | Game, year 3, cards to cut | English | 51 times taken
      file | The water cycle | Lesson plan, year 5, with test | Science | 29 times taken
      file | Map of Europe, blank | Worksheet, year 6 | Geography | 64 times taken
      file | Rome in one lesson | Lesson plan, year 6 | History | 17 times taken`,
    about:
      'Tried with two classes. Pizza of paper to cut, sheet with answers, and one task for those who are quick.',
    facts: 'Year 4 | For\n45 min | Takes\n4 | Pages',
    figures: '128 | Materials | +14\n6 | Yours\n42 | Times taken',
    hero: 'New for year 4 | Fractions with pizza | Lea looks for something on decimals | Ask to swap',
    tip: '14 new in your subject | Three for your year',
    add: 'Put up a material',
    use: 'Ask to swap',
  },
])
