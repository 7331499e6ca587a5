import type { Gadget } from './gadget.ts'

/** Small questions with one answer: an address, a word, a place at random, which way of travel is lighter. */
export const lookUps: readonly Gadget[] = [
  {
    id: 'postal-code',
    called:
      /\b(?:(?:addresses|address|information on addresses|places?|streets?|cities)(?: in [\p{L} ]{3,20})? (?:by|from) (?:the )?(?:postal|post|zip|pin) ?codes?|(?:postal|post|zip|pin) ?codes? (?:finder|lookup|look-up|search|checker)|look(?:s|ing)? up (?:addresses|postal codes|postcodes))\b/iu,
    unless: /\b(?:deliver\w*|couriers?|real estate|homes? for sale|schools? near)\b/i,
    icon: 'mail',
    presets: 'clean, bold',
    names: 'Five Digits, Return Address, Sorted Mail',
    sheets: [
      {
        name: 'Search',
        title: 'Address by postal code',
        icon: 'search',
        content: `
          fields
          - Postal code | text | 01310-100
          button search | Find address
          hero Linden Avenue | Old Town, São Mateus, SP
          rows Address
          - pin | Street | Linden Avenue, odd numbers to 609
          - home | District | Old Town
          - building | City and state | São Mateus, SP
          - phone | Area code | 11
          map Where it is | Linden Avenue
          quiet copy | Copy address`,
      },
      {
        name: 'By street',
        icon: 'pin',
        content: `
          fields
          - State | choice | SP | SP, RJ, MG, BA
          - City | text | São Mateus
          - Street | text | Mill
          rows Postal codes
          - mail | Mill Street, 1 to 199 | Harbour district | 01311-020
          - mail | Mill Street, from 200 | Harbour district | 01311-021
          - mail | Mill Lane | East End | 01318-400`,
      },
      {
        name: 'Recent',
        icon: 'clock',
        content: `
          rows Looked up
          - mail | 01310-100 | Linden Avenue, Old Town | Today
          - mail | 20040-020 | Harbour Street, Centre | Yesterday
          - mail | 30130-010 | Station Square | Sun 15 Nov`,
      },
    ],
  },
  {
    id: 'word-of-the-day',
    called: /\bword of the day\b/i,
    unless:
      /\b(?:puzzle|quiz\w*|guess\w*|wordle|bible|verse|translat\w+|lessons|course|tribe|language lessons)\b/i,
    icon: 'book',
    presets: 'editorial, calm',
    names: 'A Word a Day, New Noun, Said Well',
    sheets: [
      {
        name: 'Today',
        title: 'Word of the day',
        icon: 'sun',
        content: `
          hero halcyon | adjective, HAL-see-un
          rows Meaning
          - book | Calm and happy, said of days gone by | Meaning
          - chat | “The halcyon weeks before the bridge was built.” | Example
          - globe | From Greek, a bird said to calm the sea | Origin
          button volume | Hear word
          keys
          - heart | Keep
          - share | Share
          - repeat | Another`,
      },
      {
        name: 'Before',
        title: 'Words before',
        icon: 'clock',
        content: `
          rows Last days
          - book | gossamer | Light and thin as a cobweb | Yesterday
          - book | ebullient | Full of cheerful energy | Tue
          - book | laconic | Using few words | Mon
          - book | petrichor | The smell of rain on dry ground | Sun`,
      },
      {
        name: 'Kept',
        icon: 'heart',
        content: `
          rows Kept words
          - heart | petrichor | The smell of rain on dry ground
          - heart | laconic | Using few words`,
      },
      {
        name: 'Widget',
        icon: 'phone',
        said: /\b(?:widgets?|watch|home screen|lock screen|notifications?)\b/i,
        content: `
          chips Widget | Small, * Medium, Lock screen
          hero halcyon | Calm and happy, said of days gone by
          switches
          - Meaning in the widget
          - Show on watch
          - Tell me at 8:00`,
      },
    ],
  },
  {
    id: 'trip-footprint',
    called:
      /\b(?:(?:compar\w+|calculat\w+|work\w* out) (?:the )?(?:carbon|co2|climate|emissions?)[^.]{0,20}\b(?:of|for|between) (?:a |your |my )?(?:trips?|journeys?|travel\w*|flights?|routes?)|(?:trip|travel|journey|flight) (?:carbon|co2|emissions?) (?:footprint )?(?:calculator|comparison|comparer))\b/i,
    unless: /\b(?:companies|employees|friends|users|households?|challenge|supply chain)\b/i,
    icon: 'leaf',
    presets: 'natural, clean',
    names: 'Lighter Way, Kilos per Mile, Slow Train',
    sheets: [
      {
        name: 'Compare',
        title: 'Compare trips',
        icon: 'leaf',
        content: `
          fields
          - From | text | Ghent
          - To | text | Turin
          - Distance in km | number | 900
          - People in the car | number | 2
          stats Carbon footprint each
          - 31.5 kg | Train | {Distance in km} * 0.035
          - 76.5 kg | Car | {Distance in km} * 0.17 / {People in the car}
          - 229.5 kg | Plane | {Distance in km} * 0.255
          - 24.3 kg | Coach | {Distance in km} * 0.027
          chips Trip | One way, * Return
          chart Kilograms of CO2 | 31.5, 76.5, 229.5, 24.3 | Train, Car, Plane, Coach
          button plus | Keep trip`,
      },
      {
        name: 'Trips',
        icon: 'list',
        content: `
          rows Compared trips
          - train | Ghent to Turin | Train, 11 h 20 | 31.5 kg | Lightest
          - car | Lisbon to Porto | Car with three, 3 h | 17.7 kg
          - plane | Bergen to Leipzig | Plane, 2 h 10 | 296 kg | Heaviest
          - train | Leipzig to Ghent | Train, 7 h 40 | 24.1 kg
          hero 74 kg | Saved this year by taking the train`,
      },
    ],
  },
  {
    id: 'weather-elsewhere',
    called:
      /\bweather (?:at|in|of|from) (?:a |any )?random (?:location|place|city|spot)|\brandom (?:location|place|city)(?:'s)? weather\b/i,
    icon: 'cloud',
    presets: 'calm, clean',
    names: 'Somewhere Else, Rain Elsewhere, Spin the Globe',
    sheets: [
      {
        name: 'Elsewhere',
        title: 'Weather somewhere',
        icon: 'cloud',
        content: `
          image field
          hero −4°, light snow | Tórshavn, 2,140 km from you
          stats Right now
          - −9° | Feels like
          - 31 km/h | Wind
          - 86 % | Humidity
          rows There
          - clock | Local time | 8:41
          - sun | Daylight | 9:02 to 15:48
          - cloud | Later today | Snow until four
          button repeat | Another random location
          quiet heart | Keep this place`,
      },
      {
        name: 'Been there',
        icon: 'list',
        content: `
          rows Shown before
          - cloud | Tórshavn | Light snow | −4°
          - sun | Windhoek | Clear | 31°
          - drop | Hobart | Showers | 14°
          - cloud | Ushuaia | Overcast | 8°`,
      },
    ],
  },
  {
    id: 'accent-atlas',
    called:
      /\b(?:(?:(?:english|french|spanish|german|different|regional|foreign) )+accents?|accents? (?:of|around|from|trainer|listening))\b/i,
    unless: /\b(?:keyboard|letters|colou?rs?|walls?|furniture|diacritic\w*|speech therap\w+|lose|reduce)\b/i,
    icon: 'headphones',
    presets: 'playful, clean',
    names: 'Say That Again, Broad Vowels, Good Ear',
    sheets: [
      {
        name: 'Listen',
        title: 'Accents',
        icon: 'headphones',
        content: `
          chips Region | * All, Europe, Africa, Asia, Americas, Oceania
          rows Tap to hear the same sentence
          - play | Glasgow | Rolled r, short vowels | 0:14 | Hard
          - play | Dublin | Soft t, rising end | 0:12
          - play | Lagos | Even stress, clear consonants | 0:13
          - play | Mumbai | Retroflex t and d | 0:12
          - play | Sydney | “Day” near to “die” | 0:11
          - play | Texas | Long, gliding vowels | 0:15
          keys
          - repeat | Again
          - clock | Slower
          - file | Show text`,
      },
      {
        name: 'Guess',
        title: 'Where are they from?',
        icon: 'help',
        content: `
          ring Right so far | 0.7 | 7 of 10 | best: nine
          button play | Play voice
          chips Where from | Glasgow, Dublin, Lagos, Sydney
          rows Missed
          - warning | Auckland | You said Sydney
          - warning | Cape Town | You said London`,
      },
      {
        name: 'Tips',
        icon: 'book',
        content: `
          rows What to listen for
          - volume | R at the end of words | Heard in Glasgow and Texas, not in Sydney
          - volume | T between vowels | Like a d in Texas, gone in London
          - volume | “Bath” and “trap” | The same vowel north, not south
          - volume | Melody | Rises at the end in Dublin and Mumbai`,
      },
    ],
  },
]
