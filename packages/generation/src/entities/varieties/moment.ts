import { moment } from '../moment.ts'
import { defineVarieties } from './variety.ts'

/** What is shared where everybody shares the same kind of thing. */
export const momentVarieties = defineVarieties(moment, [
  {
    signs: 'coworking 9, co-working 9, coworking space 12, hot desk 9, shared office 9, community board 6',
    groups: 'Newest, Offers, Events',
    fields: `
      Photo | photo | office
      Caption | long | Friday breakfast is in the kitchen from nine.
      Kind | choice | News | News, Offer, Event`,
    samples: `
      image | title | subtitle | overline
      coffee | Breakfast on Friday | In the kitchen from nine, bring a cup | Event
      office | Second screen to lend | On the shelf by the window | Offer
      desk | Who writes Portuguese? | Two pages of a menu, paid in lunch | Question
      plant | The fern has a new place | Please water it on Mondays | News
      lamp | Quiet hours moved | Ten to twelve, calls in the booth | News
      bread | Leftover rolls in the kitchen | Eleven, until they are gone | Offer`,
    about: 'Breakfast is in the kitchen from nine on Friday. Bring a cup and somebody new.',
    hero: 'This week | Breakfast on Friday | In the kitchen from nine | See it',
    tip: 'Four new notes | From people on your floor',
  },
  {
    signs:
      'daycare 9, day care 9, kindergarten 9, nursery school 9, preschool 9, nursery 6, diapers 8, nappies 8, naps 6, toddlers 5',
    groups: 'Today, This week, Outings',
    fields: `
      Photo | photo | garden
      Caption | long | A snail got a house of leaves.
      Group | choice | Snails | Snails, Foxes, Owls`,
    samples: `
      image | title | subtitle | overline
      garden | A house of leaves for a snail | Everybody brought one | Snails
      bread | We baked rolls | Kneaded with both hands | Foxes
      park | To the park and back | Two by two, without rain | Owls
      cake | Ida is four | Cake at ten, with candles | Snails
      book | The story of the bear | Read twice, as always | Foxes
      lake | Ducks at the pond | Eleven of them, counted three times | Owls`,
    about: 'Everybody brought a leaf, and the snail moved in before lunch.',
    hero: 'Today | A house of leaves for a snail | Six new photos of the morning | See it',
    tip: 'Six new photos | From the garden this morning',
  },
  {
    signs: 'food, foodie, dish, restaurant, meal, recipe, cook, bake, ramen, coffee, vegan',
    groups: 'Following, Nearby, Best of',
    fields: `
      Photo | photo | ramen
      Caption | long | The broth took fourteen hours.
      Place | place | Noodle corner`,
    samples: `
      image | title | subtitle | overline
      ramen | The broth took fourteen hours | Soft egg, burnt garlic oil | Noodle corner
      pizza | Potato pizza, finally crisp | Rosemary and too much salt | Hearth
      cake | Last slice of plum cake | Warm, with cream | Mill bakery
      taco | Three tacos and no regrets | Beans, lime, crisp onions | Blue door
      coffee | Flat white at the window | Beans from the harbour roaster | Little Olive
      salad | Lentils can be exciting | Herbs, feta, lemon | Green Table`,
    about: 'Fourteen hours on the stove and gone in nine minutes. Ask for the garlic oil.',
    hero: 'Dish of the day | Potato pizza, finally crisp | 112 people liked it | See it',
    tip: '14 new followers | Most came for the ramen',
  },
  {
    signs: 'run, runner, workout, fitness, gym, climb, cyclist, cycling, bike ride, hike, surf, skate',
    groups: 'Following, Nearby, Club',
    fields: `
      Photo | photo | mountain
      Caption | long | Twelve kilometres and no rain.
      Place | place | Ridge path`,
    samples: `
      image | title | subtitle | overline
      mountain | Above the fog for an hour | 12.4 km, 480 m up | Ridge path
      lake | Once around before breakfast | 8.2 km, easy | Mill pond
      bike | Sixty flat ones | Wind from the wrong side | River path
      forest | Roots, mud, good company | 10 km with the club | Town forest
      beach | Winter swim, day nine | Eleven degrees and loud | Harbour
      city | Stairs, twelve times | 40 minutes after work | Old town`,
    about: 'Started in the fog, finished in the sun. The last climb is the one to talk about.',
    hero: 'Picture of the day | Above the fog for an hour | 112 people liked it | See it',
    tip: '14 new followers | Most came for the ridge',
  },
  {
    signs: 'travel, traveller, traveler, trip, backpack, destination',
    groups: 'Following, Nearby, Saved',
    fields: `
      Photo | photo | beach
      Caption | long | The ferry was late and worth it.
      Place | place | North pier`,
    samples: `
      image | title | subtitle | overline
      beach | The ferry was late and worth it | Empty until ten | North pier
      bed | Hut with three beds and one view | Soup included | Ridge path
      city night | Trams until two | Walked home anyway | Old town
      train | Eleven hours by the window | Would do it again | Night train
      lake | Cold, clear, ours | Twenty minutes from the station | Mill pond
      garden | A tea house nobody told us about | Ask for the yard | Temple lane`,
    about: 'Two hours late, one seal, no cars. The island is six kilometres long; walk it.',
    hero: 'Picture of the day | Eleven hours by the window | 112 people liked it | See it',
    tip: '14 new followers | Most came for the night train',
  },
  {
    signs: 'pet 6, dog 6, cat 6, puppy 6, kitten 6, animal 5',
    groups: 'Following, Nearby, Dogs',
    fields: `
      Photo | photo | dog
      Caption | long | He found the only puddle.
      Place | place | River meadow`,
    samples: `
      image | title | subtitle | overline
      dog | He found the only puddle | Pepper, 2 years | River meadow
      cat | Inspector of empty boxes | Miso, 5 years | Kitchen
      dog | First snow, no plan | Juno, 9 months | Park
      bird | Sings along with the kettle | Captain, 3 years | Window sill
      cat | Monday, also her opinion | Olive, 11 years | Sofa
      dog | Waits for the baker | Biscuit, 4 years | Mill street`,
    about: 'One puddle in the whole meadow, and he knew. Dry again by evening.',
    hero: 'Picture of the day | First snow, no plan | 112 people liked it | See it',
    tip: '14 new followers | Most came for Pepper',
  },
  {
    signs: 'decor, decoration, interior, furniture, living room, diy, renovation, home design',
    groups: 'Following, Living room, Kitchen',
    fields: `
      Photo | photo | sofa
      Caption | long | The corner nobody used.
      Room | text | Living room`,
    without: 'Place',
    samples: `
      image | title | subtitle | overline
      sofa | The corner nobody used | One lamp, two chairs, done | Living room
      room lamp | Warm light for long evenings | Three small lamps, no big one | Bedroom
      room | Shelves up to the ceiling | Built in a weekend | Study
      garden | Balcony for two | Herbs, one table, a string of lights | Outside
      sofa | Old sofa, new linen | Cover sewn by hand | Living room
      room | White walls, one colour | Terracotta behind the bed | Bedroom`,
    about: 'One lamp, two chairs and a small table. It took an afternoon and is now the best seat.',
    hero: 'Room of the day | Shelves up to the ceiling | 112 people saved it | See it',
    tip: '14 new followers | Most came for the shelves',
  },
  {
    signs:
      'film photography 8, film photographers 8, film photographer 8, film stock 8, analog photography 8, analogue photography 8, film camera 6, darkroom 6',
    groups: 'Following, Colour, Black and white',
    fields: `
      Photo | photo | city night
      Caption | long | Third frame of the roll, one lamp and a lot of luck.
      Camera | text | Rangefinder, 1972
      Lens | text | 50 mm, f/2
      Film stock | text | Harbour 400
      Share with | choice | Everyone | Everyone, Friends`,
    samples: `
      image | title | subtitle | overline
      city night | One lamp and a lot of luck | Rangefinder, Harbour 400 pushed two stops | Night walk
      sea | Grain like wet sand | Folding camera, Linden 100 | North pier
      forest | Double exposure, not planned | Box camera, expired in 1998 | Old park
      mountain | Last frame of the roll | Medium format, Mill 160 | Ridge path
      garden | Light leak in the corner | Plastic camera, Harbour 200 | Allotment
      coffee | Window light, f/2 | 50 mm, Linden 400 | Old dairy`,
    about:
      'Third frame of the roll, developed in the kitchen on Sunday. The lamp is the only light there was.',
    hero: 'Frame of the day | Grain like wet sand | 112 people liked it | See it',
    tip: '14 new followers | Most came for the double exposure',
  },
])
